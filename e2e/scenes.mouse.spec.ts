import { expect, test } from '@playwright/test'
import { openProgram, putHintsAway, spotOf, tableOf } from './program.ts'

test('the projector follows the table at the scale its bar was measured at', async ({ page, context }) => {
  await openProgram(page)
  await putHintsAway(page)
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Project' }).click()
  const projector = await opened
  await projector.waitForLoadState()
  await expect(projector.locator('canvas').first()).toBeVisible()
  await expect(projector.getByText('Waiting for the table')).toHaveCount(0)

  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Show the bar to measure' }).click()
  const lock = dialog.getByRole('button', { name: 'Lock at true scale' })
  await expect(lock).toBeDisabled()
  await dialog.getByRole('button', { name: 'The bar on the mat measures: more' }).click()
  await lock.click()
  await projector.waitForFunction(() => localStorage.getItem('edgewise-projector') !== null)
  const scale = await projector.evaluate(() => JSON.parse(localStorage.getItem('edgewise-projector') ?? '{}').scale)
  const width = await projector.evaluate(() => window.innerWidth)
  expect(scale).toBeCloseTo(Math.round(width * 0.8) / 40.1, 6)

  const lit = async () =>
    projector.evaluate(() => {
      const canvas = document.querySelector('canvas')
      const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
      let sum = 0
      for (let i = 0; i < pixels.length; i += 4) sum += (pixels[i] ?? 0) > 40 ? 1 : 0
      return sum
    })
  await expect.poll(lit).toBeGreaterThan(200)
  const before = await lit()
  const spot = await spotOf(page, 'Gunner')
  await page.mouse.move(spot.x, spot.y)
  await page.mouse.down()
  await page.mouse.move(spot.x - 60, spot.y + 80, { steps: 5 })
  await expect.poll(lit).not.toBe(before)
  await page.mouse.up()
})

test('a practice question opens by its link, hides its answer, and is scored', async ({ page }) => {
  await openProgram(page, '/#drill=2a')
  await expect(page.getByRole('button', { name: 'In', exact: true })).toBeVisible()
  const question = await page.getByRole('heading', { level: 2 }).first().textContent()
  await page.getByRole('button', { name: 'In', exact: true }).click()
  await expect(page.getByText(/^(Right|Wrong)\./)).toBeVisible()
  await expect(page.getByText(/[+−]0\.\d\d″/).first()).toBeVisible()
  await page.getByRole('region', { name: 'Practice' }).getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('button', { name: 'Out', exact: true })).toBeVisible()
  await page.goto('/')
  await openProgram(page, '/#drill=2a')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(question ?? '')
})

test('the practice leaves the table alone', async ({ page }) => {
  await openProgram(page)
  const before = await tableOf(page)
  await openProgram(page, '/#drill=3')
  await page.reload()
  await page.getByRole('button', { name: 'Leave the practice' }).click()
  expect(await tableOf(page)).toEqual(before)
})
