import { expect, type Page, test } from '@playwright/test'
import { fingersOn } from './fingers.ts'
import {
  deskOf,
  framesPass,
  modelNamed,
  openProgram,
  openReady,
  openTable,
  putHintsAway,
  spotAt,
  spotOf,
  tableOf,
  tableWith,
  takeTool,
} from './program.ts'

const scene = tableWith([
  { id: 'Ox', x: 20, y: 24, base: { shape: 'round', mm: 50 } },
  { id: 'Scout', x: 25, y: 24, side: 'b' },
  { id: 'Raider', x: 26.4, y: 25, side: 'b' },
])

/** Where the board is in the window and what it shows. */
async function lie(page: Page) {
  const box = await page.locator('[data-board]').boundingBox()
  return { box, view: (await deskOf(page)).view }
}

/** Drags, and expects that the board lies as it did with every move of the finger. */
async function dragOverStillBoard(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  const fingers = await fingersOn(page)
  const before = await lie(page)
  await fingers.hold(from)
  for (let step = 1; step <= 8; step++) {
    await fingers.hold({ x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 })
    await framesPass(page)
    // What the panel tells follows the finger a little later.
    if (step % 4 === 0) await page.waitForTimeout(200)
    expect(await lie(page)).toEqual(before)
  }
  await fingers.lift()
}

for (const [form, viewport] of [
  ['an upright tablet', { width: 768, height: 1024 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on ${form}`, () => {
    test.use({ viewport })

    test.beforeEach(async ({ page }) => {
      await openProgram(page)
      await putHintsAway(page)
      await openTable(page, scene)
    })

    test('with the sheet open nothing is pushed about under a finger, whatever it drags', async ({ page }) => {
      // On a phone the tool in hand, tapped again, shows its sheet.
      const open = async (tool: string) => {
        await takeTool(page, tool)
        if (!(await page.getByRole('button', { name: 'Fold the panel' }).first().isVisible()))
          await takeTool(page, tool)
        await expect(page.getByRole('complementary', { name: 'Details' })).toBeVisible()
        await framesPass(page)
      }
      await framesPass(page)
      if (!(await page.getByRole('complementary', { name: 'Details' }).isVisible())) await takeTool(page, 'Select')
      await dragOverStillBoard(page, await spotOf(page, 'Ox'), await spotAt(page, 20, 26))
      await expect.poll(async () => (await modelNamed(page, 'Ox')).y).toBeCloseTo(26, 1)
      expect((await modelNamed(page, 'Ox')).x).toBeCloseTo(20, 1)

      for (const tool of ['Measure', 'Spray', 'Blast']) {
        await open(tool)
        await dragOverStillBoard(page, await spotOf(page, 'Ox'), await spotOf(page, 'Scout'))
      }
      if (form === 'a phone') return
      await open('Aside')
      await dragOverStillBoard(page, await spotOf(page, 'Ox'), await spotAt(page, 24, 25))
    })

    test('what is tapped far down in the sheet scrolls no more than the sheet', async ({ page }) => {
      await openReady(page, 'spray')
      const { x, y } = await spotOf(page, 'Shield 5')
      await page.touchscreen.tap(x, y)
      if (!(await page.getByRole('complementary', { name: 'Details' }).isVisible())) await takeTool(page, 'Select')
      await expect(page.getByText('Play', { exact: true })).toBeAttached()
      const before = await lie(page)
      await page.getByText('Play', { exact: true }).tap()
      await expect.poll(async () => (await tableOf(page)).stage).toBe('play')
      await framesPass(page)
      expect((await lie(page)).box).toEqual(before.box)
    })
  })
}

/** Whether a key can be seen whole: nothing lies over its upper or its lower edge, and neither is scrolled away. */
const isInSight = (page: Page, name: string): Promise<boolean> =>
  page.getByRole('button', { name, exact: true }).evaluate((key) => {
    const { left, top, bottom, width } = key.getBoundingClientRect()
    return [top + 3, bottom - 3].every((y) => key.contains(document.elementFromPoint(left + width / 2, y)))
  })

for (const [form, viewport] of [
  ['a tablet', { width: 1024, height: 768 }],
  ['an upright tablet', { width: 768, height: 1024 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on ${form}`, () => {
    test.use({ viewport })

    test('a procedure that is laid shows its dice, and the key that goes on stays in the window to the end', async ({
      page,
    }) => {
      await openProgram(page)
      await putHintsAway(page)
      if (form === 'a phone') {
        await page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name: 'More' }).tap()
        await page.getByRole('button', { name: 'Resolve', exact: true }).tap()
      } else await takeTool(page, 'Resolve')
      await page.getByRole('combobox', { name: 'What' }).selectOption({ label: 'Spray attack' })
      const fold = page.getByRole('button', { name: 'Fold the panel' })
      if (form !== 'a tablet') {
        await fold.first().tap()
        await framesPass(page)
      }
      const fingers = await fingersOn(page)
      await fingers.tap(await spotOf(page, 'Gunner'))
      await fingers.tap(await spotOf(page, 'Shield 3'))
      await expect(page.getByRole('button', { name: 'Roll', exact: true })).toBeVisible()
      const record = page.getByRole('button', { name: 'Record', exact: true })
      for (let rolls = 0; rolls < 12 && !(await record.isVisible()); rolls++) {
        expect(await isInSight(page, 'Roll')).toBe(true)
        await page.getByRole('button', { name: 'Roll', exact: true }).tap()
        await framesPass(page)
      }
      expect(await isInSight(page, 'Record')).toBe(true)
      // Nothing that the rule says is cut.
      const cut = await page.getByRole('region', { name: 'Answer' }).evaluate((rule) => {
        const text = rule.querySelector('[aria-live] > div')
        const room = text?.parentElement
        if (!text || !room) return true
        const [inner, outer] = [text.getBoundingClientRect(), room.getBoundingClientRect()]
        return (
          inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1 || text.scrollHeight > text.clientHeight + 1
        )
      })
      expect(cut).toBe(false)
    })
  })
}

test('models are put down without looking for the key', async ({ page }) => {
  await openProgram(page)
  await putHintsAway(page)
  await takeTool(page, 'Add')
  await page
    .getByRole('button', { name: /Several|unit/ })
    .first()
    .tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await isInSight(page, 'Put 5 down')).toBe(true)
})
