import type { Following } from '../../desk/course.ts'
import type { Tool } from '../../desk/desk.ts'
import type { Room } from '../../desk/room.ts'
import type { Table } from '../../table/document.ts'
import type { ScreenPoint } from '../../view/screen-point.ts'
import type { View } from '../../view/view.ts'
import type { Words } from '../../words/words.ts'
import type { Canvas } from './canvas.ts'
import type { Ink } from './ink.ts'
import type { Box } from './plates/plate.ts'
import type { Ground, Round } from './plates/plate-places.ts'

/** What painting the lays needs to know, the ground that numbers are laid on, and what is painted after all templates. */
export interface Painting extends Ground {
  readonly canvas: Canvas
  readonly view: View
  readonly table: Table
  readonly words: Words
  readonly ink: Ink
  /** Numbers are hidden: no target is declared yet. */
  readonly hidden: boolean
  /** Who makes room for the shove in hand, as far as it is known. */
  readonly room: Room | null
  /** What is known of the procedure in hand, or null. */
  readonly following: Following | null
  /** The tool in hand; null where nobody can tap, as on a projector. */
  readonly tool: Tool | null
  readonly plates: Box[]
  readonly rounds: readonly Round[]
  readonly rims: ScreenPoint[]
  /** Labels and numbers, painted last so that no template's fill lies over them. */
  readonly later: (() => void)[]
}
