import type { Caught } from '../games/caught.ts'
import type { Disc } from '../geometry/disc.ts'
import type { Outline } from '../geometry/outline.ts'
import type { Finding } from '../rules/finding.ts'
import { blast } from '../rules/template/blast.ts'
import { spray } from '../rules/template/spray.ts'
import { bodiesOf, modelOf, tableReadings } from '../table/bodies.ts'
import type { Table } from '../table/document.ts'
import { slackOf } from '../table/judge/standing.ts'

function caught(table: Table, findings: readonly Finding[], origin: string | null): Caught {
  const hangsOn = origin === null ? null : modelOf(table, origin)
  return {
    ids: findings.flatMap(({ id, covered }) => (covered ? [id] : [])),
    close: findings.flatMap(({ id, margin }): Caught['close'] => {
      const model = modelOf(table, id)
      return model && Math.abs(margin) < slackOf(table, model, hangsOn) ? [{ name: model.name, margin }] : []
    }),
  }
}

/** What a round template means for the models on a table; a bare touch as the table reads it. */
export function caughtByBlast(table: Table, template: Disc): Caught {
  return caught(table, blast(template, bodiesOf(table), tableReadings(table).touch), null)
}

/** What a spray as it lies means for the models on a table, but for the one it comes from. */
export function caughtBySpray(table: Table, origin: string, lying: Outline): Caught {
  return caught(table, spray(lying, bodiesOf(table, origin), tableReadings(table).touch), origin)
}
