import { degrees, turnBetween } from '../../geometry/angle.ts'
import type { Point } from '../../geometry/point.ts'
import { placeIn, type Rectangle } from '../../geometry/shape/rectangle.ts'

/** A model that may stand in ranks, by its base. */
export interface Member {
  readonly id: string
  readonly rectangle: Rectangle
}

/** A place in a formation: the rank counted from the front, the file from the left as the unit faces; both from 0. */
export interface Slot {
  readonly rank: number
  readonly file: number
}

/** Where a member stands, and how many files and ranks its base takes up: one each but for larger bases that fit the grid. */
export interface Placed extends Slot {
  readonly id: string
  readonly files: number
  readonly ranks: number
}

/** A tight block all facing one way; only its last rank may be short. */
export interface Formation {
  /** The front left corner of the block as it faces. */
  readonly corner: Point
  /** The direction of its front, from left to right, in radians: a quarter turn clockwise from where it faces. */
  readonly turn: number
  /** Inches from file to file and from rank to rank: the base of its rank and file. */
  readonly width: number
  readonly depth: number
  readonly files: number
  readonly ranks: number
  readonly placed: readonly Placed[]
  /** Members whose base fits no slot: they stand beside the block. */
  readonly beside: readonly string[]
}

/** Why models stand in no formation: none of them, they face different ways, they stand off the grid, or a rank has a gap. */
export type NoFormation = 'nobody' | 'facings' | 'offGrid' | 'gap'

export type Read =
  | { readonly ok: true; readonly formation: Formation }
  | { readonly ok: false; readonly why: NoFormation; readonly ids: readonly string[] }

/** Bases set up by hand are off rank and file, overlap, or stand apart where they touch, by no more than this, in inches. */
export const BY_HAND = 0.02
/** The same for turns, in radians. */
const TURNED = 0.5 * (Math.PI / 180)

const isNear = (a: number, b: number) => Math.abs(a - b) <= BY_HAND

/** How many times a base is a slot's size, where it is a whole number of times; else null. */
export function timesOf(size: number, slot: number): number | null {
  const times = Math.round(size / slot)
  return times >= 1 && isNear(size, times * slot) ? times : null
}

/** The size that most members have, of equally frequent ones the smaller: that of the rank and file. */
function commonest(members: readonly Member[]): Pick<Rectangle, 'width' | 'depth'> | null {
  const alike = (a: Rectangle) =>
    members.filter(({ rectangle: b }) => isNear(a.width, b.width) && isNear(a.depth, b.depth)).length
  const area = ({ width, depth }: Rectangle) => width * depth
  const [first] = members.map(({ rectangle }) => rectangle).toSorted((a, b) => alike(b) - alike(a) || area(a) - area(b))
  return first ? { width: first.width, depth: first.depth } : null
}

/** A member with its base as the unit sees it: how many slots it takes, and its front left corner along and across. */
interface Fitted {
  readonly id: string
  readonly files: number
  readonly ranks: number
  readonly left: number
  readonly front: number
}

function fitted({ id, rectangle }: Member, turn: number, slot: Pick<Rectangle, 'width' | 'depth'>): Fitted | null {
  const files = timesOf(rectangle.width, slot.width)
  const ranks = timesOf(rectangle.depth, slot.depth)
  if (files === null || ranks === null) return null
  const { x, y } = rectangle.centre
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  // Across runs to the right along the front, down runs from the front to the back.
  const [across, down] = [x * cos + y * sin, y * cos - x * sin]
  return { id, files, ranks, left: across - rectangle.width / 2, front: down - rectangle.depth / 2 }
}

/** The slots that are empty in ranks before the last, the foremost first. */
export function gapsIn({ placed, files, ranks }: Pick<Formation, 'placed' | 'files' | 'ranks'>): readonly Slot[] {
  const taken = takenSlots(placed)
  const row = (rank: number) => Array.from({ length: files }, (_, file) => ({ rank, file }))
  return Array.from({ length: Math.max(0, ranks - 1) }, (_, rank) => row(rank))
    .flat()
    .filter((slot) => !taken.has(slotKey(slot)))
}

/** A slot as a key of a map. */
export const slotKey = ({ rank, file }: Slot): string => `${rank}/${file}`

/** Who takes up each slot. */
export function takenSlots(placed: readonly Placed[]): ReadonlyMap<string, Placed> {
  const taken = new Map<string, Placed>()
  for (const one of placed)
    for (let rank = 0; rank < one.ranks; rank++)
      for (let file = 0; file < one.files; file++)
        taken.set(slotKey({ rank: one.rank + rank, file: one.file + file }), one)
  return taken
}

/** Reads how models stand as `formationOf` does, yet lets ranks before the last have gaps, as losses leave them. */
export function griddedOf(members: readonly Member[]): Read {
  const slot = commonest(members)
  const turn = members[0]?.rectangle.turn
  if (!slot || turn === undefined) return { ok: false, why: 'nobody', ids: [] }
  const turned = members.filter(({ rectangle }) => Math.abs(turnBetween(turn, rectangle.turn)) > TURNED)
  if (turned.length > 0) return { ok: false, why: 'facings', ids: turned.map(({ id }) => id) }
  const fits = members.flatMap((member) => fitted(member, turn, slot) ?? [])
  const fitting = new Set(fits.map(({ id }) => id))
  const beside = members.filter(({ id }) => !fitting.has(id)).map(({ id }) => id)
  const left = Math.min(...fits.map((one) => one.left))
  const front = Math.min(...fits.map((one) => one.front))
  const placed = fits.map((one): Placed => {
    const { id, files, ranks } = one
    const file = Math.round((one.left - left) / slot.width)
    return { id, files, ranks, file, rank: Math.round((one.front - front) / slot.depth) }
  })
  const off = fits.filter((one, i) => {
    const { file, rank } = placed[i] ?? { file: 0, rank: 0 }
    return !isNear(one.left - left, file * slot.width) || !isNear(one.front - front, rank * slot.depth)
  })
  if (off.length > 0) return { ok: false, why: 'offGrid', ids: off.map(({ id }) => id) }
  const files = Math.max(...placed.map((one) => one.file + one.files))
  const ranks = Math.max(...placed.map((one) => one.rank + one.ranks))
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const corner = { x: left * cos - front * sin, y: left * sin + front * cos }
  return { ok: true, formation: { corner, turn, ...slot, files, ranks, placed, beside } }
}

/**
 * Reads how models stand: as a tight block of ranks and files, or why they don't. Bases of a whole multiple of the rank and
 * file's take up several slots; others stand beside.
 */
export function formationOf(members: readonly Member[]): Read {
  const read = griddedOf(members)
  return read.ok && gapsIn(read.formation).length > 0 ? { ok: false, why: 'gap', ids: [] } : read
}

/** The base that a slot holds, or that of a larger base with its front left corner in it. Slots beyond the block may be asked for. */
export function slotBase({ corner, turn, width, depth }: Formation, slot: Slot, files = 1, ranks = 1): Rectangle {
  const size = { width: files * width, depth: ranks * depth, turn }
  const across = slot.file * width + size.width / 2
  const down = slot.rank * depth + size.depth / 2
  return { ...size, centre: placeIn({ ...size, centre: corner }, across, down) }
}

/** Where one stands to face whose front runs along `turn` (radians): in degrees, as the table has it. */
export function facingOf({ turn }: Pick<Rectangle, 'turn'>): number {
  return degrees(turn) - 90
}

/** The two corners of the front, left and right as the unit faces: a wheel turns about one of them. */
export function frontCorners(formation: Formation): readonly [Point, Point] {
  const front = slotBase(formation, { rank: 0, file: 0 }, formation.files)
  return [placeIn(front, -front.width / 2, -front.depth / 2), placeIn(front, front.width / 2, -front.depth / 2)]
}
