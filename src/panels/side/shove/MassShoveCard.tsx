import { massShoveFrom } from '../../../desk/mass-shove.ts'
import { notRound } from '../../../table/bodies.ts'
import { useCalmShown, useDesk, useStores, useWords } from '../../use-stores.ts'
import { Pick } from '../../widgets/Pick.tsx'
import { layTitle } from '../lay-title.ts'
import css from '../Side.module.css'
import { MassShoveFields } from './MassShoveFields.tsx'

/** Several selected models moved by one effect: from where, how and how far, in which order they go, and that it shall be so. */
export function MassShoveCard() {
  const words = useWords()
  const { desk } = useStores()
  const table = useCalmShown()
  const selection = useDesk((state) => state.selection)
  const massShove = useDesk((state) => state.massShove)
  const blasts = table.lays.filter((lay) => lay.kind === 'blast')
  const origins = [
    ...table.models.filter(({ id }) => !selection.includes(id)).map(({ id, name }) => ({ value: id, label: name })),
    ...blasts.map((lay) => ({ value: lay.id, label: `${words.t('title.blast')} ${layTitle(table, words, lay)}` })),
  ]
  const from = (origin: string) => desk.setState({ massShove: origin === '' ? null : massShoveFrom(massShove, origin) })
  return (
    <section className={css.section}>
      <h2>{words.t('massShove.title', { count: selection.length })}</h2>
      <p className={css.hint}>{words.t(notRound(table).length > 0 ? 'massShove.round' : 'massShove.how')}</p>
      <Pick
        label={words.t('shove.away')}
        value={massShove?.origin ?? ''}
        options={[{ value: '', label: '—' }, ...origins]}
        onChange={from}
      />
      {massShove && <MassShoveFields massShove={massShove} />}
    </section>
  )
}
