import type { Finding } from '../../rules/finding.ts'
import type { Judged, Standing } from '../../rules/verdict.ts'
import type { Model, Table } from '../document.ts'

/**
 * The width in inches under which a verdict on a model is too close to call: what the table says, or what the places of the
 * model and of those the template hangs on may be off, whichever is more.
 */
export function slackOf(table: Table, model: Model, ...hangsOn: readonly (Model | null)[]): number {
  let doubt = model.doubt
  for (const other of hangsOn) if (other && other.id !== model.id) doubt += other.doubt
  return Math.max(table.tooClose, doubt)
}

/** How a finding reads: too close to call, or what it is. */
export function standingOf(margin: number, covered: boolean, slack: number): Standing {
  if (Math.abs(margin) < slack) return 'grazed'
  return covered ? 'covered' : 'clear'
}

/** A finding with how close it is. */
export function judgedAs({ id, margin, covered, touchOnly, wholly, witness }: Finding, slack: number): Judged {
  const standing = standingOf(margin, covered, slack)
  return { id, margin, covered, touchOnly, wholly, witness, standing, slack }
}
