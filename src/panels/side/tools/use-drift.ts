import { useMemo } from 'react'
import type { Model } from '../../../table/document.ts'
import type { Deviation } from '../../../table/lay.ts'
import { type DriftOn, driftOn, oddsOn } from '../../../table/on/drift-on.ts'
import { useCalmShown } from '../../use-stores.ts'

/** A model and in how many of the 36 falls it is caught. */
export interface Caught {
  readonly model: Model
  readonly hits: number
}

/** How the shot drifts and whom it may catch, likeliest first; null while a model of it is missing. */
export function useDrift(lay: Deviation | null): { readonly drift: DriftOn; readonly odds: readonly Caught[] } | null {
  const table = useCalmShown()
  return useMemo(() => {
    const drift = lay && driftOn(table, lay)
    if (!drift) return null
    const hits = new Map(oddsOn(table, lay).map((one) => [one.id, one.hits]))
    const odds = table.models
      .map((model) => ({ model, hits: hits.get(model.id) ?? 0 }))
      .filter((one) => one.hits > 0)
      .sort((a, b) => b.hits - a.hits || a.model.name.localeCompare(b.model.name))
    return { drift, odds }
  }, [table, lay])
}
