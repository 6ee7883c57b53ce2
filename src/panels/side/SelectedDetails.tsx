import { lazy } from 'react'
import { useSpace } from '../use-space.ts'
import { useTable } from '../use-stores.ts'
import { useSelected } from './use-selected.ts'

// It comes when it is asked for: a first look doesn't show it.
const ModelDetails = lazy(async () => ({ default: (await import('./model/ModelDetails.tsx')).ModelDetails }))

/** What is seldom changed of the only model that is selected; a drag is none of its business. */
export function SelectedDetails() {
  const { wide } = useSpace()
  const models = useSelected(useTable(({ table }) => table.models))
  const only = models.length === 1 ? models[0] : undefined
  return only ? <ModelDetails key={only.id} model={only} open={wide} /> : null
}
