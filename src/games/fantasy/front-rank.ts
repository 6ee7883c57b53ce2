import { type Formation, type Placed, type Slot, slotKey, takenSlots } from './ranks.ts'

/** A model with the front-rank rule that stands too far back, and the slots in front of it that are open to it. */
export interface StepForward {
  readonly id: string
  readonly to: readonly Slot[]
}

/**
 * The last rank, counted from 0, that models with the front-rank rule reach into once one more
 * comes to a unit: they fill it from the front, rank by rank.
 */
export function lastFrontRank({ placed, files }: Formation, front: ReadonlySet<string>): number {
  const slots = placed.filter(({ id }) => front.has(id)).reduce((sum, one) => sum + one.files * one.ranks, 0)
  return Math.floor(slots / files)
}

/**
 * Who of those with the front-rank rule must step forward: whoever has a rank before its own with a slot that is empty or
 * holds one of the rank and file. It takes any such slot of the foremost of those ranks.
 */
export function mustStepForward(
  { placed, files }: Pick<Formation, 'placed' | 'files'>,
  front: ReadonlySet<string>,
): readonly StepForward[] {
  const taken = takenSlots(placed)
  const isOpen = (slot: Slot) => {
    const there = taken.get(slotKey(slot))
    return there === undefined || !front.has(there.id)
  }
  const openBefore = (one: Placed): readonly Slot[] => {
    for (let rank = 0; rank < one.rank; rank++) {
      const row = Array.from({ length: files }, (_, file) => ({ rank, file })).filter(isOpen)
      if (row.length > 0) return row
    }
    return []
  }
  return placed
    .filter(({ id }) => front.has(id))
    .map((one) => ({ id: one.id, to: openBefore(one) }))
    .filter(({ to }) => to.length > 0)
}
