import { expect, type Page, test } from '@playwright/test'
import { fingersOn } from './fingers.ts'
import { answerOf, openProgram, openReady, putHintsAway, spotOf, tableOf } from './program.ts'

test.use({ locale: 'ru-RU' })

/** Words in Latin letters that the window shows, but for names that stay so. */
async function latinOn(page: Page): Promise<readonly string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is not shown must not count.
  const words = await page.evaluate(() => document.body.innerText)
  const latin = words.match(/[A-Za-z]{3,}/g) ?? []
  return latin.filter((word) => !['Hordes', 'Mordheim', 'Edgewise', 'RNG', 'AOE'].includes(word))
}

test('Russian from start to end: no text of the window is in another language', async ({ page }) => {
  await openProgram(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(answerOf(page)).toContainText('накрыто')
  await putHintsAway(page)
  await page.getByRole('button', { name: 'Почему' }).tap()

  expect(await latinOn(page)).toEqual([])

  const fingers = await fingersOn(page)
  await page
    .getByRole('radio', { name: 'Замер' })
    .or(page.getByRole('button', { name: 'Замер' }))
    .first()
    .tap()
  const [first, second] = (await tableOf(page)).models
  await fingers.tap(await spotOf(page, first?.name ?? ''))
  await fingers.tap(await spotOf(page, second?.name ?? ''))
  await expect(answerOf(page)).toContainText(/\d,\d\d″/)
})

test('Russian by the rules: attacks, cards and the log speak it too, in each game', async ({ page }) => {
  await openProgram(page)
  await putHintsAway(page)
  await page.getByRole('button', { name: 'Разыграть по правилам' }).tap()
  const panel = page.getByRole('complementary')
  const roll = panel.getByRole('button', { name: 'Бросить', exact: true })
  const record = panel.getByRole('button', { name: 'Записать' })
  // A spray over four: at most two rolls each.
  for (let rolls = 0; rolls < 8 && (await record.count()) === 0; rolls += 1) await roll.tap()
  expect(await latinOn(page)).toEqual([])
  await record.tap()
  await page.getByRole('button', { name: 'Журнал', exact: true }).tap()
  await expect(page.getByRole('dialog')).toContainText('Атака распылением')
  expect(await latinOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Закрыть' }).tap()
  for (const table of ['volley', 'alley', 'newcomer'] as const) {
    await openReady(page, table)
    await expect(panel.getByRole('combobox')).toBeVisible()
    expect(await latinOn(page)).toEqual([])
  }
})
