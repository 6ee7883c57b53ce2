import { gameOf } from '../../games/catalogue.ts'
import type { GameId, Readings, SprayPreset } from '../../games/game.ts'
import type { Mat, Stage, Table } from '../document.ts'
import type { Lay } from '../lay.ts'
import { between, FARTHEST, isId, isSize, LARGEST_TEMPLATE, LONGEST_NAME, MOST_OUTLINES } from '../limits.ts'
import { same } from '../same.ts'

/** The widest a verdict may be called too close, in inches. */
export const WIDEST_TOO_CLOSE = 1

/** The readings that differ from what the game takes by default, and of these only the ones it leaves open. */
function deviating(game: GameId, readings: Partial<Readings>): Partial<Readings> {
  const { open, readings: defaults } = gameOf(game)
  const kept = open.filter((name) => readings[name] !== undefined && readings[name] !== defaults[name])
  return Object.fromEntries(kept.map((name) => [name, readings[name]]))
}

/** Declare a target, or take the declaration back with null; only while distances are hidden until one is declared. */
export function declare(table: Table, target: string | null): Table {
  const known = target === null || table.models.some((model) => model.id === target)
  return !known || !table.declareFirst || table.declared === target ? table : { ...table, declared: target }
}

/** Hide distances until a target is declared, or show them always. */
export function declareFirst(table: Table, on: boolean): Table {
  return table.declareFirst === on ? table : { ...table, declareFirst: on, declared: null }
}

/** Go over to set-up or to play. */
export function stage(table: Table, next: Stage): Table {
  return table.stage === next ? table : { ...table, stage: next }
}

/** Lay another mat. Models that stand beyond a smaller one stay where they are. */
export function mat(table: Table, next: Mat): Table {
  const legal = isSize(next.width, FARTHEST) && isSize(next.height, FARTHEST)
  return !legal || same(table.mat, next) ? table : { ...table, mat: next }
}

/** Name the table. */
export function name(table: Table, next: string): Table {
  const short = next.slice(0, LONGEST_NAME)
  return table.name === short ? table : { ...table, name: short }
}

/** Play another game on the same table: the models stay; readings that the game doesn't leave open go, and procedures. */
export function game(table: Table, next: GameId): Table {
  if (table.game === next) return table
  const lays = table.lays.filter(({ kind }) => kind !== 'procedure')
  return { ...table, game: next, readings: deviating(next, table.readings), lays }
}

/** Take other readings; one that is the game's own default is not kept. */
export function reading(table: Table, changes: Partial<Readings>): Table {
  const readings = deviating(table.game, { ...table.readings, ...changes })
  return same(readings, table.readings) ? table : { ...table, readings }
}

/** Set the width under which a verdict is too close to call, in inches, up to `WIDEST_TOO_CLOSE`. */
export function tooClose(table: Table, inches: number): Table {
  return !between(inches, 0, WIDEST_TOO_CLOSE) || table.tooClose === inches ? table : { ...table, tooClose: inches }
}

/** Whether every profile has sizes that make an outline: shoulders before the tip, widths within a template's size. */
export function isOutline(preset: SprayPreset): boolean {
  const profiles = Object.entries(preset.profiles)
  const legal = profiles.every(
    ([size, { mouth, shoulder, shoulderAt, tip }]) =>
      isSize(Number(size), LARGEST_TEMPLATE) &&
      between(mouth, 0, LARGEST_TEMPLATE) &&
      between(shoulder, 0, LARGEST_TEMPLATE) &&
      isSize(shoulderAt, LARGEST_TEMPLATE) &&
      between(tip, shoulderAt, LARGEST_TEMPLATE),
  )
  const named = isId(preset.id) && (preset.name ?? '').length <= LONGEST_NAME
  return named && profiles.length > 0 && profiles.length <= MOST_OUTLINES && legal
}

/** Keep a spray outline with the table, in place of the one of its id; a spray that is named takes it at once. */
export function outline(table: Table, preset: SprayPreset, lay?: string): Table {
  if (!isOutline(preset)) return table
  const at = table.outlines.findIndex((other) => other.id === preset.id)
  if (at < 0 && table.outlines.length >= MOST_OUTLINES) return table
  const outlines = same(table.outlines[at], preset)
    ? table.outlines
    : at < 0
      ? [...table.outlines, preset]
      : table.outlines.with(at, preset)
  const takes = (other: Lay) => other.kind === 'spray' && other.id === lay && other.outline !== preset.id
  const lays = table.lays.some(takes)
    ? table.lays.map((other) => (takes(other) ? { ...other, outline: preset.id } : other))
    : table.lays
  return outlines === table.outlines && lays === table.lays ? table : { ...table, outlines, lays }
}

/** Drop a kept outline; sprays laid with it take the game's first one. */
export function dropOutline(table: Table, id: string): Table {
  const outlines = table.outlines.filter((other) => other.id !== id)
  if (outlines.length === table.outlines.length) return table
  const first = gameOf(table.game).sprayPresets[0]?.id
  const lays = table.lays.map((lay) =>
    lay.kind === 'spray' && lay.outline === id && first !== undefined ? { ...lay, outline: first } : lay,
  )
  return { ...table, outlines, lays }
}
