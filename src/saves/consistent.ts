import type { Table } from '../table/document.ts'
import { needs } from '../table/hanging.ts'
import { placeOf } from './inspect.ts'
import type { Refusal } from './refusal.ts'

type Keys = readonly (string | number)[]

function repeated(ids: readonly string[], keyOf: (at: number) => Keys): Refusal | null {
  const seen = new Set<string>()
  for (const [at, id] of ids.entries()) {
    if (seen.has(id)) return { code: 'twice', values: { place: placeOf(keyOf(at)), id } }
    seen.add(id)
  }
  return null
}

/** Why a table that has the right form still can't be: an id that comes twice, or the name of a model that isn't there. */
export function contradiction(table: Table, root: string): Refusal | null {
  const { models, terrain, lays, activations, outlines, cards } = table
  const ids = new Set(models.map((model) => model.id))
  const gone = (id: string, ...keys: Keys): Refusal | null =>
    ids.has(id) ? null : { code: 'gone', values: { place: placeOf([root, ...keys]), id } }
  const twice =
    repeated(
      models.map(({ id }) => id),
      (at) => [root, 'models', at, 'id'],
    ) ??
    repeated(
      terrain.map(({ id }) => id),
      (at) => [root, 'terrain', at, 'id'],
    ) ??
    repeated(
      lays.map(({ id }) => id),
      (at) => [root, 'lays', at, 'id'],
    ) ??
    repeated(
      outlines.map(({ id }) => id),
      (at) => [root, 'outlines', at, 'id'],
    ) ??
    repeated(
      cards.map(({ id }) => id),
      (at) => [root, 'cards', at, 'id'],
    ) ??
    repeated(
      activations.map(({ model }) => model),
      (at) => [root, 'activations', at, 'model'],
    )
  if (twice) return twice
  for (const [at, lay] of lays.entries()) {
    const named = lay.kind === 'arc' && lay.attacker !== null ? [...needs(lay), lay.attacker] : needs(lay)
    for (const id of named) if (!ids.has(id)) return gone(id, 'lays', at)
  }
  for (const [at, { model }] of activations.entries())
    if (!ids.has(model)) return gone(model, 'activations', at, 'model')
  if (table.declared !== null && !ids.has(table.declared)) return gone(table.declared, 'declared')
  const open = activations.findLastIndex((activation) => activation.open)
  if (open !== activations.findIndex((activation) => activation.open))
    return {
      code: 'wrongValue',
      values: { place: placeOf([root, 'activations', open, 'open']), got: 'true', expected: 'false' },
    }
  const held = lays.findLastIndex((lay) => !lay.pinned)
  if (held !== lays.findIndex((lay) => !lay.pinned))
    return {
      code: 'wrongValue',
      values: { place: placeOf([root, 'lays', held, 'pinned']), got: 'false', expected: 'true' },
    }
  return null
}
