import fc from 'fast-check'
import type { Base } from '../../rules/base.ts'
import type { Action, Placement } from '../action.ts'
import type { Model, Table } from '../document.ts'
import { freshTable } from '../fresh.ts'
import type { Anchor, Lay } from '../lay.ts'

/** A model of 30 mm facing right; what a test doesn't name doesn't matter to it. */
export function modelOf(id: string, x: number, y: number, rest: Partial<Model> = {}): Model {
  return { id, name: id, unit: '', side: 'a', base: { shape: 'round', mm: 30 }, x, y, facing: 0, doubt: 0, ...rest }
}

/** A fresh HORDES table with three models in a row, for tests. */
export function smallTable(): Table {
  const table = freshTable({ id: 'table', name: 'Table', game: 'hordes', seed: 7 })
  return { ...table, models: [modelOf('m0', 10, 10), modelOf('m1', 14, 10, { side: 'b' }), modelOf('m2', 18, 10)] }
}

const ids = ['m0', 'm1', 'm2', 'm3', 'm4', 'm5']
const id = fc.constantFrom(...ids)
const number = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: -40, max: 960 }).map((tenths) => tenths / 10) },
  { weight: 1, arbitrary: fc.double() },
)
const some = fc.uniqueArray(id, { minLength: 0, maxLength: 3 })
const text = fc.oneof(fc.string({ maxLength: 12 }), fc.constant('x'.repeat(300)))

const placement: fc.Arbitrary<Placement> = fc.record({ id, x: number, y: number, facing: number })
const places = fc.array(placement, { maxLength: 3 })

const anyBase: fc.Arbitrary<Base> = fc.oneof(
  fc.record({ shape: fc.constant('round' as const), mm: number }),
  fc.record({ shape: fc.constant('rectangle' as const), width: number, depth: number }),
)

const model: fc.Arbitrary<Model> = fc.record({
  id,
  name: text,
  unit: text,
  side: fc.constantFrom('a' as const, 'b' as const, 'c' as const),
  base: anyBase,
  x: number,
  y: number,
  facing: number,
  doubt: fc.constantFrom(0, 0.1, Number.NaN),
})

const anchor: fc.Arbitrary<Anchor> = fc.oneof(
  fc.record({ kind: fc.constant('model' as const), id }),
  fc.record({ kind: fc.constant('place' as const), x: number, y: number }),
  fc.record({ kind: fc.constant('edge' as const), edge: fc.constantFrom('left' as const, 'top' as const) }),
)
const layId = fc.constantFrom('l0', 'l1', 'l2')
const die = fc.constantFrom(null, 1, 3, 6)

export const anyLay: fc.Arbitrary<Lay> = fc.oneof(
  fc.record({
    kind: fc.constant('shove' as const),
    id: layId,
    pinned: fc.constant(false),
    mover: id,
    manner: fc.constantFrom('push' as const, 'slam' as const, 'throw' as const, 'place' as const),
    x: number,
    y: number,
  }),
  fc.record({
    kind: fc.constant('measure' as const),
    id: layId,
    pinned: fc.boolean(),
    from: anchor,
    to: anchor,
    limit: fc.constantFrom(null, 5, Number.NaN),
  }),
  fc.record({ kind: fc.constant('blast' as const), id: layId, pinned: fc.boolean(), at: anchor, diameter: number }),
  fc.record({
    kind: fc.constant('spray' as const),
    id: layId,
    pinned: fc.boolean(),
    origin: id,
    aim: fc.oneof(
      fc.record({ kind: fc.constant('model' as const), id }),
      fc.record({ kind: fc.constant('bearing' as const), degrees: number }),
    ),
    size: number,
    outline: fc.constantFrom('nested', 'mine', ''),
  }),
  fc.record({
    kind: fc.constant('deviation' as const),
    id: layId,
    pinned: fc.boolean(),
    origin: id,
    target: id,
    range: number,
    diameter: fc.constantFrom(3, 4, 5),
    direction: die,
    distance: die,
    hit: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('arc' as const),
    id: layId,
    pinned: fc.boolean(),
    target: id,
    attacker: fc.option(id),
  }),
)

const profile = fc.record({
  mouth: fc.constant(0.1),
  shoulder: number,
  shoulderAt: number,
  tip: fc.constant(8),
  end: fc.constantFrom('point' as const, 'arc' as const),
})

const ground = fc.oneof(
  fc.record({
    shape: fc.constant('polygon' as const),
    points: fc.array(fc.record({ x: number, y: number }), { minLength: 2, maxLength: 6 }),
  }),
  fc.record({ shape: fc.constant('disc' as const), x: number, y: number, radius: number }),
  fc.record({
    shape: fc.constant('rectangle' as const),
    ...{ x: number, y: number, width: number, depth: number, turned: number },
  }),
)

const piece = fc.record({
  id: fc.constantFrom('t0', 't1', 't2'),
  name: text,
  kind: fc.constantFrom('wall' as const, 'wood' as const),
  ground,
  blocks: fc.oneof(fc.constantFrom('always' as const, 'never' as const), fc.record({ depth: number })),
  cover: fc.boolean(),
  impassable: fc.boolean(),
  rough: fc.boolean(),
  height: number,
  stand: number,
  locked: fc.boolean(),
})

/** Any action at all, legal or not: ids that are gone, numbers that are none, texts without end. */
export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ do: fc.constant('add' as const), models: fc.array(model, { maxLength: 3 }) }),
  fc.record({ do: fc.constant('remove' as const), ids: some }),
  fc.record({
    do: fc.constant('revise' as const),
    ids: some,
    changes: fc.record({
      elevation: number,
      marks: fc.constant(['knockedDown' as const]),
      name: text,
      base: anyBase,
    }),
  }),
  fc.record({ do: fc.constant('place' as const), places }),
  fc.record({ do: fc.constant('advance' as const), places }),
  fc.record({ do: fc.constant('activate' as const), model: id }),
  fc.constant({ do: 'finish' as const }),
  fc.record({
    do: fc.constant('reroute' as const),
    model: id,
    path: fc.array(fc.record({ x: number, y: number }), { maxLength: 4 }),
  }),
  fc.record({ do: fc.constant('forget' as const), model: id }),
  fc.record({ do: fc.constant('lay' as const), lay: anyLay }),
  fc.record({ do: fc.constant('pin' as const), id: layId, pinned: fc.boolean() }),
  fc.record({ do: fc.constant('lift' as const), id: layId }),
  fc.record({
    do: fc.constant('roll' as const),
    id: layId,
    which: fc.constantFrom('both' as const, 'direction' as const, 'distance' as const),
  }),
  fc.record({
    do: fc.constant('rollShove' as const),
    id: layId,
    dice: fc.oneof(
      fc.record({ of: fc.constant('slam' as const), away: id }),
      fc.record({ of: fc.constant('miss' as const), aim: fc.record({ x: number, y: number }) }),
    ),
  }),
  fc.record({ do: fc.constant('declare' as const), target: fc.option(id) }),
  fc.record({ do: fc.constant('declareFirst' as const), on: fc.boolean() }),
  fc.record({ do: fc.constant('build' as const), pieces: fc.array(piece, { maxLength: 2 }) }),
  fc.record({ do: fc.constant('raze' as const), ids: fc.constant(['t0', 't1']) }),
  fc.record({ do: fc.constant('heights' as const), on: fc.boolean() }),
  fc.record({ do: fc.constant('stage' as const), stage: fc.constantFrom('setup' as const, 'play' as const) }),
  fc.record({
    do: fc.constant('mat' as const),
    mat: fc.record({ width: number, height: number, look: fc.constant('sand' as const), grid: fc.boolean() }),
  }),
  fc.record({ do: fc.constant('name' as const), name: text }),
  fc.record({ do: fc.constant('game' as const), game: fc.constantFrom('hordes' as const, 'wh40k' as const) }),
  fc.record({
    do: fc.constant('reading' as const),
    readings: fc.record({ touch: fc.constantFrom('covered' as const, 'clear' as const) }),
  }),
  fc.record({ do: fc.constant('tooClose' as const), inches: number }),
  fc.record({
    do: fc.constant('outline' as const),
    preset: fc.record({ id: fc.constant('mine'), name: text, profiles: fc.record({ 8: profile }) }),
  }),
  fc.record({ do: fc.constant('dropOutline' as const), id: fc.constantFrom('mine', 'nested') }),
)
