import type { Base } from '../rules/base.ts'
import type { Sheet } from './card.ts'
import type { Mark } from './mark.ts'
import type { Answers } from './question.ts'

/** The games a table can be laid for. */
export type GameId = 'hordes' | 'wh40k' | 'fantasy' | 'mordheim'

/** Every reading that a rulebook leaves open, with the choices there are. The first is no more than the first in the list. */
export interface Readings {
  /** Whether a bare touch of edges counts as covered. */
  readonly touch: 'covered' | 'clear'
  /** Half of which distance caps a deviation: between the base edges or between the centres. */
  readonly deviationCap: 'edge' | 'centre'
  /** Where the range of a shot at a target out of range is measured from. */
  readonly rangeFrom: 'edge' | 'centre'
  /** Which way the six directions of a deviation are numbered, seen from above. */
  readonly directions: 'clockwise' | 'anticlockwise'
  /** How much of the attacker's base must be behind the target for a back strike. */
  readonly backArc: 'whole' | 'centre'
  /** When it must be there: during the whole activation, or only at the attack. */
  readonly backStrikeWhen: 'activation' | 'attack'
  /** How much of a base must be inside an area for it to have entered. */
  readonly enterBy: 'part' | 'centre' | 'wholly'
  /** How freely a spray may be turned: through the target's centre, or through any part of its base. */
  readonly sprayAim: 'strict' | 'loose'
  /** Who counts as contacted by a model that came to rest: only those it met, or also who made room. */
  readonly contacted: 'before' | 'after'
  /** Which models block sight: those whose base is at least as large as the target's, all, or none. */
  readonly sightModels: 'targetSize' | 'all' | 'none'
  /** Whether a line of sight that only touches something is free. */
  readonly sightTangent: 'free' | 'blocked'
  /** Whether a line of sight must leave through the viewer's front arc, or may run all round. */
  readonly sightArc: 'front' | 'around'
  /** Whether one who stands an inch higher sees, and is seen, over lower models, or sight is the same at all heights. */
  readonly sightElevated: 'inch' | 'level'
  /** Whether dice that all show one, or all six, decide an attack whatever its numbers say. */
  readonly extremes: 'decide' | 'count'
  /** Whether a shot that misses a target in melee may strike another model of that melee, or is lost. */
  readonly strayShots: 'another' | 'lost'
  /** At whom a gunfighter may shoot in melee: anyone in its melee range, or only within the half inch of its guns. */
  readonly gunfighterReach: 'melee' | 'half'
  /**
   * From where a shooter sees its target, and which part of it being hidden is cover: from the centre; from any place of its
   * base, so that hidden is what no place of it sees; or as much as any straight way between the bases being blocked.
   */
  readonly coverFrom: 'centre' | 'base' | 'lines'
  /** When a miss strikes what covers the target: its die shows a 1, or it misses by just 1. */
  readonly coverStruck: 'showsOne' | 'missesByOne'
  /** Whether a shot's natural 1 misses whatever is needed. */
  readonly shotOnes: 'miss' | 'count'
  /** Which of the targets that are easier to hit than the nearest may be shot at: any, or only the nearest of them. */
  readonly easierTargets: 'any' | 'nearest'
  /** Whether who lies, is stunned or flees may be shot at past a nearer threat: freely, or only where it is easier to hit. */
  readonly harmlessTargets: 'free' | 'easier'
  /** What fires as one: each kind of weapon for itself, so that its own range counts for its wounds, or the whole unit. */
  readonly volley: 'weapon' | 'unit'
  /** Who must see a model for it to be given wounds: anyone of the firing unit, or one who fires. */
  readonly woundSight: 'unit' | 'firing'
  /** What becomes of a character whose move is too short for any slot it wants: it goes to the nearest, or can't join. */
  readonly shortMove: 'nearest' | 'refused'
  /** From whom a character that leaves its unit has to be an inch away: from that unit, or from all others too. */
  readonly leaveClear: 'unit' | 'all'
}

export type ReadingName = keyof Readings

/** The outline of one size of a spray: half-widths at the mouth and the shoulders, and where the shoulders are, in inches. */
export interface SprayProfile {
  readonly mouth: number
  readonly shoulder: number
  readonly shoulderAt: number
  readonly tip: number
  /** How the far end runs from shoulder to tip to shoulder: two straight lines, an arc through the three, or cut flat. */
  readonly end: 'point' | 'arc' | 'flat'
}

/** A named set of spray outlines, one a size. */
export interface SprayPreset {
  readonly id: string
  /** Present on a set the user made; the games' own are named by the catalogues under their id. */
  readonly name?: string
  readonly profiles: Readonly<Record<number, SprayProfile>>
}

/** A procedure as it is offered: whether it needs a target, and what a finger dragged away from that target answers. */
export interface Offered {
  readonly id: string
  readonly aimed: boolean
  /** The question that the finger's direction answers, in whole degrees, and what is answered along with it. */
  readonly arrow?: { readonly degrees: string; readonly along: Answers }
}

/** How a mark hinders a model's walk, told by a code. */
export interface Hindrance {
  readonly mark: Mark
  readonly told: 'mustStand' | 'mayCrawl' | 'doesNothing' | 'notActivated' | 'movesNoMore'
  /** Whether its model can't move at all: then no activation of it is started. */
  readonly stops: boolean
}

/**
 * The procedures that go on from what was laid, and their questions, by code, that it answers; absent where the game has none.
 */
export interface Resolving {
  /** Of a spray: which outline it was laid with, and how long it is. */
  readonly spray?: { readonly of: string; readonly outline?: string; readonly size?: string }
  /** Of a shot with a blast. */
  readonly deviation?: { readonly of: string }
  /** Of a shove that ends in a fall: how high it was, and who was contacted. */
  readonly fall?: { readonly of: string; readonly height: string; readonly contacted: string }
}

/** What a game brings to the table: its bases, templates and the defaults of its readings. */
export interface Game {
  readonly id: GameId
  /** The bases it uses: round ones, then rectangles, each the smallest first. */
  readonly bases: readonly Base[]
  /** Diameters of its blasts in inches. */
  readonly blasts: readonly number[]
  /** Lengths of its sprays in inches; empty where it has none. */
  readonly sprays: readonly number[]
  readonly sprayPresets: readonly SprayPreset[]
  readonly readings: Readings
  /** The readings that its verdicts depend on, in the order in which they are shown. */
  readonly open: readonly ReadingName[]
  /** What may befall a model, or what it may be, in the order in which it is offered. */
  readonly marks: readonly Mark[]
  /** Which of them hinder a model in its activation. */
  readonly hindrances: readonly Hindrance[]
  /** Its procedures, in the order in which they are offered. */
  readonly procedures: readonly Offered[]
  /** What goes on, by its rules, from a thing that lies on the table. */
  readonly resolves: Resolving
  /** What its unit cards hold. */
  readonly sheet: Sheet
  /** Whether the text forbids measuring before a target is declared, so that the switch is offered first. */
  readonly declaresFirst: boolean
}
