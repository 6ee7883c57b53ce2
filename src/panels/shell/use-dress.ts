import { useLayoutEffect } from 'react'
import { useSettings, useTable, useWords } from '../use-stores.ts'

/** Dresses the page: the theme, the mat, the language, and the title of its window. */
export function useDress(): void {
  const words = useWords()
  const theme = useSettings((settings) => settings.theme)
  const look = useTable((state) => state.table.mat.look)
  const name = useTable((state) => state.table.name)
  useLayoutEffect(() => {
    const page = document.documentElement
    const light = matchMedia('(prefers-color-scheme: light)')
    const dress = () => {
      page.dataset.theme = theme === 'auto' ? (light.matches ? 'light' : 'dark') : theme
    }
    dress()
    light.addEventListener('change', dress)
    page.dataset.mat = look
    page.lang = words.language
    document.title = words.t('page.title', { name })
    return () => light.removeEventListener('change', dress)
  }, [theme, look, words, name])
}
