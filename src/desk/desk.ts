import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Move } from '../disruption/disruption.ts'
import type { Point } from '../geometry/point.ts'
import { type Base, roundBase } from '../rules/base.ts'
import type { Manner, Procedure } from '../table/lay.ts'
import type { Ground, TerrainKind } from '../table/terrain.ts'
import type { ScreenPoint } from '../view/screen-point.ts'
import type { View } from '../view/view.ts'
import type { Draft } from './draft.ts'
import type { MassShoveInHand } from './mass-shove.ts'

export type Tool =
  | 'select'
  | 'measure'
  | 'spray'
  | 'blast'
  | 'deviation'
  | 'arc'
  | 'sight'
  | 'shove'
  | 'procedure'
  | 'terrain'
  | 'add'

/** What the tools lay next; the panels set it, the gestures use it. Sizes in inches. */
export interface Hand {
  readonly spraySize: number
  readonly sprayOutline: string
  readonly blastDiameter: number
  readonly deviationDiameter: number
  readonly deviationRange: number
  readonly newBase: Base
  readonly newSide: 'a' | 'b' | 'c'
  /** What the terrain tool draws next, and in which shape. */
  readonly newTerrain: TerrainKind
  /** How the shove tool moves a model. */
  readonly manner: Manner
  /** Which of the game's procedures the tool for them begins. */
  readonly procedure: string
  readonly newShape: Ground['shape']
  /** Where the next drag of several models snaps: into base contact, or nowhere. */
  readonly snap: boolean
  /** Whether a tap adds to the selection (the visible stand-in for a modifier key). */
  readonly several: boolean
}

/** A place where a base might stand, shown before it is put there; inches. */
export interface Ghost {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** The state of one window: nothing here is saved with the table. */
export interface Desk {
  readonly tool: Tool
  readonly selection: readonly string[]
  readonly draft: Draft | null
  readonly view: View
  /** Where the finger is while something fine is dragged, for the loupe; null otherwise. */
  readonly finger: ScreenPoint | null
  readonly zoomLocked: boolean
  /** Set while the view is locked at true scale, in CSS pixels an inch. */
  readonly trueScale: number | null
  readonly hand: Hand
  /** The model from which the next measure, spray or shot starts, once one was tapped. */
  readonly pending: string | null
  /** The piece of terrain in hand, or null. */
  readonly piece: string | null
  /** The corners of a free shape that were tapped so far. */
  readonly corners: readonly Point[]
  /** Where a base might be put, while that is being decided; the first is the one that would be taken. Empty otherwise. */
  readonly ghosts: readonly Ghost[]
  /** What moves all who are selected; null while nothing does. */
  readonly massShove: MassShoveInHand | null
  /** Falls that shoves ended in and that are still to be rolled for, in the order in which they landed. */
  readonly falls: readonly Procedure[]
  /** Steps of models that have just been moved, while the board plays them; empty otherwise. */
  readonly steps: readonly Move[]
}

export type DeskStore = StoreApi<Desk>

/** A fresh desk: the select tool, nothing selected, a view that the board fits when it knows its size. */
export function createDesk(): DeskStore {
  return createStore<Desk>()(() => ({
    tool: 'select',
    selection: [],
    draft: null,
    view: { centre: { x: 24, y: 24 }, scale: 24, flipped: false, width: 0, height: 0 },
    finger: null,
    zoomLocked: false,
    trueScale: null,
    hand: {
      spraySize: 8,
      sprayOutline: 'nested',
      blastDiameter: 4,
      deviationDiameter: 4,
      deviationRange: 12,
      newBase: roundBase(30),
      newSide: 'a',
      newTerrain: 'wall',
      manner: 'throw',
      procedure: '',
      newShape: 'rectangle',
      snap: false,
      several: false,
    },
    pending: null,
    piece: null,
    corners: [],
    ghosts: [],
    massShove: null,
    falls: [],
    steps: [],
  }))
}

/**
 * Take up a tool; what was half begun with the last one is put down. Several who are being moved one after the other are in
 * the middle of it: a tape laid in between doesn't end that.
 */
export function takeTool(desk: DeskStore, tool: Tool): void {
  desk.setState(({ massShove }) => ({
    ...{ tool, draft: null, pending: null, finger: null, corners: [], piece: null },
    massShove: massShove?.order ? massShove : null,
  }))
}

/** Take up the tool for procedures, with one of the game's. */
export function takeProcedure(desk: DeskStore, of: string): void {
  takeTool(desk, 'procedure')
  setHand(desk, { procedure: of })
}

/** Lets the view be zoomed again, whether it was locked at true scale or as it was. */
export function unlock(desk: DeskStore): void {
  desk.setState({ trueScale: null, zoomLocked: false })
}

/** Select exactly these models. */
export function select(desk: DeskStore, selection: readonly string[]): void {
  desk.setState({ selection })
}

/** Change what the tools lay next. */
export function setHand(desk: DeskStore, changes: Partial<Hand>): void {
  desk.setState((state) => ({ hand: { ...state.hand, ...changes } }))
}
