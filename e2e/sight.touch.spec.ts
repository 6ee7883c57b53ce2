import { expect, test } from '@playwright/test'
import { usualEffects } from '../src/table/terrain.ts'
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

test('what the viewer sees is lit as far as woods let it, and the card says so', async ({ page }) => {
  const wood = { id: 'wood', name: 'Wood', kind: 'wood', locked: true, ...usualEffects.wood } as const
  const ground = { shape: 'rectangle', x: 26, y: 24, width: 8, depth: 8, turned: 0 } as const
  const models = [
    { id: 'Scout', x: 20, y: 24 },
    { id: 'Raider', x: 28, y: 24, side: 'b', facing: 180 },
  ] as const
  await openTable(page, { ...tableWith(models), terrain: [{ ...wood, ground }] })
  const fingers = await fingersOn(page)
  await takeTool(page, 'Sight')
  await fingers.tap(await spotOf(page, 'Scout'))
  await fingers.tap(await spotOf(page, 'Raider'))
  await expect(page.getByText(/Lit is what is seen: where a base like the target’s/)).toBeVisible()
  await expect(page.getByText(/In woods the light ends/)).toBeVisible()
  // The shading ends 3″ into the wood: just before, the board is darker than just behind.
  const shade = async (x: number) => {
    const spot = await spotAt(page, x, 25.5)
    const board = await page.locator('[data-board]').boundingBox()
    return page.evaluate(
      ([left, top]) => {
        const lays = document.querySelectorAll<HTMLCanvasElement>('[data-board] canvas')[2]
        const ratio = lays ? lays.width / lays.clientWidth : 1
        return lays?.getContext('2d')?.getImageData(left * ratio, top * ratio, 1, 1).data[3] ?? -1
      },
      [spot.x - (board?.x ?? 0), spot.y - (board?.y ?? 0)] as const,
    )
  }
  expect(await shade(24.8)).toBeGreaterThan(0)
  expect(await shade(25.4)).toBe(0)
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
