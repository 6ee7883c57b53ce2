import { expect, type Page, test } from '@playwright/test'
import { openProgram, openReady, putHintsAway, tableOf } from './program.ts'

/** What a page may find of its storages when it starts, and the word that has to be said about it. */
const browsers: readonly (readonly [string, (page: Page) => Promise<unknown>, RegExp | null])[] = [
  [
    'there is no data base and local storage throws',
    (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'indexedDB', { value: undefined })
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new Error('forbidden')
          },
        })
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new Error('forbidden')
          },
        })
      }),
    null,
  ],
  [
    'local storage is there but throws at whatever is asked of it',
    (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'indexedDB', { value: undefined })
        const forbid = () => {
          throw new Error('forbidden')
        }
        for (const name of ['getItem', 'setItem', 'removeItem', 'key'] as const) Storage.prototype[name] = forbid
        Object.defineProperty(Storage.prototype, 'length', { get: forbid })
      }),
    null,
  ],
  [
    'the data base is full and the last page left something unsaved',
    (page) =>
      page.addInitScript(() => {
        localStorage.setItem('edgewise-breath/left', 'half a table')
        const put = IDBObjectStore.prototype.put
        IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
          if (key !== 'trial') throw new DOMException('full', 'QuotaExceededError')
          return put.call(this, value, key)
        }
      }),
    /storage did not answer/,
  ],
]

for (const [title, spoil, word] of browsers) {
  test(`the program opens and works where ${title}`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await spoil(page)
    await openProgram(page)
    if (word) {
      const notice = page.getByRole('alert').filter({ hasText: word })
      await expect(notice).toBeVisible()
      await notice.getByRole('button', { name: 'Close' }).click()
    }
    await putHintsAway(page)
    expect((await tableOf(page)).models.length).toBeGreaterThan(0)
    await openReady(page, 'siege')
    expect((await tableOf(page)).lays.length).toBeGreaterThan(0)
    expect(errors).toEqual([])
  })
}
