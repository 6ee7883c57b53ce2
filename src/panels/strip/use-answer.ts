import { useStore } from 'zustand'
import { asideSaid } from '../../desk/aside-said.ts'
import type { Desk } from '../../desk/desk.ts'
import { aimAll } from '../../desk/mass-shove.ts'
import { gameOf } from '../../games/catalogue.ts'
import type { GameId } from '../../games/game.ts'
import type { Sentence } from '../../rules/sentence.ts'
import type { Clause, Standing } from '../../rules/verdict.ts'
import { distancesHidden, isDeclarable } from '../../table/declared.ts'
import type { Model } from '../../table/document.ts'
import type { Lay } from '../../table/lay.ts'
import type { Part, Words } from '../../words/words.ts'
import { useDesk, useShownLays, useStores, useWords } from '../use-stores.ts'
import { useLay, useVerdict } from '../use-verdict.ts'
import { folded } from './folded.ts'

/** A clause of the answer in words; a dim one only says what to do. */
export interface Said {
  readonly key: string
  readonly pip: Standing | null
  readonly parts: readonly Part[]
  readonly dim: boolean
}

/** What stands on the rule: clauses in words, whether reasons can be asked for, and who could be declared the target. */
export interface Answer {
  readonly full: readonly Said[]
  /** The same with names folded into counts. */
  readonly folded: readonly Said[]
  readonly reasoned: boolean
  /** The selected model, while the answer waits for a target to be declared and it can be the one. */
  readonly declares: Model | null
}

const worded = (words: Words, clauses: readonly Clause[]): Said[] =>
  clauses.map(({ pip, sentence }, at) => ({
    key: `${at}${sentence.code}`,
    pip,
    parts: words.spoken(sentence),
    dim: false,
  }))

const hint = (text: string): Said => ({ key: 'hint', pip: null, parts: [{ text, strong: false }], dim: true })

const only = (text: string, declares: Model | null = null): Answer => {
  const said = [hint(text)]
  return { full: said, folded: said, reasoned: false, declares }
}

/** Who makes room for the shove in question, in sentences; none about anything else. */
function useAsideOf(lay: Lay | null): readonly Sentence[] {
  const known = useStore(useStores().aside)
  return lay?.kind === 'shove' && known.shove?.id === lay.id ? asideSaid(known) : []
}

/** What the effect in hand is about to do to all who are selected; null while there is none. */
function useEffectSaid(): string | null {
  const words = useWords()
  const table = useShownLays()
  const tool = useDesk((desk) => desk.tool)
  const selection = useDesk((desk) => desk.selection)
  const massShove = useDesk((desk) => desk.massShove)
  const all = aimAll(table, { tool, selection, massShove })
  if (!massShove || all.length === 0) return null
  const from = table.models.find(({ id }) => id === massShove.origin)?.name ?? words.t('title.blast')
  const count = all.filter(({ away }) => away !== null).length
  return words.t(`massShove.said.${massShove.manner}`, { count, by: words.inches(massShove.inches), from })
}

/** What the tool in hand asks for before anything is laid, by how it stands. */
function idlingOf(game: GameId, { tool, selection, hand }: Desk) {
  if (tool === 'shove' && selection.length > 1) return 'massShove.idle'
  if (tool === 'terrain' && hand.newShape === 'polygon') return 'idle.corners'
  const isAimed = gameOf(game).procedures.find(({ id }) => id === hand.procedure)?.aimed ?? true
  return tool === 'procedure' && !isAimed ? 'idle.alone' : (`idle.${tool}` as const)
}

/**
 * The answer in the reader's words, or what to do to get one. What is half begun comes before an old answer; and a tool
 * that was taken and has laid nothing yet says what to do behind it.
 */
export function useAnswer(): Answer {
  const words = useWords()
  const table = useShownLays()
  const verdict = useVerdict()
  const massShove = useEffectSaid()
  const aside = useAsideOf(useLay(table))
  const tool = useDesk((desk) => desk.tool)
  const pending = useDesk((desk) => desk.pending)
  const selection = useDesk((desk) => desk.selection)
  const idling = useDesk((desk) => idlingOf(table.game, desk))
  const asked = useStore(useStores().drill.store, ({ drill }) => drill !== null && drill.truth === null)
  const named = (id: string | null | undefined) => table.models.find((model) => model.id === id)

  if (asked) return only(words.t('practice.look'))
  const begun = named(pending)
  if (begun) return only(words.t('idle.pending', { name: begun.name }))
  if (distancesHidden(table) && table.lays.length > 0) {
    const selected = selection.length === 1 ? named(selection[0]) : undefined
    if (!selected) return only(words.t('declare.first'))
    if (!isDeclarable(table, selected.id)) return only(words.t('declare.acts', { name: selected.name }))
    return only(words.t('declare.none'), selected)
  }
  if (massShove) return only(massShove)
  const todo = words.t(table.models.length === 0 ? 'idle.empty' : idling)
  if (!verdict) return only(todo)
  const clauses = [...verdict.clauses, ...aside.map((sentence): Clause => ({ pip: null, sentence }))]
  const full = worded(words, clauses)
  const brief = worded(words, folded(clauses))
  const idle = tool !== 'select' && table.lays.find((lay) => !lay.pinned)?.kind !== tool
  return {
    full: idle ? [...full, hint(todo)] : full,
    folded: idle ? [...brief.slice(0, 1), hint(todo)] : brief,
    reasoned: verdict.reasons.length > 0,
    declares: null,
  }
}
