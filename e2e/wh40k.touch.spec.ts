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

const names = async (page: Page) => (await tableOf(page)).models.map(({ name }) => name)

test('a squad fires rocket and rifle at a mob: the nearest fall, are recorded, and undo brings them back', async ({
  page,
}) => {
  await openReady(page, 'volley')
  const panel = page.getByRole('complementary')
  // Both see the mob and are in range; chances stand before the dice.
  await expect(answerOf(page)).toContainText('To hit: 67')
  await expect(panel).toContainText('Wounds go to the nearest first: Brawler 1, Brawler 2, Brawler 3')

  await fell(page, 'To hit · Rocket, piercing', 3)
  await fell(page, 'To wound · Rocket, piercing', 2)
  // Strength 8 goes through: no save against AP 3. The rifle fires at those who are left.
  await expect(panel).toContainText('AP 3 goes through an armour save of 6+')
  await fell(page, 'To hit · Rifle', 6)
  await fell(page, 'To wound · Rifle', 4)
  await expect(answerOf(page)).toContainText('Removed: 2: Brawler 1, Brawler 2')

  const before = await tableOf(page)
  await panel.getByRole('button', { name: 'Record', exact: true }).tap()
  await expect.poll(() => names(page)).toEqual(['Rocketeer', 'Trooper', 'Brawler 3', 'Brawler 4', 'Brawler 5'])
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(() => tableOf(page)).toEqual(before)
})

test('the bursting rocket is refused to who has none, and laid with its hole over the mob by who has', async ({
  page,
}) => {
  await openReady(page, 'volley')
  const fingers = await fingersOn(page)
  const panel = page.getByRole('complementary')
  await takeTool(page, 'Resolve')
  await page.getByRole('combobox', { name: 'What' }).selectOption({ label: 'Blast' })
  await fingers.drag(await spotOf(page, 'Trooper'), await spotOf(page, 'Brawler 1'))
  await expect(answerOf(page)).toContainText('No fitting weapon on the card: Trooper')
  await fingers.drag(await spotOf(page, 'Rocketeer'), await spotOf(page, 'Brawler 1'))
  await expect(panel).toContainText('The 3″ template has its hole over the middle of Brawler 1')
  await fell(page, 'Scatter die: 1–2 hit, 3–6 arrow', 1)
  await expect(panel).toContainText('Under the template')
})
