import { gameOf } from '../games/catalogue.ts'
import type { SprayPreset } from '../games/game.ts'
import { useTable, useWords } from './use-stores.ts'

/** The spray outlines there are: the game's own, worded by the catalogues, and those the user made. */
export function useOutlines(): readonly {
  readonly preset: SprayPreset
  readonly name: string
  readonly own: boolean
}[] {
  const words = useWords()
  const game = useTable((state) => state.table.game)
  const made = useTable((state) => state.table.outlines)
  const named = (preset: SprayPreset) => {
    const key = `outline.${preset.id}`
    return preset.name ?? (words.knows(key) ? words.t(key) : preset.id)
  }
  return [
    ...gameOf(game).sprayPresets.map((preset) => ({ preset, name: named(preset), own: false })),
    ...made.map((preset) => ({ preset, name: named(preset), own: true })),
  ]
}
