import { expect, type Page, test } from '@playwright/test'
import { fingersOn } from './fingers.ts'
import { answerOf, modelNamed, openProgram, openReady, putHintsAway, spotOf, tableOf, takeTool } from './program.ts'

test.beforeEach(async ({ page }) => {
  await openProgram(page)
  await putHintsAway(page)
})

const record = (page: Page) => page.getByRole('button', { name: 'Record', exact: true }).tap()
const take = (page: Page, label: string) => page.getByRole('combobox', { name: 'What' }).selectOption({ label })

/** What the table keeps of a model beside its place. */
const seen = async (page: Page, name: string) => {
  const model = (await tableOf(page)).models.find((one) => one.name === name)
  return model && 'unit' in model ? { unit: model.unit, marks: 'marks' in model ? model.marks : [] } : null
}

test('a captain joins a unit at a place tapped on the board, may not leave in that sub-phase, leaves in the next, and all is undone', async ({
  page,
}) => {
  await openReady(page, 'newcomer')
  const begun = (await tableOf(page)).models
  const fingers = await fingersOn(page)
  await takeTool(page, 'Resolve')
  await expect(answerOf(page)).toContainText('Captain joins Spearmen')

  // A place is tapped where another stands: the captain takes it, who stood there goes behind.
  const fourth = await modelNamed(page, 'Spearman 4')
  await fingers.tap(await spotOf(page, 'Spearman 4'))
  await expect(answerOf(page)).toContainText('rank 1, file 5')
  await record(page)
  await expect.poll(() => seen(page, 'Captain')).toEqual({ unit: 'Spearmen', marks: ['joined', 'locked'] })
  const captain = await modelNamed(page, 'Captain')
  expect(captain.x).toBeCloseTo(fourth.x, 6)
  expect(captain.y).toBeCloseTo(fourth.y, 6)
  expect((await modelNamed(page, 'Spearman 4')).y).toBeGreaterThan(fourth.y + 1)

  // Not in the same sub-phase.
  await take(page, 'Leave its unit')
  await fingers.tap(await spotOf(page, 'Captain'))
  await expect(page.getByText('Captain joined Spearmen in this very sub-phase').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Record', exact: true })).toHaveCount(0)

  // In the next it may: to the right, as far as it is tapped.
  await take(page, 'New sub-phase')
  await fingers.tap(await spotOf(page, 'Captain'))
  await record(page)
  await expect.poll(() => seen(page, 'Spearman 1')).toEqual({ unit: 'Spearmen', marks: [] })
  await take(page, 'Leave its unit')
  await fingers.tap(await spotOf(page, 'Captain'))
  await page.getByText(/^Right · /).tap()
  await expect(answerOf(page)).toContainText('Captain leaves Spearmen')
  await record(page)
  await expect.poll(async () => (await seen(page, 'Captain'))?.unit).toBe('')
  expect((await modelNamed(page, 'Captain')).x).toBeGreaterThan(captain.x + 1.7)

  // Everything is taken back.
  const undo = page.getByRole('button', { name: 'Undo' })
  for (let step = 0; step < 20 && (await undo.isEnabled()); step++) await undo.tap()
  await expect.poll(async () => (await tableOf(page)).models).toEqual(begun)
})
