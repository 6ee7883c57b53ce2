import { lazy } from 'react'
import type { Lay } from '../../../table/lay.ts'
import { useCalmLays, useDesk } from '../../use-stores.ts'
import { useLay } from '../../use-verdict.ts'
import { AddCard } from './AddCard.tsx'
import { SprayCard } from './SprayCard.tsx'

// Cards of tools that a first look doesn't take up come when they are asked for.
const ArcCard = lazy(async () => ({ default: (await import('./ArcCard.tsx')).ArcCard }))
const MeasureCard = lazy(async () => ({ default: (await import('./MeasureCard.tsx')).MeasureCard }))
const BlastCard = lazy(async () => ({ default: (await import('./BlastCard.tsx')).BlastCard }))
const DeviationCard = lazy(async () => ({ default: (await import('./DeviationCard.tsx')).DeviationCard }))
const ReplaceCard = lazy(async () => ({ default: (await import('../shove/ReplaceCard.tsx')).ReplaceCard }))
const ProcedureCard = lazy(async () => ({ default: (await import('../../procedure/ProcedureCard.tsx')).ProcedureCard }))
const ShoveCard = lazy(async () => ({ default: (await import('../shove/ShoveCard.tsx')).ShoveCard }))
const SightCard = lazy(async () => ({ default: (await import('./SightCard.tsx')).SightCard }))
const TerrainCard = lazy(async () => ({ default: (await import('./terrain/TerrainCard.tsx')).TerrainCard }))

function laid<Kind extends Lay['kind']>(lay: Lay | null, kind: Kind): Extract<Lay, { kind: Kind }> | null {
  const isIt = (other: Lay): other is Extract<Lay, { kind: Kind }> => other.kind === kind
  return lay && isIt(lay) ? lay : null
}

/** The card of the tool in hand; with the hand empty, of what is laid; none where neither has one. */
export function CardInHand() {
  const tool = useDesk((state) => state.tool)
  const lay = useLay(useCalmLays())
  const kind = tool === 'select' ? lay?.kind : tool
  const replacing = laid(lay, 'replace')
  if (replacing) return <ReplaceCard lay={replacing} />
  switch (kind) {
    case 'spray':
      return <SprayCard lay={laid(lay, 'spray')} />
    case 'blast':
      return <BlastCard lay={laid(lay, 'blast')} />
    case 'deviation':
      return <DeviationCard lay={laid(lay, 'deviation')} />
    case 'measure':
      return <MeasureCard lay={laid(lay, 'measure')} />
    case 'arc':
      return <ArcCard lay={laid(lay, 'arc')} />
    case 'sight':
      return <SightCard lay={laid(lay, 'sight')} />
    case 'shove':
      return <ShoveCard lay={laid(lay, 'shove')} />
    case 'procedure':
      return <ProcedureCard lay={laid(lay, 'procedure')} />
    case 'terrain':
      return <TerrainCard />
    case 'add':
      return <AddCard />
    default:
      return null
  }
}
