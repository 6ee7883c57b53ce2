import type { Sentence } from '../rules/sentence.ts'
import { count, inches, names } from '../rules/sentence.ts'
import { say } from '../table/codes.ts'
import { entriesByStep } from '../table/judge/entries.ts'
import { type Aside, wayShown } from './aside.ts'

/** What is known of who makes room, as sentences: how many, how far in all, and how sure it is. None while nobody has to. */
export function asideSaid(aside: Aside): readonly Sentence[] {
  const { known, proving, table, way, drawn } = aside
  const nameOf = (id: string) => table?.models.find((model) => model.id === id)?.name ?? ''
  if (!known || known.kind === 'unknown') return proving ? [say('stillProving', {})] : []
  if (known.kind === 'none') {
    const { without } = known
    return [without.length > 0 ? say('noRoomFor', { list: names(...without.map(nameOf)) }) : say('noRoom', {})]
  }
  const shown = wayShown(aside) ?? known.best
  if (shown.moves.length === 0) return []
  const sure = known.proven
    ? say('provenLeast', {})
    : proving
      ? say('stillProving', {})
      : say('gapLeft', { gap: inches(known.gap) })
  const ways =
    known.free !== null
      ? [say(drawn ? 'placeByLot' : 'anyPlaceOf', { name: names(nameOf(known.free.id)) })]
      : known.optima.length > 1
        ? [say(drawn ? 'wayByLot' : 'wayOf', { way: count(way + 1), count: count(known.optima.length) })]
        : []
  const entries = table ? shown.moves.flatMap(({ id, to }) => entriesByStep(table, id, to)) : []
  return [
    say('stepAside', { count: count(shown.moves.length) }),
    say('inAll', { total: inches(shown.total) }),
    sure,
    ...ways,
    ...entries,
  ]
}
