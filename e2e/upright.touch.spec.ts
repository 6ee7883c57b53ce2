import { expect, type Page, test } from '@playwright/test'
import { fingersOn } from './fingers.ts'
import {
  deskOf,
  framesPass,
  modelNamed,
  openProgram,
  openTable,
  putHintsAway,
  spotAt,
  spotOf,
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
  })
}
