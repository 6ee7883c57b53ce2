import { setHand } from '../../../desk/desk.ts'
import { useDesk, useStores, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import { BaseChoice } from '../model/BaseChoice.tsx'
import { SideChoice } from '../model/SideChoice.tsx'
import css from '../Side.module.css'
import { openTape } from '../tape/open-tape.ts'

/** What the next tap on the board puts down. */
export function AddCard() {
  const words = useWords()
  const stores = useStores()
  const { desk, chrome } = stores
  const side = useDesk((state) => state.hand.newSide)
  const base = useDesk((state) => state.hand.newBase)
  return (
    <section className={css.section}>
      <h2>{words.t('add.next')}</h2>
      <div className={css.stack}>
        <SideChoice side={side} onChange={(newSide) => setHand(desk, { newSide })} />
        <BaseChoice base={base} onChange={(newBase) => setHand(desk, { newBase })} />
      </div>
      <p className={css.hint}>{words.t('add.how')}</p>
      <div className={css.acts}>
        <Key label={words.t('add.unit')} framed onPress={() => chrome.setState({ dialog: 'add' })} />
        {base.shape === 'round' && <Key label={words.t('add.tape')} framed onPress={() => openTape(stores, null)} />}
      </div>
    </section>
  )
}
