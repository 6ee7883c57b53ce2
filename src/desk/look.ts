import type { Model, Table } from '../table/document.ts'
import { extentInHand, extentOf, extentOfModels } from '../table/place/extent.ts'
import { around } from '../view/around.ts'
import { shownWhole } from '../view/shown-whole.ts'
import { scaled } from '../view/view.ts'
import type { DeskStore } from './desk.ts'

/** Looks at all that stands on a table. At true scale an inch stays an inch: then only the middle of the view moves. */
export function lookAtAll(desk: DeskStore, table: Table): void {
  desk.setState(({ view, trueScale }) => {
    const seen = around(view, extentOf(table), table.mat)
    return { view: trueScale === null ? seen : scaled(seen, trueScale) }
  })
}

/** Moves the view, as little as it takes, so that these models are in sight with their whole bases; zooms out if it must. */
export function lookAt(desk: DeskStore, models: readonly Pick<Model, 'x' | 'y' | 'base'>[]): void {
  const { view, zoomLocked, trueScale } = desk.getState()
  const shown = shownWhole(view, extentOfModels(models), !zoomLocked && trueScale === null)
  if (shown !== view) desk.setState({ view: shown })
}

/** Moves the view, as little as it takes, so that the thing in hand is in sight; not while a finger is about something. */
export function keepInSight(desk: DeskStore, table: Table): void {
  const { view, draft, zoomLocked, trueScale } = desk.getState()
  if (draft) return
  const shown = shownWhole(view, extentInHand(table), !zoomLocked && trueScale === null)
  if (shown !== view) desk.setState({ view: shown })
}

/** Looks at the whole mat. At true scale an inch stays an inch: then only the middle of the view moves. */
export function lookAtMat(desk: DeskStore, { mat }: Pick<Table, 'mat'>): void {
  desk.setState(({ view, trueScale }) => {
    const seen = around(view, [], mat)
    return { view: trueScale === null ? seen : scaled(seen, trueScale) }
  })
}
