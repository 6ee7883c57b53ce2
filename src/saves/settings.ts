import * as v from 'valibot'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type LocalStorage, localStorageOf } from './shelf.ts'

export type Language = 'en' | 'ru'

const scale = v.nullable(v.pipe(v.number(), v.gtValue(0), v.maxValue(10_000)))

/** The settings of this device. One that is missing or wrong takes its default; the others stay. */
const schema = v.object({
  language: v.fallback(v.picklist(['auto', 'en', 'ru']), 'auto'),
  theme: v.fallback(v.picklist(['auto', 'dark', 'light']), 'auto'),
  /** The hand that works on the board: the loupe goes to the other side. */
  hand: v.fallback(v.picklist(['right', 'left']), 'right'),
  /** Show millimetres beside inches. */
  millimetres: v.fallback(v.boolean(), false),
  zoomLock: v.fallback(v.boolean(), false),
  /** A second answer strip, turned, for the player opposite. */
  bothSides: v.fallback(v.boolean(), false),
  panelFolded: v.fallback(v.boolean(), false),
  /** How many hints were shown, or all of them. */
  hintsSeen: v.fallback(v.union([v.pipe(v.number(), v.integer(), v.minValue(0)), v.literal('done')]), 0),
  /** To how many others a dragged base shows its distance. */
  distances: v.fallback(v.picklist(['five', 'all']), 'five'),
  /** CSS pixels an inch on this screen, once measured. */
  trueScale: v.fallback(scale, null),
  /** Whether the board is locked at that scale. */
  scaleLocked: v.fallback(v.boolean(), false),
  /** The id of the table that was open last. */
  lastTable: v.fallback(v.nullable(v.string()), null),
})

/** What this device is set to; nothing of it is saved with a table. */
export type Settings = Readonly<v.InferOutput<typeof schema>>

export const defaultSettings: Settings = {
  language: 'auto',
  theme: 'auto',
  hand: 'right',
  millimetres: false,
  zoomLock: false,
  bothSides: false,
  panelFolded: false,
  hintsSeen: 0,
  distances: 'five',
  trueScale: null,
  scaleLocked: false,
  lastTable: null,
}

export type SettingsStore = StoreApi<Settings>

const KEY = 'edgewise-settings'

function readSettings(text: string): Settings {
  try {
    const data: unknown = JSON.parse(text)
    const read = v.safeParse(schema, typeof data === 'object' ? { ...defaultSettings, ...data } : {})
    return read.success ? read.output : defaultSettings
  } catch {
    return defaultSettings
  }
}

/** The settings of this device, kept in its local storage as they change; where that throws they last as long as the page. */
export function createSettings(storage: LocalStorage | null = localStorageOf()): SettingsStore {
  let text = '{}'
  try {
    text = storage?.getItem(KEY) ?? '{}'
  } catch {
    // Forbidden: the defaults, and nothing is kept.
  }
  const store = createStore<Settings>()(() => readSettings(text))
  store.subscribe((settings) => {
    try {
      storage?.setItem(KEY, JSON.stringify(settings))
    } catch {
      // Full or forbidden: the setting holds for this page.
    }
  })
  return store
}

/** The language to speak: the one set, else Russian where the browser asks for it, else English. */
export function languageOf(settings: Pick<Settings, 'language'>, navigatorLanguage: string): Language {
  if (settings.language !== 'auto') return settings.language
  return /^ru\b/i.test(navigatorLanguage) ? 'ru' : 'en'
}
