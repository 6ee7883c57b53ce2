import { type ReactNode, useMemo } from 'react'
import { useStore } from 'zustand'
import { Board } from '../board/Board.tsx'
import type { Hands } from '../gestures/hands.ts'
import { actOn } from '../panels/act-on.ts'
import { Shell } from '../panels/shell/Shell.tsx'
import { type Stores, StoresContext } from '../panels/stores.ts'
import { useLanguage } from '../panels/use-language.ts'
import { identifier } from '../saves/identifier.ts'
import { wordsIn } from '../words/words.ts'
import type { Practice } from './practice.ts'

/** The program in its window: the board, the panels around it, and the practice in place of the table while it goes on. */
export function App({ stores, practice }: { readonly stores: Stores; readonly practice: Practice }): ReactNode {
  const { settings, desk, aside, course } = stores
  const language = useLanguage(settings)
  const millimetres = useStore(settings, (state) => state.millimetres)
  const practising = useStore(practice.table, (state) => state.store)
  const words = wordsIn(language, millimetres ? 'millimetres' : 'inches')
  const shown = useMemo(() => (practising ? { ...stores, table: practising } : stores), [stores, practising])
  const hands = useMemo<Hands>(
    () => ({
      desk,
      table: () => shown.table.getState().table,
      act: (action) => {
        actOn(shown, action)
      },
      following: course.getState,
      identify: identifier,
      nameTerrain: (kind, count) => `${words.t(`terrain.${kind}`)} ${count}`,
      nameModel: (count) => words.t('board.newModel', { count }),
    }),
    [desk, course, shown, words],
  )
  return (
    <StoresContext value={shown}>
      <Shell board={<Board stores={{ table: shown.table, desk, aside, course, settings, words }} hands={hands} />} />
    </StoresContext>
  )
}
