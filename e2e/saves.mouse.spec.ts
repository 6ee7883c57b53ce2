import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { openProgram, putHintsAway, tableOf } from './program.ts'

/** Opens the list of tables and chooses a file to import there. */
async function importFile(page: Page, name: string, text: string): Promise<void> {
  await page
    .getByRole('button', { name: /Tables|A spray over/ })
    .first()
    .click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: /Import/ })
      .click(),
  ])
  await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
}

async function exported(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share and export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: /file/i }).first().click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  await page.keyboard.press('Escape')
  return text
}

test.beforeEach(async ({ page }) => {
  await openProgram(page)
  await putHintsAway(page)
})

test('a table that can not be read is refused with the reason and offered back; the one on the screen stays', async ({
  page,
}) => {
  const before = await tableOf(page)
  const whole = await exported(page)
  await importFile(page, 'broken.json', whole.slice(0, whole.length / 2))
  await expect(page.getByText(/ends in the middle/)).toBeVisible()
  expect(await tableOf(page)).toEqual(before)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /Download the file as it was/ })
      .first()
      .click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toBe(whole.slice(0, whole.length / 2))
})

test('what was exported can be imported, and is the same table', async ({ page }) => {
  const before = await tableOf(page)
  const text = await exported(page)
  await importFile(page, 'again.json', text)
  await expect.poll(async () => (await tableOf(page)).models).toEqual(before.models)
})

for (const [title, text, reason] of [
  ['text that is no table', 'hello', /not a table file/],
  ['another kind of file', '{"a":1}', /not a table of Edgewise/],
  ['nothing', '', /empty/],
] as const) {
  test(`${title} is refused in one sentence`, async ({ page }) => {
    const before = await tableOf(page)
    await importFile(page, 'file.json', text)
    await expect(page.getByText(reason)).toBeVisible()
    expect(await tableOf(page)).toEqual(before)
  })
}

test('the file of a table that is dropped on the window is taken in', async ({ page }) => {
  const before = await tableOf(page)
  const text = await exported(page)
  const isLeft = await page.evaluate((file) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([file], 'dropped.json', { type: 'application/json' }))
    const onto = document.querySelector('[data-board]') ?? document.body
    const told = (kind: string) => new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true })
    // Whoever doesn't refuse it leaves the window to the browser, which opens the file in place of the program.
    return onto.dispatchEvent(told('dragover')) || onto.dispatchEvent(told('drop'))
  }, text)
  expect(isLeft).toBe(false)
  await expect.poll(async () => (await tableOf(page)).id).not.toBe(before.id)
  expect((await tableOf(page)).models).toEqual(before.models)
})
