import type { Mark } from './mark.ts'

/** A change of the table that a procedure makes; all of one procedure are one action. */
export type Effect =
  /** Boxes marked in all, a number a track: one for a row of boxes, six for a spiral. */
  | { readonly do: 'hurt'; readonly model: string; readonly marked: readonly number[] }
  | { readonly do: 'mark'; readonly model: string; readonly mark: Mark; readonly on: boolean }
  | { readonly do: 'remove'; readonly model: string }
  /** How many tokens of a kind a model then has. */
  | { readonly do: 'token'; readonly model: string; readonly token: string; readonly count: number }
  /** Where a model then stands; degrees. */
  | {
      readonly do: 'put'
      readonly model: string
      readonly x: number
      readonly y: number
      readonly facing: number
    }
  /** Where a model then stands, having gone there in a straight line by its own move: that counts as walked. */
  | {
      readonly do: 'walk'
      readonly model: string
      readonly x: number
      readonly y: number
      readonly facing: number
    }
  | { readonly do: 'unit'; readonly model: string; readonly unit: string }
  /** What it walked is over: the table no longer has it. */
  | { readonly do: 'forget'; readonly model: string }
