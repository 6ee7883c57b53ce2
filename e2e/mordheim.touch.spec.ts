import { expect, type Page, test } from '@playwright/test'
import { fingersOn } from './fingers.ts'
import { answerOf, openProgram, openReady, putHintsAway, spotOf, tableOf, takeTool } from './program.ts'

test.beforeEach(async ({ page }) => {
  await openProgram(page)
  await putHintsAway(page)
})

/** Taps what fell for a roll. */
const fell = (page: Page, what: string, face: number) =>
  page.getByRole('button', { name: `${what}: ${face}`, exact: true }).tap()

/** What the table keeps of the models of a name. */
const marksOf = async (page: Page, name: string) => {
  const found = (await tableOf(page)).models.find((model) => model.name === name)
  return found && 'marks' in found ? found.marks : null
}

test('the nearest, the easier ones and the barred one are told; a shot is played to its record and undone', async ({
  page,
}) => {
  await openReady(page, 'alley')
  const fingers = await fingersOn(page)
  await takeTool(page, 'Resolve')
  await expect(answerOf(page)).toContainText('3 may be shot at: Outrider, Blade, Squire')
  // That is an answer: nothing came of it that could be recorded.
  await expect(page.getByRole('button', { name: 'Record', exact: true })).toHaveCount(0)

  // Another target than the rules allow is refused with its reason.
  await page.getByRole('combobox', { name: 'What' }).selectOption({ label: 'Shoot' })
  await fingers.drag(await spotOf(page, 'Gunner'), await spotOf(page, 'Lancer'))
  await expect(page.getByText('Lancer may not be shot').first()).toBeVisible()

  // One that may be chosen is shot at: hit, critically wounded, stunned.
  await fingers.drag(await spotOf(page, 'Gunner'), await spotOf(page, 'Blade'))
  await expect(answerOf(page)).toContainText('To hit: 67')
  await fell(page, 'To hit', 3)
  await fell(page, 'To wound', 6)
  await fell(page, 'Critical hit', 3)
  await fell(page, 'Injury, the highest counts', 4)
  await fell(page, 'Injury, the highest counts', 1)
  await expect(answerOf(page)).toContainText('Blade is stunned')
  await page.getByRole('button', { name: 'Record', exact: true }).tap()
  await expect.poll(() => marksOf(page, 'Blade')).toEqual(['stunned'])

  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(() => marksOf(page, 'Blade')).toBeNull()
})
