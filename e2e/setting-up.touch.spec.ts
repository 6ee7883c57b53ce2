import { expect, test } from '@playwright/test'
import { fingersOn } from './fingers.ts'
import {
  answerOf,
  deskOf,
  framesPass,
  openProgram,
  putHintsAway,
  spotAt,
  spotOf,
  tableOf,
  takeTool,
} from './program.ts'

test.beforeEach(async ({ page }) => {
  await openProgram(page)
  await putHintsAway(page)
})

test('a new table, a whole unit at once, and one more where the board is tapped', async ({ page }) => {
  await page.locator('header').getByRole('button').first().tap()
  await page.getByRole('dialog').getByRole('button', { name: 'New table' }).tap()
  await expect.poll(async () => (await tableOf(page)).models.length).toBe(0)
  await takeTool(page, 'Add')
  await page.getByRole('button', { name: 'A whole unit' }).tap()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Put \d+ down/ })
    .tap()
  await expect.poll(async () => (await tableOf(page)).models.length).toBeGreaterThan(1)
  const unit = (await tableOf(page)).models
  for (const [index, model] of unit.entries()) {
    for (const other of unit.slice(index + 1)) {
      const gap = Math.hypot(other.x - model.x, other.y - model.y) - (model.base.mm + other.base.mm) / 50.8
      expect(gap).toBeGreaterThan(-1e-9)
    }
  }
  await takeTool(page, 'Add')
  const fingers = await fingersOn(page)
  await fingers.tap(await spotAt(page, 20, 20))
  await expect.poll(async () => (await tableOf(page)).models.length).toBe(unit.length + 1)
})

test('a base placed by a distance and a bearing stands exactly there, with its doubt', async ({ page }) => {
  const fingers = await fingersOn(page)
  await fingers.tap(await spotOf(page, 'Lancer 3'))
  await page.getByText('Name, side, base').tap()
  await page.getByRole('button', { name: 'Place by tape' }).tap()
  const card = page.getByRole('region', { name: 'Place Lancer 3 by tape' })
  await card.getByText('Distance and bearing').tap()
  await card.getByRole('button', { name: 'Edge to edge: more' }).tap()
  const said = Number.parseFloat(await card.getByRole('textbox', { name: 'Edge to edge' }).inputValue())
  await card.getByRole('button', { name: 'Put it there' }).tap()
  await expect(card).toHaveCount(0)
  const { models } = await tableOf(page)
  const moved = models.find((model) => model.name === 'Lancer 3')
  if (!moved) throw new Error('it is gone')
  const gaps = models
    .filter((model) => model !== moved)
    .map((model) => Math.hypot(model.x - moved.x, model.y - moved.y) - (model.base.mm + moved.base.mm) / 50.8)
  expect(gaps.some((gap) => Math.abs(gap - said) < 1e-6)).toBe(true)
})

test('distances are hidden until a target is declared, where the table says so', async ({ page }) => {
  await page.getByRole('button', { name: 'Settings' }).tap()
  await page.getByText('Declare first').tap()
  await page.keyboard.press('Escape')
  await expect(answerOf(page)).toContainText('Declare a target first')
  await expect(answerOf(page)).not.toContainText('covered')
  await takeTool(page, 'Spray')
  const fingers = await fingersOn(page)
  await fingers.tap(await spotOf(page, 'Shield 4'))
  await expect(answerOf(page)).toContainText('covered')
  await page.getByRole('button', { name: 'Undo' }).tap()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(answerOf(page)).toContainText('Declare a target first')
})

test('a tape runs from a model tapped on the board, and its places are shown there', async ({ page }) => {
  const fingers = await fingersOn(page)
  await takeTool(page, 'Add')
  await page.getByRole('button', { name: 'By tape' }).tap()
  const card = page.getByRole('region', { name: 'A new model by tape' })
  await card.getByRole('button', { name: 'Tap it on the board' }).first().tap()
  await fingers.tap(await spotOf(page, 'Shield 1'))
  await expect(card.getByRole('combobox', { name: 'From', exact: true })).toHaveValue(/shield1/)
  const ghosts = async () => (await deskOf(page)).ghosts
  await expect.poll(async () => (await ghosts()).length).toBe(2)
  const [chosen] = await ghosts()
  const before = (await tableOf(page)).models.length
  await card.getByRole('button', { name: 'Put it there' }).tap()
  await expect.poll(async () => (await tableOf(page)).models.length).toBe(before + 1)
  const put = (await tableOf(page)).models.at(-1)
  expect([put?.x, put?.y]).toEqual([chosen?.x, chosen?.y])
  expect(await ghosts()).toEqual([])
})

test('where a target has to be declared, the rule offers the selected model, but not who shoots', async ({ page }) => {
  await page.getByRole('button', { name: 'Settings' }).tap()
  await page.getByText('Declare first').tap()
  await page.keyboard.press('Escape')
  const fingers = await fingersOn(page)
  await fingers.tap(await spotOf(page, 'Gunner'))
  await expect(answerOf(page)).toContainText('Gunner acts')
  await expect(page.getByRole('button', { name: 'Declare Gunner' })).toHaveCount(0)
  await fingers.tap(await spotOf(page, 'Shield 4'))
  await page.getByRole('button', { name: 'Declare Shield 4' }).tap()
  await expect(answerOf(page)).toContainText('covered')
})

test('in play a drag is a leg, and the legs can be edited and taken back', async ({ page }) => {
  const fingers = await fingersOn(page)
  await page.getByText('Play', { exact: true }).tap()
  await fingers.tap(await spotOf(page, 'Gunner'))
  await page.getByRole('button', { name: 'Start activation' }).tap()
  const start = await spotOf(page, 'Gunner')
  await fingers.drag(start, { x: start.x, y: start.y + 90 })
  await expect.poll(async () => (await tableOf(page)).activations[0]?.path.length).toBe(2)
  const next = await spotOf(page, 'Gunner')
  await fingers.drag(next, { x: next.x + 110, y: next.y })
  await expect.poll(async () => (await tableOf(page)).activations[0]?.path.length).toBe(3)
  await page
    .getByRole('button', { name: /Take out/ })
    .first()
    .tap()
  await expect.poll(async () => (await tableOf(page)).activations[0]?.path.length).toBe(2)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(async () => (await tableOf(page)).activations[0]?.path.length).toBe(3)
})

test("one's own spray outline is drawn, kept and used", async ({ page }) => {
  await takeTool(page, 'Spray')
  await page.getByRole('button', { name: 'Lay your own over it' }).tap()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'The outline of the spray' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Width of the mouth: more' }).tap()
  await dialog.getByRole('button', { name: 'Keep this outline' }).tap()
  await expect(dialog).toHaveCount(0)
  await framesPass(page)
  const { lays } = await tableOf(page)
  expect(lays).toHaveLength(1)
  await expect(answerOf(page)).toContainText('covered')
  await expect(page.getByText('Mine')).toBeVisible()
})
