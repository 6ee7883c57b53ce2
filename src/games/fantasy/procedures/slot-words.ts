import type { Area } from '../../../geometry/area.ts'
import type { Rectangle } from '../../../geometry/shape/rectangle.ts'
import { outlineAbout } from '../../../geometry/shape/zone.ts'
import { inches, names, type Sentence, stat } from '../../../rules/sentence.ts'
import { say } from '../codes.ts'
import type { Displaced, Way } from '../displacing.ts'
import type { Seat } from '../joining.ts'
import type { Formation, Slot } from '../ranks.ts'

/** A base as an area that is drawn. */
export const areaOf = (base: Rectangle): Area => ({ kind: 'outline', outline: outlineAbout(base, 0) })

/** Ranks and files as players count them, from 1. */
export const counted = ({ rank, file }: Slot) => ({ rank: stat(rank + 1), file: stat(file + 1) })

/** The place of a seat in words, with how far away it is: a rank and a file, or an end of the front rank. */
export function seatWords({ slot, distance }: Seat, { files }: Formation): Sentence {
  const away = inches(distance)
  if (slot.file < 0) return say('fantasy.slotLeft', { away })
  return slot.file >= files ? say('fantasy.slotRight', { away }) : say('fantasy.slot', { ...counted(slot), away })
}

type Naming = (id: string) => string

/** A way to make room in words: who goes where, or into what the only rank grows. */
export function wayWords({ room, moves }: Way, { files }: Formation, nameOf: Naming): Sentence {
  const [first, second] = moves
  const to = first?.to ?? { rank: 0, file: 0 }
  if (room === 'widen' && !second) return to.file < 0 ? say('fantasy.roomLeft', {}) : say('fantasy.roomRight', {})
  if (room === 'secondRank' && !second) return say('fantasy.roomSecond', { file: stat(Math.min(files, to.file + 1)) })
  const who = names(first ? nameOf(first.id) : '')
  if (!second) return say('fantasy.roomBack', { who, ...counted(to) })
  const then = counted(second.to)
  const other = { other: names(nameOf(second.id)), thenRank: then.rank, thenFile: then.file }
  return say('fantasy.roomBackTwo', { who, ...counted(to), ...other })
}

/** Where one of the displaced goes, and how far. */
export function moveWords({ id, to }: Displaced, { files }: Formation, nameOf: Naming, far: number): Sentence {
  const [who, way] = [names(nameOf(id)), inches(far)]
  if (to.file < 0) return say('fantasy.movesLeft', { who, way })
  return to.file >= files ? say('fantasy.movesRight', { who, way }) : say('fantasy.moves', { who, ...counted(to), way })
}
