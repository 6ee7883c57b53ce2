import { expect, test } from '@playwright/test'
import { fingersOn } from './fingers.ts'
import { answerOf, deskOf, framesPass, openProgram, openReady, putHintsAway } from './program.ts'

test.beforeEach(async ({ page }) => {
  await openProgram(page)
  await putHintsAway(page)
})

test('with both sides on, each player unfolds the reasons on their own side', async ({ page }) => {
  await page.getByRole('button', { name: 'Both sides' }).tap()
  const reasons = page.getByRole('region', { name: 'Reasons' })
  const opposite = page.getByRole('region', { name: 'Answer, for the player opposite' })
  await opposite.getByRole('button', { name: 'Why' }).tap()
  const middle = (page.viewportSize()?.height ?? 0) / 2
  expect((await reasons.boundingBox())?.y).toBeLessThan(middle)
  await page.getByRole('region', { name: 'Answer', exact: true }).getByRole('button', { name: 'Why' }).tap()
  await expect(reasons).toHaveCount(1)
  expect((await reasons.boundingBox())?.y).toBeGreaterThan(middle)
})

test('a locked scale says so on the board, is unlocked there, and does not hide a practice question', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Settings' }).tap()
  await page.getByRole('button', { name: 'True scale on this screen' }).tap()
  await page.getByRole('button', { name: 'This bar measures: more' }).tap()
  await page.getByRole('button', { name: 'Lock at true scale' }).tap()
  const chip = page.getByRole('button', { name: 'Locked at 1:1. Unlock' })
  await expect(chip).toBeVisible()
  const { trueScale } = await deskOf(page)
  expect(trueScale).not.toBeNull()
  await page.evaluate(() => {
    location.hash = '#drill=2a'
  })
  await expect(page.getByRole('button', { name: 'In', exact: true })).toBeVisible()
  await expect.poll(async () => (await deskOf(page)).view.scale).not.toBe(trueScale)
  await page.getByRole('button', { name: 'Leave the practice' }).tap()
  await expect.poll(async () => (await deskOf(page)).view.scale).toBe(trueScale)
  await page.getByRole('button', { name: 'Show all' }).tap()
  await page.getByRole('button', { name: 'Unlock and show all' }).tap()
  await expect(chip).toHaveCount(0)
  expect((await deskOf(page)).view.scale).not.toBe(trueScale)
})

test('another table opens with the select tool in hand, or with that of the procedure that lies half played', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Blast', exact: true }).tap()
  await openReady(page, 'siege')
  expect((await deskOf(page)).tool).toBe('select')
  await openReady(page, 'newcomer')
  expect((await deskOf(page)).tool).toBe('procedure')
})

test.describe('on an upright screen', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('the handle of the sheet is dragged down to close it and up to open it, and tapped for either', async ({
    page,
  }) => {
    const fingers = await fingersOn(page)
    const middleOf = async (name: string) => {
      const box = await page
        .getByRole('complementary', { name: 'Details' })
        .getByRole('button', { name })
        .first()
        .boundingBox()
      if (!box) throw new Error(`${name} is not to be seen`)
      expect(box.height).toBeGreaterThanOrEqual(44)
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    const tabs = page.getByRole('radiogroup', { name: 'Details' })
    await expect(tabs).toBeVisible()
    const down = await middleOf('Fold the panel')
    await fingers.drag(down, { x: down.x, y: down.y + 90 })
    await framesPass(page)
    await expect(tabs).toHaveCount(0)
    const up = await middleOf('Unfold the panel')
    await fingers.drag(up, { x: up.x, y: up.y - 90 })
    await framesPass(page)
    await expect(tabs).toBeVisible()
    await fingers.tap(await middleOf('Fold the panel'))
    await expect(tabs).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('one’s own outline can be shifted by a finger, and either end be shown', async ({ page }) => {
    const fingers = await fingersOn(page)
    await page.evaluate(() => {
      const { chrome } = (window as unknown as { edgewise: { stores: { chrome: { setState(to: object): void } } } })
        .edgewise.stores
      chrome.setState({ dialog: 'outline' })
    })
    const drawing = page.getByRole('region', { name: 'The outline of the spray' })
    await expect(drawing).toBeVisible()
    const shifted = () => drawing.evaluate((box) => box.scrollLeft)
    const box = await drawing.boundingBox()
    if (!box) throw new Error('no drawing')
    await fingers.drag({ x: box.x + 250, y: box.y + 60 }, { x: box.x + 60, y: box.y + 60 })
    await expect.poll(shifted).toBeGreaterThan(100)
    await page.getByRole('button', { name: 'Narrow end' }).tap()
    await expect.poll(shifted).toBe(0)
    await page.getByRole('button', { name: 'Far end' }).tap()
    await expect.poll(shifted).toBeGreaterThan(300)
  })

  test('a tool that has laid nothing says on the rule what to do, behind the old answer', async ({ page }) => {
    await page.getByRole('button', { name: 'Blast', exact: true }).tap()
    await expect(answerOf(page)).toContainText('4 covered')
    await expect(answerOf(page)).toContainText('Tap where the blast lands')
  })
})
