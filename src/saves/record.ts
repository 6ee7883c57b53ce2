import * as v from 'valibot'
import type { GameId } from '../games/game.ts'
import { gameId } from './schema/game.ts'

/** What the list of tables shows of one: `saved` in milliseconds since 1970. */
export interface Heading {
  readonly name: string
  readonly game: GameId
  readonly saved: number
}

const heading = v.object({ name: v.string(), game: gameId, saved: v.number() })

/** A table's text with its heading on a line before it, so that a list parses no table. */
export function sealed(head: Heading, text: string): string {
  return `${JSON.stringify({ name: head.name, game: head.game, saved: head.saved })}\n${text}`
}

/** The heading and the text of a stored record; the heading is null where it can't be read, the text is then all of it. */
export function opened(record: string): { readonly head: Heading | null; readonly text: string } {
  const end = record.indexOf('\n')
  if (end < 0) return { head: null, text: record }
  try {
    const read = v.safeParse(heading, JSON.parse(record.slice(0, end)))
    return read.success ? { head: read.output, text: record.slice(end + 1) } : { head: null, text: record }
  } catch {
    return { head: null, text: record }
  }
}
