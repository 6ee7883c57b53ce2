import type { Answers } from '../games/question.ts'
import type { Rolls } from '../games/roll.ts'

/** What a measure or a template hangs on: a model (and moves with it), a place, or an edge of the mat. */
export type Anchor =
  | { readonly kind: 'model'; readonly id: string }
  | { readonly kind: 'place'; readonly x: number; readonly y: number }
  | { readonly kind: 'edge'; readonly edge: 'left' | 'right' | 'top' | 'bottom' }

interface Laid {
  readonly id: string
  /** A pinned thing stays when the next one is laid. */
  readonly pinned: boolean
}

/** A tape from edge to edge; `limit` is the distance it is held against, where there is one, in inches. */
export interface Measure extends Laid {
  readonly kind: 'measure'
  readonly from: Anchor
  readonly to: Anchor
  readonly limit: number | null
}

/** A round template over a place or centred on a model; `diameter` in inches. */
export interface Blast extends Laid {
  readonly kind: 'blast'
  readonly at: Anchor
  readonly diameter: number
}

/** A spray from a model's edge, aimed at a model's centre or along a bearing in degrees; `size` in inches. */
export interface Spray extends Laid {
  readonly kind: 'spray'
  readonly origin: string
  readonly aim: { readonly kind: 'model'; readonly id: string } | { readonly kind: 'bearing'; readonly degrees: number }
  readonly size: number
  /** The id of the preset whose outline it has. */
  readonly outline: string
}

/**
 * A shot with a blast that may miss; dice are 1 to 6, or null while they have not fallen. A `hit` within range does not
 * drift; its dice stay as they fell, for when it is taken back.
 */
export interface Deviation extends Laid {
  readonly kind: 'deviation'
  readonly origin: string
  readonly target: string
  readonly range: number
  readonly diameter: number
  readonly direction: number | null
  readonly distance: number | null
  readonly hit: boolean
}

/** A model's arcs, and where an attacker stands (and walked) in them. */
export interface Arc extends Laid {
  readonly kind: 'arc'
  readonly target: string
  readonly attacker: string | null
}

/** A line of sight from one model to another, and back: two questions. */
export interface SightLay extends Laid {
  readonly kind: 'sight'
  readonly from: string
  readonly to: string
}

/** How a model is moved against its will: put down there, pushed, slammed or thrown. */
export type Manner = 'place' | 'push' | 'slam' | 'throw'

/**
 * A model about to be moved against its will, aimed at a place: it goes there as far as its manner lets it, and whoever it
 * comes to rest on makes room.
 */
export interface Shove extends Laid {
  readonly kind: 'shove'
  readonly mover: string
  readonly manner: Manner
  readonly x: number
  readonly y: number
}

/** A model about to be replaced by one of another base, wanted at a place: it goes to the nearest legal one. */
export interface Replacing extends Laid {
  readonly kind: 'replace'
  readonly model: string
  /** Diameter of the new base in millimetres. */
  readonly mm: number
  readonly x: number
  readonly y: number
}

/**
 * A procedure of the game that goes on: which one, by whom, at whom (null where it has no target), and what was answered and
 * rolled so far. Recorded, it is over.
 */
export interface Procedure extends Laid {
  readonly kind: 'procedure'
  readonly of: string
  readonly actor: string
  readonly target: string | null
  readonly answers: Answers
  readonly rolls: Rolls
}

/** Anything laid over the models. At most one is unpinned: the one in hand. */
export type Lay = Measure | Blast | Spray | Deviation | Arc | SightLay | Shove | Replacing | Procedure

/** The base that a model is first offered to be replaced by, in millimetres: a large one. */
const OFFERED = 50

/** The asking for a model to be replaced where it stands, by a larger base. */
export function replacingOf(
  model: { readonly id: string; readonly x: number; readonly y: number },
  id: string,
): Replacing {
  return { kind: 'replace', id, pinned: false, model: model.id, mm: OFFERED, x: model.x, y: model.y }
}

/** Whether a thing is something about to happen, and not one that lies on the table: it is done or dropped, never pinned. */
export function isUnderWay({ kind }: Lay): boolean {
  return kind === 'shove' || kind === 'replace' || kind === 'procedure'
}
