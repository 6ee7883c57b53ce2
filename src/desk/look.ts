import type { Table } from '../table/document.ts'
import { around } from '../view/around.ts'
import { scaled } from '../view/view.ts'
import type { DeskStore } from './desk.ts'

/** Looks at all that stands on a table. At true scale an inch stays an inch: then only the middle of the view moves. */
export function lookAtAll(desk: DeskStore, { models, mat }: Pick<Table, 'models' | 'mat'>): void {
  desk.setState(({ view, trueScale }) => {
    const seen = around(view, models, mat)
    return { view: trueScale === null ? seen : scaled(seen, trueScale) }
  })
}
