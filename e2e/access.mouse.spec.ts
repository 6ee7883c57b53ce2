import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { deskOf, modelNamed, openProgram, putHintsAway } from './program.ts'

for (const colorScheme of ['dark', 'light'] as const) {
  test(`no accessibility rule is broken, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme })
    const page = await context.newPage()
    await openProgram(page)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await putHintsAway(page)
    for (const name of ['Settings', 'Share and export']) {
      await page.getByRole('button', { name }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      await page.keyboard.press('Escape')
    }
    await context.close()
  })
}

test('everything goes by keys: walk to a model, nudge it, turn it, take it back', async ({ page }) => {
  await openProgram(page)
  await putHintsAway(page)
  await page.locator('[data-board]').focus()
  await page.keyboard.press('Tab')
  const [id] = (await deskOf(page)).selection
  expect(id).toBeTruthy()
  const before = await modelNamed(page, 'Gunner')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const after = await modelNamed(page, 'Gunner')
  expect(after.x - before.x).toBeCloseTo(0.2, 6)
  await page.keyboard.press(']')
  expect((await modelNamed(page, 'Gunner')).facing).not.toBe(before.facing)
  for (const _ of [1, 2, 3]) await page.keyboard.press('Control+z')
  expect(await modelNamed(page, 'Gunner')).toEqual(before)
})

test('a choice that was clicked leaves the keys alone', async ({ page }) => {
  await openProgram(page)
  await putHintsAway(page)
  await page.getByText('10″', { exact: true }).click()
  await page.keyboard.press('b')
  expect((await deskOf(page)).tool).toBe('blast')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
})

test('targets are at least 44 pixels wide and high', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await openProgram(page)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, label:has(input)')]
      .filter((one) => one.offsetParent !== null)
      .map((one) => ({ label: one.ariaLabel ?? one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && (box.width < 43.5 || box.height < 43.5))
      .map(({ label, box }) => `${label}: ${Math.round(box.width)}×${Math.round(box.height)}`),
  )
  expect(small).toEqual([])
})
