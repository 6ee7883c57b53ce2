import { useEffect, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { languageOf, type SettingsStore } from '../saves/settings.ts'
import { isLearned, learn, onLearned } from '../words/learn.ts'
import type { Language } from '../words/numbers.ts'

const other = (language: Language): Language => (language === 'en' ? 'ru' : 'en')

/** The language to speak: the one that is set, as soon as it has come; until then the one that was spoken. */
export function useLanguage(settings: SettingsStore): Language {
  const wanted = useStore(settings, (state) => languageOf(state, navigator.language))
  const ready = useSyncExternalStore(onLearned, () => isLearned(wanted))
  useEffect(() => {
    // Where it can't be had, what was spoken goes on being spoken.
    if (!ready) learn(wanted).catch(() => undefined)
  }, [wanted, ready])
  return ready || !isLearned(other(wanted)) ? wanted : other(wanted)
}
