import { lazy } from 'react'
import { useSpace } from '../use-space.ts'
import { useCalmShown } from '../use-stores.ts'
import { ModelCard } from './model/ModelCard.tsx'
import { TableHead } from './TableHead.tsx'
import { useSelected } from './use-selected.ts'

// It comes when it is asked for: a first look doesn't show it.
const SeveralCard = lazy(async () => ({ default: (await import('./model/SeveralCard.tsx')).SeveralCard }))

/** Who is selected and where he stands, following a drag; or the table. */
export function SelectedCard() {
  const { wide } = useSpace()
  const models = useSelected(useCalmShown().models)
  const [first] = models
  if (!first) return <TableHead />
  return models.length === 1 ? <ModelCard key={first.id} model={first} /> : <SeveralCard models={models} open={wide} />
}
