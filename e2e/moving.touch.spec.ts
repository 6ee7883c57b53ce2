import { expect, test } from '@playwright/test'
import { fingersOn } from './fingers.ts'
import {
  deskOf,
  expectMoved,
  framesPass,
  modelNamed,
  openProgram,
  openTable,
  putHintsAway,
  spotOf,
  tableOf,
  tableWith,
} from './program.ts'

test.beforeEach(async ({ page }) => {
  await openProgram(page)
  await putHintsAway(page)
})

test('a model is dragged, taken back and put there again, to the very same document', async ({ page }) => {
  const fingers = await fingersOn(page)
  const original = await tableOf(page)
  const from = await modelNamed(page, 'Shield 5')
  const spot = await spotOf(page, 'Shield 5')
  await fingers.drag(spot, { x: spot.x + 40, y: spot.y + 110 })
  await expectMoved(page, 'Shield 5', from)
  const moved = await tableOf(page)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(() => tableOf(page)).toEqual(original)
  await page.getByRole('button', { name: 'Redo' }).tap()
  await expect.poll(() => tableOf(page)).toEqual(moved)
})

test('a drag broken off by the system leaves the table and the desk as they were', async ({ page }) => {
  const fingers = await fingersOn(page)
  const original = await tableOf(page)
  const spot = await spotOf(page, 'Shield 5')
  await fingers.hold(spot)
  await fingers.hold({ x: spot.x + 60, y: spot.y + 60 })
  await expect.poll(async () => (await deskOf(page)).draft).not.toBeNull()
  await fingers.cancel()
  await expect.poll(async () => (await deskOf(page)).draft).toBeNull()
  await expect.poll(() => tableOf(page)).toEqual(original)
})

test('two fingers on a model twist it, two elsewhere zoom, and the one left down does nothing', async ({ page }) => {
  const fingers = await fingersOn(page)
  const before = await modelNamed(page, 'Gunner')
  const spot = await spotOf(page, 'Gunner')
  await fingers.hold({ x: spot.x - 30, y: spot.y }, { x: spot.x + 30, y: spot.y })
  await fingers.hold({ x: spot.x - 21, y: spot.y - 21 }, { x: spot.x + 21, y: spot.y + 21 })
  await fingers.hold({ x: spot.x, y: spot.y - 30 }, { x: spot.x, y: spot.y + 30 })
  await fingers.lift()
  const turned = await modelNamed(page, 'Gunner')
  expect((turned.facing - before.facing + 360) % 360).toBeCloseTo(90, 0)

  const { view } = await deskOf(page)
  await fingers.hold({ x: 300, y: 580 }, { x: 400, y: 600 })
  await fingers.hold({ x: 250, y: 580 }, { x: 450, y: 600 })
  await fingers.hold({ x: 200, y: 580 }, { x: 500, y: 600 })
  await framesPass(page)
  const zoomed = (await deskOf(page)).view
  expect(zoomed.scale).toBeGreaterThan(view.scale * 1.3)
  await fingers.hold({ x: 200, y: 580 })
  await fingers.hold({ x: 320, y: 500 })
  await framesPass(page)
  expect((await deskOf(page)).view).toEqual(zoomed)
  await fingers.lift()
})

test('the knob on the ring turns the selected model', async ({ page }) => {
  const fingers = await fingersOn(page)
  const gunner = await modelNamed(page, 'Gunner')
  const spot = await spotOf(page, 'Gunner')
  await fingers.tap(spot)
  expect((await deskOf(page)).selection).toEqual([gunner.id])
  const { view } = await deskOf(page)
  const out = (gunner.base.mm / 50.8) * view.scale + 34
  const angle = (gunner.facing * Math.PI) / 180
  const knob = { x: spot.x + out * Math.cos(angle), y: spot.y + out * Math.sin(angle) }
  await fingers.drag(knob, { x: spot.x, y: spot.y - out - 20 })
  const after = await modelNamed(page, 'Gunner')
  expect(after.facing).toBeCloseTo(270, -1)
  expect([after.x, after.y]).toEqual([gunner.x, gunner.y])
})

test('everything is still there after a reload, undo included', async ({ page }) => {
  const fingers = await fingersOn(page)
  const original = await tableOf(page)
  const spot = await spotOf(page, 'Shield 1')
  await fingers.drag(spot, { x: spot.x - 30, y: spot.y - 80 })
  const moved = await tableOf(page)
  expect(moved).not.toEqual(original)
  await openProgram(page)
  await expect.poll(() => tableOf(page)).toEqual(moved)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(() => tableOf(page)).toEqual(original)
})

test('a drag is broken off by Escape, by another tool, and by another table: lifting the finger then does nothing', async ({
  page,
}) => {
  const fingers = await fingersOn(page)
  const original = await tableOf(page)
  const begin = async () => {
    const spot = await spotOf(page, 'Shield 5')
    await fingers.hold(spot)
    await fingers.hold({ x: spot.x + 60, y: spot.y + 60 })
    await expect.poll(async () => (await deskOf(page)).draft).not.toBeNull()
  }
  for (const key of ['Escape', 'b']) {
    await begin()
    await page.keyboard.press(key)
    await expect.poll(async () => (await deskOf(page)).draft).toBeNull()
    await fingers.lift()
    await framesPass(page)
    expect(await tableOf(page)).toEqual(original)
    await page.keyboard.press('v')
  }
  await begin()
  const other = tableWith([{ id: 'Scout', x: 20, y: 24 }])
  await openTable(page, other)
  const opened = await tableOf(page)
  await fingers.lift()
  await framesPass(page)
  expect(await tableOf(page)).toEqual(opened)
})
