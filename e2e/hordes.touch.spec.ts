import { expect, type Locator, type Page, test } from '@playwright/test'
import { fingersOn } from './fingers.ts'
import { answerOf, framesPass, openProgram, openReady, putHintsAway, spotOf, tableOf } from './program.ts'

test.beforeEach(async ({ page }) => {
  await openProgram(page)
  await putHintsAway(page)
})

/** Takes up a procedure, and taps who acts and whom it is aimed at. */
async function resolve(page: Page, procedure: string, actor: string, target: string | null): Promise<void> {
  await page.getByRole('button', { name: 'Resolve', exact: true }).tap()
  await page.getByRole('combobox', { name: 'What' }).selectOption({ label: procedure })
  for (const name of target === null ? [actor] : [actor, target]) {
    const { x, y } = await spotOf(page, name)
    await page.touchscreen.tap(x, y)
  }
}

const die = (page: Page, roll: string, face: number) =>
  page.getByRole('button', { name: `${roll}: ${face}`, exact: true })

test('a siege shot that hits: chances before the dice, dice tapped in, damage recorded, and all taken back', async ({
  page,
}) => {
  await openReady(page, 'siege')
  await resolve(page, 'Ranged attack', 'Bombard', 'Hunter 1')
  const panel = page.getByRole('complementary')
  // RAT 5 against DEF 13: eight or more on two dice.
  await expect(panel).toContainText('5/12')
  await expect(answerOf(page)).toContainText('To hit')
  await die(page, 'To hit', 4).tap()
  await die(page, 'To hit', 5).tap()
  await expect(answerOf(page)).toContainText('Damage')
  await die(page, 'Damage', 6).tap()
  await die(page, 'Damage', 6).tap()
  // Those beneath the blast are rolled for one by one.
  const roll = panel.getByRole('button', { name: 'Roll', exact: true })
  for (let caught = 0; caught < 3; caught += 1) await roll.tap()
  await expect(panel).toContainText('Hunter 1 is destroyed')
  const before = await tableOf(page)
  await panel.getByRole('button', { name: 'Record' }).tap()
  await expect.poll(async () => (await tableOf(page)).models.some(({ name }) => name === 'Hunter 1')).toBe(false)
  await page.getByRole('button', { name: 'Log', exact: true }).tap()
  await expect(page.getByRole('dialog')).toContainText('Bombard → Hunter 1')
  await page.getByRole('button', { name: 'Close' }).tap()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(() => tableOf(page)).toEqual(before)
})

test('a spray is rolled for each it covers; an undo in the middle takes back one roll', async ({ page }) => {
  await resolve(page, 'Spray attack', 'Gunner', 'Shield 3')
  const panel = page.getByRole('complementary')
  await expect(panel).toContainText('The 8″ spray reaches 4')
  await die(page, 'To hit · Shield 2', 1).tap()
  await die(page, 'To hit · Shield 2', 2).tap()
  await expect(die(page, 'To hit · Shield 3', 1)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(die(page, 'To hit · Shield 2', 1)).toBeVisible()
})

test('an attack on one out of reach is refused with its reason, and nothing can be recorded', async ({ page }) => {
  await resolve(page, 'Melee attack', 'Gunner', 'Shield 5')
  const panel = page.getByRole('complementary')
  await expect(panel).toContainText('Not possible')
  await expect(panel).toContainText('Shield 5 is not in the melee range of Gunner')
  await expect(panel.getByRole('button', { name: 'Record' })).toHaveCount(0)
})

test('a unit card is given to a model, filled in and kept', async ({ page }) => {
  const { x, y } = await spotOf(page, 'Shield 5')
  await page.touchscreen.tap(x, y)
  await page.getByRole('button', { name: 'Unit cards' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'New card' }).tap()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Veteran')
  await dialog.getByRole('textbox', { name: 'Name' }).press('Enter')
  await dialog.getByRole('button', { name: 'DEF: more' }).tap()
  await dialog.getByRole('button', { name: 'Done' }).tap()
  await expect(dialog.getByRole('button', { name: 'Given: Veteran' })).toBeVisible()
  await page.reload()
  await openProgram(page)
  const shield = await spotOf(page, 'Shield 5')
  await page.touchscreen.tap(shield.x, shield.y)
  await page.getByRole('button', { name: 'Unit cards' }).tap()
  await expect(dialog.getByRole('button', { name: 'Given: Veteran' })).toBeVisible()
})

test('a spray that lies on the board is taken to its attack rolls in one tap', async ({ page }) => {
  await page.getByRole('button', { name: 'Resolve by the rules' }).tap()
  await expect(page.getByRole('combobox', { name: 'What' })).toHaveValue('spray')
  await expect(page.getByRole('complementary')).toContainText('The 8″ spray reaches 4')
})

test('quick taps: two on a die are two dice, and a second one on Roll rolls nothing more', async ({ page }) => {
  await openReady(page, 'siege')
  await resolve(page, 'Ranged attack', 'Bombard', 'Hunter 1')
  const fingers = await fingersOn(page)
  const rolls = () =>
    page.evaluate(() => JSON.stringify(Object(window).edgewise.stores.table.getState().table.lays[0].rolls))
  const twice = async (spot: Locator) => {
    await expect(spot).toBeEnabled()
    await spot.scrollIntoViewIfNeeded()
    const box = await spot.boundingBox()
    if (!box) throw new Error('not to be seen')
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await fingers.tap(at)
    await fingers.tap(at)
  }
  await twice(die(page, 'To hit', 4))
  await expect.poll(rolls).toBe('{"attack":[4,4]}')
  await twice(page.getByRole('complementary').getByRole('button', { name: 'Roll', exact: true }))
  await framesPass(page)
  await expect.poll(rolls).toMatch(/^\{"attack":\[4,4\],"damage":\[\d,\d\]\}$/)
})

test('a die that was tapped in for one target is none for the next', async ({ page }) => {
  await openReady(page, 'siege')
  await resolve(page, 'Ranged attack', 'Bombard', 'Hunter 1')
  const panel = page.getByRole('complementary')
  await die(page, 'To hit', 4).tap()
  await expect(panel).toContainText('1/2')
  const { x, y } = await spotOf(page, 'Hunter 2')
  await page.touchscreen.tap(x, y)
  await expect(panel).toContainText('0/2')
})
