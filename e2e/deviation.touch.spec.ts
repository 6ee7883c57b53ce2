import { expect, test } from '@playwright/test'
import { fingersOn } from './fingers.ts'
import { answerOf, openProgram, openReady, putHintsAway, tableOf } from './program.ts'

test.beforeEach(async ({ page }) => {
  await openProgram(page)
  await putHintsAway(page)
})

test('the siege shot of the rulebook drifts three inches and catches one', async ({ page }) => {
  await openReady(page, 'siege')
  await expect(answerOf(page)).toContainText('Hunter 4 covered by 1.18″')
  await page.getByRole('button', { name: 'Why' }).tap()
  const reasons = page.getByRole('region', { name: 'Reasons' })
  await expect(reasons).toContainText('10.00″')
  await expect(reasons).toContainText('5.00″')
})

test('a die taken back and rolled again falls the same', async ({ page }) => {
  await openReady(page, 'siege')
  await page
    .getByRole('radio', { name: 'Deviation' })
    .or(page.getByRole('button', { name: 'Deviation', exact: true }))
    .first()
    .tap()
  const roll = page.getByRole('button', { name: 'Roll both' })
  const unrolled = (await tableOf(page)).lays
  await roll.tap()
  await expect.poll(async () => (await tableOf(page)).lays).not.toEqual(unrolled)
  const fallen = (await tableOf(page)).lays
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(async () => (await tableOf(page)).lays).not.toEqual(fallen)
  await roll.tap()
  await expect.poll(async () => (await tableOf(page)).lays).toEqual(fallen)
})

test('a hit stays on its target, and its dice are still there when it is taken back', async ({ page }) => {
  await openReady(page, 'siege')
  const hit = page.getByRole('button', { name: 'Hit, no drift' })
  await hit.tap()
  await expect(answerOf(page)).toContainText('4 covered')
  await hit.tap()
  await expect(answerOf(page)).toContainText('Hunter 4 covered by 1.18″')
})

test('a drift that the edge of the mat cuts says so', async ({ page }) => {
  await openReady(page, 'edge')
  await page.getByRole('button', { name: 'Why' }).tap()
  await expect(page.getByRole('region', { name: 'Reasons' })).toContainText(/edge/i)
})

test('a walk that leaves the back arc half way is no back strike, and the place is named', async ({ page }) => {
  await openReady(page, 'backStrike')
  await expect(answerOf(page)).toContainText(/back strike/i)
  await page.getByRole('button', { name: 'Why' }).tap()
  await expect(page.getByRole('region', { name: 'Reasons' })).toContainText(/after|walk/i)
})

test('a second finger on the board while a blast is dragged takes the drag back', async ({ page }) => {
  const fingers = await fingersOn(page)
  const before = await tableOf(page)
  await page
    .getByRole('radio', { name: 'Blast' })
    .or(page.getByRole('button', { name: 'Blast', exact: true }))
    .first()
    .tap()
  await fingers.hold({ x: 400, y: 500 })
  await fingers.hold({ x: 430, y: 520 })
  await fingers.hold({ x: 430, y: 520 }, { x: 600, y: 600 })
  await fingers.lift()
  expect((await tableOf(page)).lays).toEqual(before.lays)
})
