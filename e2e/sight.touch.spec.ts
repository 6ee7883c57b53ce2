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

test('a wall drawn by a finger takes the sight, and undo gives it back', async ({ page }) => {
  await openTable(
    page,
    tableWith([
      { id: 'Scout', x: 20, y: 24 },
      { id: 'Raider', x: 26, y: 24, side: 'b', facing: 180 },
    ]),
  )
  const fingers = await fingersOn(page)
  await takeTool(page, 'Sight')
  await fingers.tap(await spotOf(page, 'Scout'))
  await fingers.tap(await spotOf(page, 'Raider'))
  await expect(answerOf(page)).toContainText('Scout sees Raider')

  await takeTool(page, 'Terrain')
  await fingers.drag(await spotAt(page, 22.8, 22), await spotAt(page, 23.2, 26))
  await expect.poll(async () => (await tableOf(page)).terrain.length).toBe(1)
  await expect(answerOf(page)).toContainText('Scout doesn’t see Raider')
  await page.getByRole('button', { name: 'Why' }).tap()
  await expect(page.getByRole('region', { name: 'Reasons' })).toContainText('blocked by Wall 1')

  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(answerOf(page)).toContainText('Scout sees Raider')
})

test('who is knocked down blocks no sight', async ({ page }) => {
  await openTable(
    page,
    tableWith([
      { id: 'Scout', x: 20, y: 24 },
      { id: 'Raider', x: 26, y: 24, side: 'b' },
      ...[21.2, 22.4, 23.6, 24.8, 26, 27.2].map((y, index) => ({
        id: `Ox ${index + 1}`,
        x: 23,
        y,
        base: { shape: 'round', mm: 50 } as const,
      })),
    ]),
  )
  const fingers = await fingersOn(page)
  await takeTool(page, 'Sight')
  await fingers.tap(await spotOf(page, 'Scout'))
  await fingers.tap(await spotOf(page, 'Raider'))
  await expect(answerOf(page)).toContainText('Scout doesn’t see Raider')
})
