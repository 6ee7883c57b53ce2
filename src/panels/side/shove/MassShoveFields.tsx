import { aimAll, type MassShoveInHand } from '../../../desk/mass-shove.ts'
import { useCalmShown, useDesk, useStores } from '../../use-stores.ts'
import { MannerFields } from './MannerFields.tsx'
import { MassShoveKeys } from './MassShoveKeys.tsx'
import { MassShoveOrder } from './MassShoveOrder.tsx'

const manners: readonly MassShoveInHand['manner'][] = ['push', 'slam', 'throw']

/** How an effect moves those selected, in which order, and that it shall be so. */
export function MassShoveFields({ massShove }: { readonly massShove: MassShoveInHand }) {
  const { desk } = useStores()
  const table = useCalmShown()
  const tool = useDesk((state) => state.tool)
  const selection = useDesk((state) => state.selection)
  const all = aimAll(table, { tool, selection, massShove })
  const change = (changes: Partial<MassShoveInHand>) => desk.setState({ massShove: { ...massShove, ...changes } })
  return (
    <>
      <MannerFields
        manners={manners}
        manner={massShove.manner}
        inches={massShove.inches}
        onManner={(manner) => change({ manner })}
        onInches={(inches) => change({ inches })}
      />
      <MassShoveOrder massShove={massShove} all={all} />
      <MassShoveKeys massShove={massShove} all={all} />
    </>
  )
}
