import { expect, test } from '@playwright/test'
import { fingersOn } from './fingers.ts'
import { answerOf, deskOf, openProgram, putHintsAway, spotOf, tableOf } from './program.ts'

test('from load to the first covered-model answer in at most three taps', async ({ page }) => {
  await openProgram(page)
  await expect(answerOf(page)).toContainText('4 covered')
  const fingers = await fingersOn(page)
  const tool = await page
    .getByRole('radio', { name: 'Blast' })
    .or(page.getByRole('button', { name: 'Blast' }))
    .first()
    .boundingBox()
  if (!tool) throw new Error('the blast is not to be seen')
  await fingers.tap({ x: tool.x + tool.width / 2, y: tool.y + tool.height / 2 })
  await fingers.tap(await spotOf(page, 'Shield 4'))
  await expect.poll(async () => (await tableOf(page)).lays.map((lay) => lay.kind)).toEqual(['blast'])
  await expect(answerOf(page)).toContainText('covered')
})

test('the hints can be put away for good', async ({ page }) => {
  await openProgram(page)
  await expect(page.getByText('1 of 4')).toBeVisible()
  await putHintsAway(page)
  await expect(page.getByText('1 of 4')).toHaveCount(0)
  await page.reload()
  await page.waitForFunction(() => performance.getEntriesByName('edgewise:usable').length > 0)
  await expect(page.getByText('1 of 4')).toHaveCount(0)
})

test('flip turns the view by 180° and back, in one tap each', async ({ page }) => {
  await openProgram(page)
  const before = await spotOf(page, 'Gunner')
  await page.getByRole('button', { name: 'Flip the view' }).tap()
  expect((await deskOf(page)).view.flipped).toBe(true)
  const after = await spotOf(page, 'Gunner')
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeGreaterThan(100)
  await page.getByRole('button', { name: 'Flip the view' }).tap()
  expect(await spotOf(page, 'Gunner')).toEqual(before)
})
