import { expect, test } from '@playwright/test'
import { fingersOn } from './fingers.ts'
import { answerOf, openProgram, putHintsAway, spotOf, tableOf } from './program.ts'

test.use({ locale: 'ru-RU' })

test('Russian from start to end: no text of the window is in another language', async ({ page }) => {
  await openProgram(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(answerOf(page)).toContainText('накрыто')
  await putHintsAway(page)
  await page.getByRole('button', { name: 'Почему' }).tap()

  const words = await page.evaluate(() => document.body.innerText)
  const latin = words.match(/[A-Za-z]{3,}/g) ?? []
  expect(latin.filter((word) => !['Hordes', 'Edgewise', 'RNG', 'AOE'].includes(word))).toEqual([])

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
