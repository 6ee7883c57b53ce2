import { setHand } from '../../../desk/desk.ts'
import { gameOf } from '../../../games/catalogue.ts'
import type { SprayPreset } from '../../../games/game.ts'
import { useAct, useStores, useTable, useWords } from '../../use-stores.ts'
import { useLay } from '../../use-verdict.ts'
import { Key } from '../../widgets/Key.tsx'
import css from '../Dialogs.module.css'

interface OutlineKeysProps {
  /** The outline of one's own that is corrected; null while the game's are, which stay as they are. */
  readonly own: SprayPreset | null
  readonly drawn: Pick<SprayPreset, 'profiles'> & { readonly name: string }
  readonly size: number
}

/** Keeps what was drawn, in place of the outline of one's own or beside the game's, and takes it in hand; or drops one's own. */
export function OutlineKeys({ own, drawn, size }: OutlineKeysProps) {
  const words = useWords()
  const act = useAct()
  const { desk, chrome, table, doors } = useStores()
  const lay = useLay(useTable((state) => state.table))
  const save = () => {
    const id = own?.id ?? doors.identify()
    act({ do: 'outline', preset: { id, ...drawn }, ...(lay?.kind === 'spray' ? { lay: lay.id } : {}) })
    setHand(desk, { sprayOutline: id, spraySize: size })
    chrome.setState({ dialog: null })
  }
  const drop = ({ id }: SprayPreset) => {
    const fallback = gameOf(table.getState().table.game).sprayPresets[0]?.id
    act({ do: 'dropOutline', id })
    if (fallback) setHand(desk, { sprayOutline: fallback })
    chrome.setState({ dialog: null })
  }
  return (
    <div className={css.acts}>
      <Key strong label={words.t('outline.save')} onPress={save} />
      {own && <Key framed label={words.t('outline.drop')} onPress={() => drop(own)} />}
    </div>
  )
}
