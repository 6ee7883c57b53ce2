import { expect, type Page } from '@playwright/test'
import { formatTable } from '../src/saves/format.ts'
import type { Model, Table } from '../src/table/document.ts'
import { freshTable } from '../src/table/fresh.ts'
import { begun } from '../src/table/past/history.ts'

export interface ScreenSpot {
  readonly x: number
  readonly y: number
}

/** What of the program's handle the journeys look at: they read it, and act only as a user does. */
interface Handle {
  readonly stores: {
    readonly table: { getState(): { readonly table: SeenTable } }
    readonly desk: { getState(): SeenDesk }
  }
}

export interface SeenModel {
  readonly id: string
  readonly name: string
  readonly x: number
  readonly y: number
  readonly facing: number
  readonly base: { readonly mm: number }
}

export interface SeenTable {
  readonly stage: string
  readonly id: string
  readonly name: string
  readonly models: readonly SeenModel[]
  readonly lays: readonly {
    readonly kind: string
    readonly pinned: boolean
    readonly id: string
    readonly x?: number
    readonly y?: number
    /** Who acts by a procedure. */
    readonly actor?: string
  }[]
  readonly activations: readonly { readonly model: string; readonly path: readonly unknown[] }[]
  readonly terrain: readonly { readonly id: string; readonly name: string }[]
  readonly log: readonly { readonly actor: string }[]
}

interface SeenDesk {
  readonly tool: string
  readonly selection: readonly string[]
  readonly draft: unknown
  readonly trueScale: number | null
  readonly ghosts: readonly { readonly x: number; readonly y: number }[]
  readonly view: {
    readonly scale: number
    readonly flipped: boolean
    readonly width: number
    readonly height: number
  } & {
    readonly centre: { readonly x: number; readonly y: number }
  }
}

/** Opens the program and waits until its board can be used; hints are put away where they would cover the board. */
export async function openProgram(page: Page, address = '/'): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => performance.getEntriesByName('edgewise:usable').length > 0)
}

/** Puts the first hints away, as a user would. */
export async function putHintsAway(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^(No hints|Без подсказок)$/ })
  if (await button.isVisible()) await button.click()
}

/** The table as it stands. */
export const tableOf = (page: Page): Promise<SeenTable> =>
  page.evaluate(() =>
    JSON.parse(JSON.stringify((window as unknown as { edgewise: Handle }).edgewise.stores.table.getState().table)),
  )

/** The desk of the window. */
export const deskOf = (page: Page): Promise<SeenDesk> =>
  page.evaluate(() =>
    JSON.parse(JSON.stringify((window as unknown as { edgewise: Handle }).edgewise.stores.desk.getState())),
  )

/** Where a place of the table is in the window, in CSS pixels. */
export async function spotAt(page: Page, x: number, y: number): Promise<ScreenSpot> {
  const { view } = await deskOf(page)
  const board = await page.locator('[data-board]').boundingBox()
  if (!board) throw new Error('the board is not to be seen')
  const s = view.flipped ? -view.scale : view.scale
  return {
    x: board.x + view.width / 2 + (x - view.centre.x) * s,
    y: board.y + view.height / 2 + (y - view.centre.y) * s,
  }
}

/** The model of a name. */
export async function modelNamed(page: Page, name: string): Promise<SeenModel> {
  const model = (await tableOf(page)).models.find((one) => one.name === name)
  if (!model) throw new Error(`no model is called ${name}`)
  return model
}

/** Where a model of a name is in the window. */
export async function spotOf(page: Page, name: string): Promise<ScreenSpot> {
  const { x, y } = await modelNamed(page, name)
  return spotAt(page, x, y)
}

/** Lets two frames pass: moves of a touch reach the page with the next frame. */
export const framesPass = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

/** The answer strip's words. */
export const answerOf = (page: Page) => page.getByRole('region', { name: /^(Answer|Ответ)$/ })

/** Waits until a model of a name stands somewhere else than it did. */
export async function expectMoved(page: Page, name: string, from: SeenModel): Promise<void> {
  await expect
    .poll(async () => {
      const { x, y } = await modelNamed(page, name)
      return Math.hypot(x - from.x, y - from.y)
    })
    .toBeGreaterThan(0.2)
}

const READY_TITLES = {
  spray: /A spray over the shield line/,
  siege: /The siege shot drifts/,
  breath: /The drake looks past/,
  backStrike: /The back strike that was not/,
  edge: /Stopped by the edge/,
  outOfRange: /^Out of range/,
  alley: /Whom may the gunner shoot|В кого можно стрелять/,
  volley: /A squad fires at a mob|Отделение стреляет по ватаге/,
  newcomer: /Where does the captain stand|Куда встанет капитан/,
} as const

/** Opens one of the ready tables from the list of tables, as a user does. */
export async function openReady(page: Page, id: keyof typeof READY_TITLES): Promise<void> {
  const before = (await tableOf(page)).id
  await page.getByRole('banner').or(page.locator('header')).first().getByRole('button').first().click()
  await page.getByRole('dialog').getByRole('button', { name: READY_TITLES[id] }).first().click()
  await expect.poll(async () => (await tableOf(page)).id).not.toBe(before)
}

/** Opens a table made for a journey, as if it were imported. */
export async function openTable(page: Page, table: Table): Promise<void> {
  const text = formatTable(begun(table))
  await page.evaluate(
    (file) => (window as unknown as { edgewise: { open(file: string): boolean } }).edgewise.open(file),
    text,
  )
  await expect.poll(async () => (await tableOf(page)).id).toBe(table.id)
  await framesPass(page)
}

/** A table of named 30 mm bases for a journey. */
export function tableWith(models: readonly (Partial<Model> & Pick<Model, 'id' | 'x' | 'y'>)[]): Table {
  return {
    ...freshTable({ id: `journey-${models.length}`, name: 'Journey', game: 'hordes', seed: 3 }),
    models: models.map((model) => ({
      ...{ name: model.id, unit: '', side: 'a', base: { shape: 'round', mm: 30 }, facing: 0, doubt: 0 },
      ...model,
    })),
  }
}

/** Takes up a tool by its name on the rail. */
export const takeTool = (page: Page, tool: string): Promise<void> =>
  page
    .getByRole('button', { name: tool, exact: true })
    .or(page.getByRole('radio', { name: tool, exact: true }))
    .first()
    .tap()
