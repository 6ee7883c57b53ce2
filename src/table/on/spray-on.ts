import { gameOf } from '../../games/catalogue.ts'
import type { SprayPreset, SprayProfile } from '../../games/game.ts'
import { hordes } from '../../games/hordes/hordes.ts'
import { profileOf, sprayOutline } from '../../games/spray-outline.ts'
import { radians } from '../../geometry/angle.ts'
import { type Outline, placed } from '../../geometry/outline.ts'
import { bearing, type Point, towards } from '../../geometry/point.ts'
import { sprayPose } from '../../rules/template/spray.ts'
import { modelOf, shapeOfModel } from '../bodies.ts'
import type { Table } from '../document.ts'
import type { Spray } from '../lay.ts'

/** A spray as it lies on the table. */
export interface SprayOn {
  /** What is drawn and computed with. */
  readonly outline: Outline
  /** The direction it runs in, in radians. */
  readonly theta: number
  /** The middle of its narrow end, on the origin's base edge, and the far end of its axis. */
  readonly mouth: Point
  readonly tip: Point
  readonly profile: SprayProfile
  /** Whether the outline is one of the games' own and not one the user laid over plastic. */
  readonly approximate: boolean
}

/** The presets a spray may mean, the likeliest first: the one it names, the table's game's, any game's. */
function candidates(table: Table, id: string): readonly SprayPreset[] {
  const known = [...table.outlines, ...gameOf(table.game).sprayPresets, ...hordes.sprayPresets]
  return [...known.filter((preset) => preset.id === id), ...known.slice(table.outlines.length)]
}

/** Which outline a spray has; null when no preset has one of its size. */
function presetOn(table: Table, spray: Spray): { preset: SprayPreset; profile: SprayProfile } | null {
  for (const preset of candidates(table, spray.outline)) {
    const profile = profileOf(preset, spray.size)
    if (profile) return { preset, profile }
  }
  return null
}

/** Where a spray lies: null when its origin or its target is gone, or when there is no outline of its size. */
export function sprayOn(table: Table, spray: Spray): SprayOn | null {
  const model = modelOf(table, spray.origin)
  const aimed = spray.aim.kind === 'model' ? modelOf(table, spray.aim.id) : null
  const chosen = presetOn(table, spray)
  if (!model || !chosen || (spray.aim.kind === 'model' && !aimed)) return null
  const origin = shapeOfModel(model)
  const theta = spray.aim.kind === 'bearing' ? radians(spray.aim.degrees) : bearing(origin.centre, aimed ?? model)
  const pose = sprayPose(origin, theta)
  const { preset, profile } = chosen
  return {
    outline: placed(sprayOutline(profile), pose),
    theta,
    mouth: pose.at,
    tip: towards(pose.at, theta, profile.tip),
    profile,
    approximate: !table.outlines.includes(preset),
  }
}
