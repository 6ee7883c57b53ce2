import { expect, test } from '@playwright/test'
import { fingersOn } from './fingers.ts'
import {
  answerOf,
  openProgram,
  openTable,
  putHintsAway,
  spotAt,
  spotOf,
  tableOf,
  tableWith,
  takeTool,
} from './program.ts'

test.beforeEach(async ({ page }) => {
  await openProgram(page)
  await putHintsAway(page)
})

test('a thrown model lands on two, the least disruption is proven, played, and taken back in one step', async ({
  page,
}) => {
  const table = tableWith([
    { id: 'Ox', x: 18, y: 24, base: { shape: 'round', mm: 50 } },
    { id: 'Scout', x: 23.4, y: 24, side: 'b' },
    { id: 'Raider', x: 24.8, y: 24, side: 'b' },
  ])
  await openTable(page, table)
  const before = await tableOf(page)
  const fingers = await fingersOn(page)
  await takeTool(page, 'Aside')
  await page.getByText('Place', { exact: true }).tap()
  await fingers.drag(await spotOf(page, 'Ox'), await spotAt(page, 24.1, 24))
  await expect(answerOf(page)).toContainText('2 step aside')
  await expect(answerOf(page)).toContainText('proven least')
  expect((await tableOf(page)).models).toEqual(before.models)

  await page.getByRole('button', { name: 'Move them so' }).tap()
  await expect.poll(async () => (await tableOf(page)).lays.length).toBe(0)
  const { models } = await tableOf(page)
  for (const [index, model] of models.entries()) {
    for (const other of models.slice(index + 1)) {
      const gap = Math.hypot(other.x - model.x, other.y - model.y) - (model.base.mm + other.base.mm) / 50.8
      expect(gap).toBeGreaterThan(-1e-6)
    }
  }
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(async () => (await tableOf(page)).models).toEqual(before.models)
})

test('equal ways can be leafed through', async ({ page }) => {
  await openTable(
    page,
    tableWith([
      { id: 'Ox', x: 18, y: 24 },
      { id: 'Scout', x: 24.5, y: 24, side: 'b' },
      { id: 'Raider', x: 25.7, y: 24, side: 'b' },
    ]),
  )
  const fingers = await fingersOn(page)
  await takeTool(page, 'Aside')
  await page.getByText('Place', { exact: true }).tap()
  await fingers.drag(await spotOf(page, 'Ox'), await spotAt(page, 24, 24))
  await expect(answerOf(page)).toContainText('1 of 2 equal ways')
  await page.getByRole('button', { name: 'The next way' }).tap()
  await expect(answerOf(page)).toContainText('2 of 2 equal ways')
})
