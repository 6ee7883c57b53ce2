import { expect, type Page, test } from '@playwright/test'
import { crowded } from '../scripts/bench/scene.ts'
import { formatTable } from '../src/saves/format.ts'
import { begun } from '../src/table/past/history.ts'
import { framesPass, openProgram, putHintsAway, spotAt } from './program.ts'

/** Counts every call that paints on a canvas, from the first script on. */
const counting = () => {
  const counted = window as unknown as { draws: number }
  counted.draws = 0
  const pen = CanvasRenderingContext2D.prototype
  for (const name of ['fill', 'stroke', 'fillText', 'strokeText', 'drawImage', 'fillRect', 'strokeRect'] as const) {
    const paint = pen[name] as (...args: unknown[]) => void
    Object.assign(pen, {
      [name](this: CanvasRenderingContext2D, ...args: unknown[]) {
        counted.draws += 1
        return paint.apply(this, args)
      },
    })
  }
}

/** Canvas draws of one frame while a model in a crowd of so many is dragged, a few frames in a row. */
async function drawsOfAFrame(page: Page, count: number): Promise<readonly number[]> {
  await page.addInitScript(counting)
  await openProgram(page)
  await putHintsAway(page)
  // All alike, so that whichever is under the pointer, the same is dragged in both crowds.
  const scene = crowded(count)
  const alike = { base: { shape: 'round', mm: 40 }, side: 'a' } as const
  const table = { ...scene, models: scene.models.map((model) => ({ ...model, ...alike })) }
  await page.evaluate(
    (text) => (window as unknown as { edgewise: { open(text: string): boolean } }).edgewise.open(text),
    formatTable(begun(table)),
  )
  await framesPass(page)
  const side = Math.ceil(Math.sqrt(count))
  const model = table.models[Math.floor(count / 2) + Math.floor(side / 2)]
  const spot = await spotAt(page, model?.x ?? 0, model?.y ?? 0)
  await page.mouse.move(spot.x, spot.y)
  await page.mouse.down()
  await page.mouse.move(spot.x + 12, spot.y, { steps: 6 })
  await framesPass(page)
  const counts: number[] = []
  for (let i = 1; i <= 5; i++) {
    const before = await page.evaluate(() => (window as unknown as { draws: number }).draws)
    await page.mouse.move(spot.x + 12 + i, spot.y)
    await framesPass(page)
    counts.push((await page.evaluate(() => (window as unknown as { draws: number }).draws)) - before)
  }
  await page.mouse.up()
  return counts
}

test('a frame of a drag paints as much among 1,000 models as among 200, and little', async ({ browser }) => {
  const counts: number[][] = []
  for (const models of [200, 1000]) {
    const context = await browser.newContext()
    counts.push([...(await drawsOfAFrame(await context.newPage(), models))])
    await context.close()
  }
  expect(counts[0]).toEqual(counts[1])
  expect(new Set(counts[0]).size).toBe(1)
  expect(counts[0]?.[0]).toBeLessThan(40)
})
