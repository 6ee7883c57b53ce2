import type { Table } from './document.ts'

/** Whether distances are hidden now: this table has targets declared first, and none is declared. */
export function distancesHidden({ declareFirst, declared }: Table): boolean {
  return declareFirst && declared === null
}
