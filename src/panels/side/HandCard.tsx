import { select, setHand } from '../../desk/desk.ts'
import { useDesk, useStores, useTable, useWords } from '../use-stores.ts'
import { Key } from '../widgets/Key.tsx'
import { Toggle } from '../widgets/Toggle.tsx'
import css from './Side.module.css'

/** How selecting and dragging work, and the view of all there is. */
export function HandCard() {
  const words = useWords()
  const { desk, table, chrome, doors } = useStores()
  const count = useTable((state) => state.table.models.length)
  const several = useDesk((state) => state.hand.several)
  const snap = useDesk((state) => state.hand.snap)
  const all = () =>
    select(
      desk,
      table.getState().table.models.map((model) => model.id),
    )
  const fit = () => {
    doors.fit()
    if (desk.getState().trueScale !== null) chrome.setState({ notice: { text: 'lock.stays', unlock: true } })
  }
  return (
    <section className={css.section}>
      <Toggle
        label={words.t('hand.several')}
        note={words.t('hand.severalNote')}
        on={several}
        onChange={(on) => setHand(desk, { several: on })}
      />
      <Toggle
        label={words.t('hand.snap')}
        note={words.t('hand.snapNote')}
        on={snap}
        onChange={(on) => setHand(desk, { snap: on })}
      />
      <div className={css.acts}>
        <Key label={words.t('table.all')} framed disabled={count === 0} onPress={all} />
        <Key icon="fit" label={words.t('table.fit')} wordy framed onPress={fit} />
      </div>
    </section>
  )
}
