import type { Disc } from '../geometry/disc.ts'
import type { Outline } from '../geometry/outline.ts'
import { blast } from '../rules/template/blast.ts'
import { underSpray } from '../rules/template/spray.ts'
import { bodiesOf, tableReadings } from '../table/bodies.ts'
import type { Table } from '../table/document.ts'

/** Ids of the models on a table that are under a round template; a bare touch as the table reads it. */
export function underBlastOn(table: Table, template: Disc): readonly string[] {
  return blast(template, bodiesOf(table), tableReadings(table).touch)
    .filter(({ covered }) => covered)
    .map(({ id }) => id)
}

/** Ids of the models on a table that are under a spray as it lies, but for the one it comes from. */
export function underSprayOn(table: Table, origin: string, lying: Outline): readonly string[] {
  const { touch } = tableReadings(table)
  return bodiesOf(table, origin)
    .filter((body) => underSpray(lying, body, touch).covered)
    .map(({ id }) => id)
}
