import type { Tangent } from '../../geometry/sight/clear-line.ts'
import { roundSolid, type Solid } from '../../geometry/solid.ts'
import { TOLERANCE } from '../../geometry/tolerance.ts'
import type { Body } from '../body.ts'

/** From which height to which a thing reaches above the table, in inches. */
export interface Heights {
  readonly bottom: number
  readonly top: number
}

/** A model as sight knows it. What is seen through (the knocked down, kinds a game names) never stands in the way. */
export interface SightBody extends Body {
  readonly heights: Heights | null
  readonly seeThrough: boolean
}

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
function isBelow(heights: Heights | null, from: SightBody, to: SightBody): boolean {
  if (!heights || !from.heights || !to.heights) return false
  return heights.top < Math.min(from.heights.top, to.heights.top) - TOLERANCE
}

/** Whether a model that is neither the viewer nor the target may stand in the way, wherever it stands. */
function mayBlock(body: SightBody, from: SightBody, to: SightBody, { models }: SightRules): boolean {
  if (body.id === from.id || body.id === to.id || body.seeThrough || models === 'none') return false
  return models === 'all' || body.disc.radius >= to.disc.radius - TOLERANCE
}

/** All that may stand in the way of one model's sight of another under the rules of the scene, wherever it stands. */
export function blockersOf(from: SightBody, to: SightBody, { bodies, terrain, rules }: SightScene): Blocker[] {
  const isTooLow = ({ heights }: { readonly heights: Heights | null }) => rules.heights && isBelow(heights, from, to)
  const blockers: Blocker[] = []
  for (const body of bodies) {
    if (!mayBlock(body, from, to, rules) || isTooLow(body)) continue
    blockers.push({ id: body.id, kind: 'body', solid: roundSolid(body.disc), depth: null })
  }
  for (const piece of terrain) {
    if (piece.blocks === 'never' || isTooLow(piece)) continue
    const depth = piece.blocks === 'always' ? null : piece.blocks.depth
    blockers.push({ id: piece.id, kind: 'terrain', solid: piece.solid, depth })
  }
  return blockers
}
