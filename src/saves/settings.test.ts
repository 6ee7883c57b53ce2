import { describe, expect, it } from 'vitest'
import { createSettings, defaultSettings, languageOf } from './settings.ts'
import { fakeStorage } from './testing/storage.ts'

const KEY = 'edgewise-settings'

describe('the settings of a device', () => {
  it('begin at their defaults and outlive the page', () => {
    const storage = fakeStorage()
    const settings = createSettings(storage)
    expect(settings.getState()).toEqual(defaultSettings)
    settings.setState({ language: 'ru', trueScale: 96.5, hintsSeen: 'done' })
    expect(createSettings(storage).getState()).toEqual({
      ...defaultSettings,
      language: 'ru',
      trueScale: 96.5,
      hintsSeen: 'done',
    })
  })

  it('a wrong one takes its default, the others stay', () => {
    const storage = fakeStorage()
    storage.setItem(KEY, JSON.stringify({ theme: 'neon', hand: 'left', trueScale: -3, hintsSeen: 1.5, odd: true }))
    expect(createSettings(storage).getState()).toEqual({ ...defaultSettings, hand: 'left' })
  })

  it.each(['', 'null', '[]', '7', '{"hand":', '{"__proto__":{"hand":"left"}}'])('%j reads as the defaults', (text) => {
    const storage = fakeStorage()
    storage.setItem(KEY, text)
    expect(createSettings(storage).getState()).toEqual(defaultSettings)
  })

  it('hold for the page where storage throws or is missing', () => {
    const throwing = {
      ...fakeStorage(),
      getItem: () => {
        throw new Error('forbidden')
      },
      setItem: () => {
        throw new Error('full')
      },
    }
    for (const storage of [null, throwing]) {
      const settings = createSettings(storage)
      settings.setState({ hand: 'left' })
      expect(settings.getState().hand).toBe('left')
    }
  })
})

describe('the language', () => {
  it('is the one that is set, else Russian where the browser asks for it, else English', () => {
    expect(languageOf({ language: 'en' }, 'ru-RU')).toBe('en')
    expect(languageOf({ language: 'ru' }, 'de')).toBe('ru')
    expect(languageOf({ language: 'auto' }, 'ru-RU')).toBe('ru')
    expect(languageOf({ language: 'auto' }, 'RU')).toBe('ru')
    expect(languageOf({ language: 'auto' }, 'run')).toBe('en')
    expect(languageOf({ language: 'auto' }, '')).toBe('en')
  })
})
