import { expect, test } from '@playwright/test'
import { usualEffects } from '../src/table/terrain.ts'
import { fingersOn } from './fingers.ts'
import {
  answerOf,
  framesPass,
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

test('those who make room step aside before the eyes, their ghosts stay a moment, and all stand at once', async ({
  page,
}) => {
  const scene = tableWith([
    { id: 'Ox', x: 18, y: 24, base: { shape: 'round', mm: 50 } },
    { id: 'Scout', x: 23.4, y: 24, side: 'b' },
  ])
  const fingers = await fingersOn(page)
  /** How much is painted on the topmost canvas, where what moves is painted. */
  const painted = () =>
    page.evaluate(() => {
      const top = [...document.querySelectorAll<HTMLCanvasElement>('[data-board] canvas')].at(-1)
      const data = top?.getContext('2d')?.getImageData(0, 0, top.width, top.height).data ?? []
      let sum = 0
      for (let i = 3; i < data.length; i += 4) sum += data[i] ? 1 : 0
      return sum
    })
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await openTable(page, { ...scene, id: `journey ${reducedMotion}` })
    await takeTool(page, 'Aside')
    await page.getByText('Place', { exact: true }).tap()
    await fingers.drag(await spotOf(page, 'Ox'), await spotAt(page, 24.1, 24))
    await expect(answerOf(page)).toContainText('proven least')
    expect(await painted()).toBe(0)
    await page.getByRole('button', { name: 'Move them so' }).tap()
    await expect.poll(painted).toBeGreaterThan(500)
    expect((await tableOf(page)).models.map(({ x }) => Math.round(x * 10) / 10)).toEqual([24.1, 22.5])
    await expect.poll(painted).toBe(0)
  }
})

test('a slam goes straight away from the slammer as far as its die says, and a missed throw drifts', async ({
  page,
}) => {
  const table = tableWith([
    { id: 'Ox', x: 18, y: 24 },
    { id: 'Giant', x: 18, y: 22, base: { shape: 'round', mm: 50 }, side: 'b' },
    { id: 'Scout', x: 24, y: 24, side: 'b' },
  ])
  await openTable(page, table)
  const fingers = await fingersOn(page)
  await takeTool(page, 'Aside')
  await page.getByText('Slam', { exact: true }).tap()
  await fingers.drag(await spotOf(page, 'Ox'), await spotAt(page, 20, 24))
  await page.getByLabel('Straight away from').selectOption({ label: 'Giant' })
  await page.getByRole('radiogroup', { name: 'Die of the slam' }).getByText('5', { exact: true }).tap()
  const aimed = async () => {
    const [lay] = (await tableOf(page)).lays
    return [lay?.x, lay?.y].map((n) => Math.round(Number(n) * 100) / 100)
  }
  await expect.poll(aimed).toEqual([18, 29])
  await expect(answerOf(page)).toContainText('5.00')
  await page.getByText('Throw', { exact: true }).tap()
  await fingers.drag(await spotOf(page, 'Ox'), await spotOf(page, 'Scout'))
  await expect(answerOf(page)).toContainText('stopped by Scout after 4.82')
  await expect(page.getByText('Contacted: Scout')).toBeVisible()
  const fell = (die: string, face: string) =>
    page.getByRole('radiogroup', { name: die }).getByText(face, { exact: true })
  const way = page.getByRole('button', { name: 'Missed: direction: 1' })
  await way.tap()
  await expect(way).toHaveAttribute('aria-pressed', 'true')
  await fell('Missed: inches', '2').tap()
  await expect.poll(aimed).toEqual([26, 24])
  await fell('Missed: inches', '1').tap()
  await expect.poll(aimed).toEqual([25, 24])
  // Aimed elsewhere, the throw has fallen no dice yet.
  await expect(way).toHaveAttribute('aria-pressed', 'true')
  await fingers.drag(await spotOf(page, 'Ox'), await spotAt(page, 20, 27))
  await expect(way).toHaveAttribute('aria-pressed', 'false')
})

test('dice tapped at once after a quick drag are all taken', async ({ page }) => {
  await openTable(page, tableWith([{ id: 'Ox', x: 18, y: 24 }]))
  const fingers = await fingersOn(page)
  await takeTool(page, 'Aside')
  const far = page.getByRole('radiogroup', { name: 'Missed: inches' })
  for (let round = 0; round < 6; round++) {
    const [direction, inches] = [`${1 + (round % 6)}`, `${1 + (round % 3)}`]
    // The finger lifts while it still moves: what the browser would take for a fling.
    await fingers.drag(await spotOf(page, 'Ox'), await spotAt(page, 20 + 0.6 * (round % 4), 23 + (round % 3)))
    const way = page.getByRole('button', { name: `Missed: direction: ${direction}` })
    await way.tap()
    await far.getByText(inches, { exact: true }).tap()
    await expect(way).toHaveAttribute('aria-pressed', 'true')
    await expect(far.getByRole('radio', { name: inches })).toBeChecked()
  }
})

test('the dice of a slam and of a missed throw can be rolled, and fall the same again after undo', async ({ page }) => {
  await openTable(
    page,
    tableWith([
      { id: 'Ox', x: 18, y: 24 },
      { id: 'Giant', x: 18, y: 22, base: { shape: 'round', mm: 50 }, side: 'b' },
    ]),
  )
  const fingers = await fingersOn(page)
  await takeTool(page, 'Aside')
  await page.getByText('Slam', { exact: true }).tap()
  await fingers.drag(await spotOf(page, 'Ox'), await spotAt(page, 21, 24))
  await page.getByLabel('Straight away from').selectOption({ label: 'Giant' })
  const aimed = async () => {
    const [lay] = (await tableOf(page)).lays
    return [Number(lay?.x), Number(lay?.y)]
  }
  const twice = async (key: string) => {
    const before = await aimed()
    await page.getByRole('button', { name: key }).tap()
    await expect.poll(aimed).not.toEqual(before)
    const first = await aimed()
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect.poll(aimed).toEqual(before)
    await page.getByRole('button', { name: key }).tap()
    await expect.poll(aimed).toEqual(first)
    return first
  }
  const [x, y] = await twice('Roll the die')
  expect(x).toBeCloseTo(18, 9)
  expect(Number(y) - 24).toBeCloseTo(Math.round(Number(y) - 24), 9)
  await expect(
    page.getByRole('radiogroup', { name: 'Die of the slam' }).getByRole('radio', { checked: true }),
  ).toHaveCount(1)
  await page.getByText('Throw', { exact: true }).tap()
  await fingers.drag(await spotOf(page, 'Ox'), await spotAt(page, 23, 24))
  await twice('Roll both')
  await expect(page.getByRole('button', { name: /^Missed: direction: \d$/, pressed: true })).toHaveCount(1)
  await expect(
    page.getByRole('radiogroup', { name: 'Missed: inches' }).getByRole('radio', { checked: true }),
  ).toHaveCount(1)
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
  await expect(answerOf(page)).toContainText('1 of 2')
  await page.getByRole('button', { name: 'The next way' }).tap()
  await expect(answerOf(page)).toContainText('2 of 2')
})

test('the projector shows who makes room, in the way that is leafed to', async ({ page, context }) => {
  await openTable(
    page,
    tableWith([
      { id: 'Ox', x: 18, y: 24 },
      { id: 'Scout', x: 24.5, y: 24, side: 'b' },
      { id: 'Raider', x: 25.7, y: 24, side: 'b' },
    ]),
  )
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Project' }).tap()
  const projector = await opened
  await projector.waitForLoadState()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Show the bar to measure' }).tap()
  await dialog.getByRole('button', { name: 'The bar on the mat measures: more' }).tap()
  await dialog.getByRole('button', { name: 'Lock at true scale' }).tap()
  await page.keyboard.press('Escape')
  const picture = () => projector.evaluate(() => document.querySelector('canvas')?.toDataURL() ?? '')

  const fingers = await fingersOn(page)
  await takeTool(page, 'Aside')
  await page.getByText('Place', { exact: true }).tap()
  await fingers.drag(await spotOf(page, 'Ox'), await spotAt(page, 24, 24))
  await expect(answerOf(page)).toContainText('1 of 2')
  await framesPass(projector)
  const first = await picture()
  await page.getByRole('button', { name: 'The next way' }).tap()
  await expect.poll(picture).not.toBe(first)
  await page.getByRole('button', { name: 'The way before' }).tap()
  await expect.poll(picture).toBe(first)
})

test('a model is replaced by a larger one where there is room, and refused where there is none', async ({ page }) => {
  await openTable(
    page,
    tableWith([
      { id: 'Scout', x: 20, y: 24 },
      { id: 'Post', x: 28, y: 24 },
      { id: 'Left', x: 26.8, y: 24, side: 'b' },
      { id: 'Right', x: 29.2, y: 24, side: 'b' },
    ]),
  )
  const fingers = await fingersOn(page)
  const replace = async (name: string) => {
    await fingers.tap(await spotOf(page, name))
    const details = page.getByText('Name, side, base')
    const key = page.getByRole('button', { name: 'Replace by another base' })
    if (!(await key.isVisible())) await details.tap()
    await key.tap()
  }
  await replace('Scout')
  await expect(answerOf(page)).toContainText('Scout can be replaced')
  await page.getByRole('button', { name: 'Replace it so' }).tap()
  await expect.poll(async () => (await tableOf(page)).models.find((model) => model.id === 'Scout')?.base.mm).toBe(50)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(async () => (await tableOf(page)).models.find((model) => model.id === 'Scout')?.base.mm).toBe(30)
  await page.getByRole('button', { name: 'Not at all' }).tap()

  await replace('Post')
  await expect(answerOf(page)).toContainText('no room to replace Post')
  await expect(page.getByRole('button', { name: 'Replace it so' })).toBeDisabled()
})

test('a slam ends on three models, which make room in one of two equal ways; one undo takes all back', async ({
  page,
}) => {
  await openTable(
    page,
    tableWith([
      { id: 'Ox', x: 18, y: 24, base: { shape: 'round', mm: 50 } },
      { id: 'Scout 1', x: 24.5, y: 24, side: 'b' },
      { id: 'Scout 2', x: 23.5, y: 25.2, side: 'b' },
      { id: 'Scout 3', x: 23.5, y: 22.8, side: 'b' },
      { id: 'Post', x: 25.75, y: 24, side: 'b' },
    ]),
  )
  const before = (await tableOf(page)).models
  const fingers = await fingersOn(page)
  await takeTool(page, 'Aside')
  await page.getByText('Slam', { exact: true }).tap()
  await fingers.drag(await spotOf(page, 'Ox'), await spotAt(page, 24, 24))
  await expect(answerOf(page)).toContainText('lands on 3')
  await expect(answerOf(page)).toContainText('3 step aside')
  await expect(answerOf(page)).toContainText('proven least')
  await expect(answerOf(page)).toContainText('1 of 2')
  await page.getByRole('button', { name: 'Draw lots' }).tap()
  await page.getByRole('button', { name: 'Move them so' }).tap()
  await expect.poll(async () => (await tableOf(page)).models).not.toEqual(before)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(async () => (await tableOf(page)).models).toEqual(before)
})

test('a model pushed into water is told to enter it, and so is one that walks there', async ({ page }) => {
  const water = { id: 'water', name: 'Pond', kind: 'water', locked: true, ...usualEffects.water } as const
  const ground = { shape: 'rectangle', x: 24, y: 24, width: 6, depth: 4, turned: 0 } as const
  await openTable(page, { ...tableWith([{ id: 'Ox', x: 18, y: 24 }]), stage: 'play', terrain: [{ ...water, ground }] })
  const fingers = await fingersOn(page)
  await takeTool(page, 'Aside')
  await page.getByText('Push', { exact: true }).tap()
  await fingers.drag(await spotOf(page, 'Ox'), await spotAt(page, 22, 24))
  await page.getByRole('button', { name: 'Why' }).tap()
  await expect(page.getByText('Ox enters Pond after 2.41″')).toBeVisible()
  await page.getByRole('button', { name: 'Not at all' }).tap()

  await takeTool(page, 'Select')
  await fingers.tap(await spotOf(page, 'Ox'))
  await page.getByRole('button', { name: 'Start activation' }).tap()
  await fingers.drag(await spotOf(page, 'Ox'), await spotAt(page, 22, 24))
  await expect(page.getByText('Ox enters Pond after 2.41″')).toBeVisible()
})

test('several selected models are pushed by one effect, the farthest first, and taken back in one step', async ({
  page,
}) => {
  await openTable(
    page,
    tableWith([
      { id: 'Mage', x: 18, y: 24 },
      { id: 'Near', x: 20, y: 24, side: 'b' },
      { id: 'Far', x: 24, y: 24, side: 'b' },
    ]),
  )
  const fingers = await fingersOn(page)
  await takeTool(page, 'Select')
  await page.getByText('Select several', { exact: true }).tap()
  await fingers.tap(await spotOf(page, 'Near'))
  await fingers.tap(await spotOf(page, 'Far'))
  await takeTool(page, 'Aside')
  await expect(answerOf(page)).toContainText('Tap what the selected models are moved away from')
  await fingers.tap(await spotOf(page, 'Mage'))
  await expect(answerOf(page)).toContainText('2 pushed 3.00″ away from Mage')
  await expect(page.getByLabel('Straight away from').getByRole('option', { name: 'Near' })).toHaveCount(0)
  const order = page.getByRole('list', { name: 'In which order they go' })
  await expect(order.getByRole('listitem')).toHaveText([/^1Far/, /^2Near/])
  await page.getByRole('button', { name: 'Distance: more' }).tap()
  await page.getByRole('button', { name: 'Move them so' }).tap()
  await expect.poll(async () => (await tableOf(page)).models.map(({ x }) => x)).toEqual([18, 23.5, 27.5])
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(async () => (await tableOf(page)).models.map(({ x }) => x)).toEqual([18, 20, 24])
})

test('several selected models are thrown by one effect: in turn, the farthest first, each landing before the next', async ({
  page,
}) => {
  await openTable(
    page,
    tableWith([
      { id: 'Mage', x: 18, y: 24 },
      { id: 'Near', x: 20, y: 24, side: 'b' },
      { id: 'Twin', x: 16, y: 24, side: 'b' },
      { id: 'Far', x: 24, y: 24, side: 'b' },
      { id: 'Post', x: 27.4, y: 24 },
    ]),
  )
  const xs = async () => (await tableOf(page)).models.map(({ x }) => Math.round(10 * x) / 10)
  const fingers = await fingersOn(page)
  await takeTool(page, 'Select')
  await page.getByText('Select several', { exact: true }).tap()
  for (const name of ['Near', 'Twin', 'Far']) await fingers.tap(await spotOf(page, name))
  await takeTool(page, 'Aside')
  await fingers.tap(await spotOf(page, 'Mage'))
  await page.getByText('Throw', { exact: true }).tap()
  await expect(answerOf(page)).toContainText('3 thrown 3.00″ away from Mage')
  const order = page.getByRole('list', { name: 'In which order they go' })
  await expect(order.getByRole('listitem')).toHaveText([/^1Far/, /^2Near/, /^3Twin/])
  await page.getByRole('button', { name: 'Twin goes sooner' }).tap()
  await expect(order.getByRole('listitem')).toHaveText([/^1Far/, /^2Twin/, /^3Near/])
  await page.getByRole('button', { name: 'Begin with Far' }).tap()
  await expect(page.getByText('1 of 3 moved by one effect, then Twin')).toBeVisible()
  // The post is as large as who is thrown: the throw ends at it, and nobody has to make room.
  await page.getByRole('button', { name: 'Move them so' }).tap()
  await expect(page.getByText('2 of 3 moved by one effect, then Near')).toBeVisible()
  await page.getByRole('button', { name: 'Move them so' }).tap()
  await expect(page.getByText('3 of 3 moved by one effect')).toBeVisible()
  await page.getByRole('button', { name: 'Move them so' }).tap()
  await expect.poll(xs).toEqual([18, 23, 13, 26.2, 27.4])
  await expect(page.getByRole('button', { name: 'Move them so' })).toHaveCount(0)
  for (const _ of ['Near', 'Twin', 'Far']) {
    await page.getByRole('button', { name: 'Undo' }).tap()
    await page.getByRole('button', { name: 'Undo' }).tap()
  }
  await expect.poll(xs).toEqual([18, 20, 16, 24, 27.4])
})

test('one thrown off a hill falls as high as the hill is: its dice are named, and rolled once all have made room', async ({
  page,
}) => {
  const table = tableWith([
    { id: 'Ox', x: 20, y: 24, base: { shape: 'round', mm: 50 } },
    { id: 'Low', x: 25.2, y: 24.2 },
  ])
  const ground = { shape: 'rectangle', x: 20, y: 24, width: 5, depth: 5, turned: 0 } as const
  const hill = { ...usualEffects.hill, id: 'h', name: 'Hill', kind: 'hill', ground, stand: 4, locked: true } as const
  await openTable(page, { ...table, terrain: [hill] })
  const fingers = await fingersOn(page)
  await takeTool(page, 'Aside')
  await fingers.drag(await spotOf(page, 'Ox'), await spotAt(page, 25, 24))
  await expect(page.getByText(/3d6 damage/)).toBeVisible()
  await expect(page.getByText(/Contacted, knocked down with the same damage/)).toContainText('Low')
  await page.getByRole('button', { name: 'Move them so' }).tap()
  await expect(answerOf(page)).toContainText('3D6')
  for (const _ of [1, 2]) await page.getByRole('button', { name: /^Roll/ }).tap()
  await page.getByRole('button', { name: 'Record' }).tap()
  const log = await tableOf(page)
  expect(log.lays).toHaveLength(0)
  for (const _ of [1, 2, 3, 4, 5]) await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(async () => (await tableOf(page)).models.map(({ x }) => x)).toEqual([20, 25.2])
})

test('several thrown off a hill by one effect all fall: once all have landed each fall is rolled for in its turn', async ({
  page,
}) => {
  const table = tableWith([
    { id: 'Mage', x: 17, y: 24 },
    { id: 'Near', x: 20, y: 24, side: 'b' },
    { id: 'Far', x: 22, y: 24, side: 'b' },
  ])
  const ground = { shape: 'rectangle', x: 19.5, y: 24, width: 9, depth: 9, turned: 0 } as const
  const hill = { ...usualEffects.hill, id: 'h', name: 'Hill', kind: 'hill', ground, stand: 4, locked: true } as const
  await openTable(page, { ...table, terrain: [hill] })
  const fingers = await fingersOn(page)
  await takeTool(page, 'Select')
  await page.getByText('Select several', { exact: true }).tap()
  for (const name of ['Near', 'Far']) await fingers.tap(await spotOf(page, name))
  await takeTool(page, 'Aside')
  await fingers.tap(await spotOf(page, 'Mage'))
  await page.getByText('Throw', { exact: true }).tap()
  const farther = page.getByRole('button', { name: 'Distance: more' })
  for (let half = 0; half < 6; half++) await farther.tap()
  await page.getByRole('button', { name: 'Begin with Far' }).tap()
  await expect(page.getByText('Once all of the effect are moved, the fall is rolled for.')).toBeVisible()
  await page.getByRole('button', { name: 'Move them so' }).tap()
  await expect(page.getByText('2 of 2 moved by one effect')).toBeVisible()
  await page.getByRole('button', { name: 'Move them so' }).tap()
  const fallOf = async () => (await tableOf(page)).lays.map(({ actor }) => actor)
  await expect.poll(fallOf).toEqual(['Far'])
  await expect(page.getByText('Falls still to be rolled: Near')).toBeVisible()
  await page.getByRole('button', { name: /^Roll/ }).tap()
  await page.getByRole('button', { name: 'Record' }).tap()
  await expect.poll(fallOf).toEqual(['Near'])
  // Another procedure may come first: the fall waits, and its key takes it up again.
  await page.getByRole('button', { name: 'Choose another to act' }).tap()
  await page.getByRole('button', { name: 'Fall: Near' }).tap()
  await expect.poll(fallOf).toEqual(['Near'])
  await page.getByRole('button', { name: /^Roll/ }).tap()
  await page.getByRole('button', { name: 'Record' }).tap()
  await expect.poll(fallOf).toEqual([])
  await expect(page.getByText('Falls still to be rolled')).toHaveCount(0)
  expect((await tableOf(page)).log.map(({ actor }) => actor)).toEqual(['Far', 'Near'])
})

test('on flat ground nobody falls unless the players say so', async ({ page }) => {
  await openTable(page, tableWith([{ id: 'Ox', x: 20, y: 24 }]))
  const fingers = await fingersOn(page)
  await takeTool(page, 'Aside')
  await fingers.drag(await spotOf(page, 'Ox'), await spotAt(page, 22, 24))
  await expect(page.getByText('Less than 1″: no fall.')).toBeVisible()
})
