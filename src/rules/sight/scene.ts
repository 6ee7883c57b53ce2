import { areaOfShape, solidShape } from '../../geometry/shape/shape.ts'
import { shapeGap } from '../../geometry/shape/shape-gap.ts'
import type { Tangent } from '../../geometry/sight/clear-line.ts'
import type { Solid } from '../../geometry/solid.ts'
import { atMost, TOLERANCE } from '../../geometry/tolerance.ts'
import { type Body, isRoundBody, type RoundBody, shapeOf } from '../body.ts'

/** From which height to which a thing reaches above the table, in inches. */
export interface Heights {
  readonly bottom: number
  readonly top: number
}

/** What sight knows of a model. What is seen through (the knocked down, kinds a game names) never stands in the way. */
interface Seen {
  readonly heights: Heights | null
  readonly seeThrough: boolean
}

export type SightBody = Body & Seen

/** A model on a round base as sight knows it. Where sight runs from any place of a base, who looks and who is looked at stand on such. */
export type RoundSightBody = RoundBody & Seen

/** A piece of terrain: what it does to a line through it, `depth` being the inches of it that a line may run through. */
export interface SightPiece {
  readonly id: string
  readonly solid: Solid
  readonly blocks: 'always' | 'never' | { readonly depth: number }
  readonly heights: Heights | null
}

/** What a game and its table make of sight. */
export interface SightRules {
  /** Which models stand in the way: those whose base is at least as large as the target's, all, or none. */
  readonly models: 'targetSize' | 'all' | 'none'
  readonly tangent: Tangent
  /** Lines must run in the viewer's front arc, from its base to the target's. */
  readonly front: boolean
  /** A thing whose top is below both the viewer's top and the target's doesn't block. */
  readonly heights: boolean
  /** Who stands, or is looked at, an inch higher is seen and sees over models lower than that: see `isLookedOver`. */
  readonly elevated: boolean
}

export interface SightScene {
  readonly bodies: readonly SightBody[]
  readonly terrain: readonly SightPiece[]
  readonly rules: SightRules
}

/** Something that stands in the way of one base's sight of another. */
export interface Blocker {
  readonly id: string
  readonly kind: 'body' | 'terrain'
  readonly solid: Solid
  /** Inches of it that a line may run through; null where none may. */
  readonly depth: number | null
}

/** Whether a thing is too low to stand between two others. What has no heights is as high as need be. */
function isBelow(heights: Heights | null, from: Seen, to: Seen): boolean {
  if (!heights || !from.heights || !to.heights) return false
  return heights.top < Math.min(from.heights.top, to.heights.top) - TOLERANCE
}

/** Standing so many inches higher is standing higher; and models so near the target hide it even from one who does. */
const HIGHER = 1
const NEAR_TARGET = 1

/** Whether one stands at least an inch above another; what has no heights stands on the table. */
function isHigher(one: Seen, other: Seen): boolean {
  return atMost(HIGHER, (one.heights?.bottom ?? 0) - (other.heights?.bottom ?? 0))
}

/**
 * Whether a model is looked over where elevation is played: to a target that stands higher than the viewer sight runs over
 * all who stand lower than the target; and from a viewer that stands higher than its target over all who stand lower than the
 * viewer, but not over those within an inch of the target.
 */
function isLookedOver(body: SightBody, from: SightBody, to: SightBody): boolean {
  if (isHigher(to, from)) return isHigher(to, body)
  return (
    isHigher(from, to) && isHigher(from, body) && !atMost(shapeGap(shapeOf(body), shapeOf(to)).signedGap, NEAR_TARGET)
  )
}

/** Whether a base is at least as large as another: bases of different shapes are compared by their areas. */
function isAsLarge(body: SightBody, to: SightBody): boolean {
  if (isRoundBody(body) && isRoundBody(to)) return body.disc.radius >= to.disc.radius - TOLERANCE
  return areaOfShape(shapeOf(body)) >= areaOfShape(shapeOf(to)) - TOLERANCE
}

/** Whether a model that is neither the viewer nor the target may stand in the way, wherever it stands. */
function mayBlock(body: SightBody, from: SightBody, to: SightBody, { models }: SightRules): boolean {
  if (body.id === from.id || body.id === to.id || body.seeThrough || models === 'none') return false
  return models === 'all' || isAsLarge(body, to)
}

/** All that may stand in the way of one model's sight of another under the rules of the scene, wherever it stands. */
export function blockersOf(from: SightBody, to: SightBody, { bodies, terrain, rules }: SightScene): Blocker[] {
  const isTooLow = ({ heights }: { readonly heights: Heights | null }) => rules.heights && isBelow(heights, from, to)
  const blockers: Blocker[] = []
  for (const body of bodies) {
    if (!mayBlock(body, from, to, rules) || isTooLow(body)) continue
    if (rules.elevated && isLookedOver(body, from, to)) continue
    const solid = solidShape(shapeOf(body))
    if (solid) blockers.push({ id: body.id, kind: 'body', solid, depth: null })
  }
  for (const piece of terrain) {
    if (piece.blocks === 'never' || isTooLow(piece)) continue
    const depth = piece.blocks === 'always' ? null : piece.blocks.depth
    blockers.push({ id: piece.id, kind: 'terrain', solid: piece.solid, depth })
  }
  return blockers
}
