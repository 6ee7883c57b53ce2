import { expect, type Page, test } from '@playwright/test'
import type { Model, Table } from '../src/table/document.ts'
import { fingersOn } from './fingers.ts'
import {
  answerOf,
  deskOf,
  framesPass,
  openProgram,
  openTable,
  putHintsAway,
  type SeenModel,
  spotAt,
  spotOf,
  tableOf,
  tableWith,
  takeTool,
} from './program.ts'

const SIDE = 20 / 25.4

const large = { facing: 90, side: 'b', base: { shape: 'rectangle', width: 40, depth: 40 } } satisfies Partial<Model>

/** Two large ones far from one another, so that there is room between them. */
const field = (): Table => ({
  ...tableWith([
    { id: 'Ogre', x: 24, y: 14, ...large },
    { id: 'Troll', x: 24, y: 32, ...large },
  ]),
  game: 'fantasy',
})

/** The members of the unit, as they stand. */
const spears = async (page: Page): Promise<readonly SeenModel[]> =>
  (await tableOf(page)).models.filter(({ name }) => name !== 'Ogre' && name !== 'Troll')

/** Adds five files of two ranks on squares of 20 mm in the middle of the board, as a user does. */
async function muster(page: Page): Promise<void> {
  await takeTool(page, 'Add')
  await page.getByRole('button', { name: 'A whole unit' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('20 × 20', { exact: true }).tap()
  await dialog.getByText('Ranks', { exact: true }).tap()
  await expect(dialog.getByRole('textbox', { name: 'Spacing, edge to edge' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Put 10 down' }).tap()
  await expect.poll(async () => (await spears(page)).length).toBe(10)
}

test.beforeEach(async ({ page }) => {
  await openProgram(page)
  await putHintsAway(page)
  await openTable(page, field())
})

test('a ranked unit on square bases is mustered, measured, blasted, moved and turned as one, and taken back', async ({
  page,
}) => {
  const fingers = await fingersOn(page)
  await muster(page)
  const mustered = await spears(page)
  expect(new Set(mustered.map(({ x }) => x.toFixed(6))).size).toBe(2)
  expect(new Set(mustered.map(({ y }) => y.toFixed(6))).size).toBe(5)
  expect((await deskOf(page)).selection).toHaveLength(10)

  // The whole unit is dragged by one of its models, in one step.
  const [grabbed] = mustered
  if (!grabbed) throw new Error('no unit')
  const from = await spotOf(page, grabbed.name)
  await fingers.drag(from, { x: from.x - 60, y: from.y + 90 })
  await expect.poll(async () => (await spears(page))[0]?.y).toBeGreaterThan(grabbed.y + 1)
  const moved = await spears(page)
  for (const [i, { x, y }] of moved.entries()) {
    expect(x - (moved[0]?.x ?? 0)).toBeCloseTo((mustered[i]?.x ?? 0) - grabbed.x, 9)
    expect(y - (moved[0]?.y ?? 0)).toBeCloseTo((mustered[i]?.y ?? 0) - grabbed.y, 9)
  }

  // It turns about its middle by its knob, and stays in ranks.
  const middle = {
    x: moved.reduce((sum, { x }) => sum + x, 0) / 10,
    y: moved.reduce((sum, { y }) => sum + y, 0) / 10,
  }
  const { view } = await deskOf(page)
  const knob = await spotAt(page, middle.x + SIDE + 34 / view.scale, middle.y)
  const up = await spotAt(page, middle.x, middle.y - SIDE - 34 / view.scale)
  await fingers.drag(knob, up)
  await expect.poll(async () => Math.round((await spears(page))[0]?.facing ?? 0)).toBe(270)
  const turned = await spears(page)
  expect(turned.reduce((sum, { x }) => sum + x, 0) / 10).toBeCloseTo(middle.x, 6)

  // Measured from its nearest model to another's base: square to square.
  const front = turned.toSorted((a, b) => Math.hypot(a.x - 24, a.y - 14) - Math.hypot(b.x - 24, b.y - 14))[0]
  if (!front) throw new Error('no unit')
  await takeTool(page, 'Measure')
  await fingers.drag(await spotOf(page, front.name), await spotOf(page, 'Ogre'))
  const across = Math.max(0, Math.abs(front.x - 24) - SIDE / 2 - SIDE)
  const down = Math.abs(front.y - 14) - SIDE / 2 - SIDE
  await expect(answerOf(page)).toContainText(`${Math.hypot(across, down).toFixed(2)}″`, { timeout: 8000 })

  // A blast over the middle of the unit covers squares, not circles: by the nearest place of each base.
  await takeTool(page, 'Blast')
  const at = { x: middle.x, y: middle.y }
  await fingers.tap(await spotAt(page, at.x, at.y))
  const [blast] = (await tableOf(page)).lays.filter(({ kind }) => kind === 'blast')
  expect(blast).toBeDefined()
  const under = turned.filter(({ x, y }) => {
    const away = Math.hypot(Math.max(0, Math.abs(x - at.x) - SIDE / 2), Math.max(0, Math.abs(y - at.y) - SIDE / 2))
    return away < 1.5 - 0.05
  })
  await expect(answerOf(page)).toContainText(`${under.length} covered`)

  // Back to the unit as it was mustered.
  for (let step = 0; step < 4; step++) await page.getByRole('button', { name: 'Undo' }).tap()
  await framesPass(page)
  await expect.poll(() => spears(page)).toEqual(mustered)
})

test('a second tap takes one model of the unit, and it is dragged alone', async ({ page }) => {
  const fingers = await fingersOn(page)
  await muster(page)
  await fingers.tap(await spotAt(page, 28, 15))
  await expect.poll(async () => (await deskOf(page)).selection).toEqual([])
  const [first, second] = await spears(page)
  if (!first || !second) throw new Error('no unit')
  await fingers.tap(await spotOf(page, first.name))
  await expect.poll(async () => (await deskOf(page)).selection.length).toBe(10)
  await fingers.tap(await spotOf(page, first.name))
  await expect.poll(async () => (await deskOf(page)).selection).toEqual([first.id])
  const spot = await spotOf(page, first.name)
  await fingers.drag(spot, { x: spot.x + 120, y: spot.y })
  await expect.poll(async () => (await spears(page))[0]?.x).toBeGreaterThan(first.x + 1)
  expect((await spears(page))[1]).toEqual(second)
})

test('what is not worked out for rectangular bases says so', async ({ page }) => {
  const fingers = await fingersOn(page)
  await muster(page)
  const [first] = await spears(page)
  if (!first) throw new Error('no unit')
  await takeTool(page, 'Sight')
  await fingers.drag(await spotOf(page, first.name), await spotOf(page, 'Ogre'))
  await expect(answerOf(page)).toContainText('not worked out for rectangular bases yet')
})
