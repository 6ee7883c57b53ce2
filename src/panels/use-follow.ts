import type { Aftermath } from '../desk/aftermath.ts'
import { takeProcedure } from '../desk/desk.ts'
import { useAct, useStores } from './use-stores.ts'

/** Lets what follows a shove follow it: a fall is rolled for by its procedure, whose tool is taken up. */
export function useFollow(): (aftermath: Aftermath) => void {
  const act = useAct()
  const { desk } = useStores()
  return ({ lay, massShove, falls }) => {
    if (lay?.kind === 'procedure') takeProcedure(desk, lay.of)
    desk.setState({ massShove, falls })
    if (lay) act({ do: 'lay', lay })
  }
}
