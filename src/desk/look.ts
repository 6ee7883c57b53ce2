import type { Table } from '../table/document.ts'
import { extentOf } from '../table/extent.ts'
import { around } from '../view/around.ts'
import { scaled } from '../view/view.ts'
import type { DeskStore } from './desk.ts'

/** Looks at all that stands on a table. At true scale an inch stays an inch: then only the middle of the view moves. */
export function lookAtAll(desk: DeskStore, table: Table): void {
  desk.setState(({ view, trueScale }) => {
    const seen = around(view, extentOf(table), table.mat)
    return { view: trueScale === null ? seen : scaled(seen, trueScale) }
  })
}
