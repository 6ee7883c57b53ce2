import { effectOn, PUSH_AT_FIRST } from '../../../desk/effect.ts'
import { stepsTo } from '../../../desk/steps.ts'
import { notRound } from '../../../table/bodies.ts'
import { wentSaid } from '../../../table/judge/shove.ts'
import { pushedPlaces } from '../../../table/on/push-all.ts'
import { Said } from '../../strip/Said.tsx'
import { useAct, useCalmShown, useDesk, useStores, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import { Pick } from '../../widgets/Pick.tsx'
import { Stepper } from '../../widgets/Stepper.tsx'
import { layTitle } from '../LaysList.tsx'
import css from '../Side.module.css'

/** Several selected models pushed by one effect: from where, how far, in which order they go, and that it shall be so. */
export function PushAllCard() {
  const words = useWords()
  const act = useAct()
  const { desk } = useStores()
  const table = useCalmShown()
  const tool = useDesk((state) => state.tool)
  const selection = useDesk((state) => state.selection)
  const effect = useDesk((state) => state.effect)
  const all = effectOn(table, { tool, selection, effect })
  const places = pushedPlaces(all)
  const blasts = table.lays.filter((lay) => lay.kind === 'blast')
  const origins = [
    ...table.models.filter(({ id }) => !selection.includes(id)).map(({ id, name }) => ({ value: id, label: name })),
    ...blasts.map((lay) => ({ value: lay.id, label: `${words.t('title.blast')} ${layTitle(table, words, lay)}` })),
  ]
  const inches = effect?.inches ?? PUSH_AT_FIRST
  const push = () => {
    const steps = stepsTo(table, places)
    act({ do: 'rest', id: null, places })
    desk.setState({ steps, effect: null })
  }
  return (
    <section className={css.section}>
      <h2>{words.t('pushAll.title', { count: selection.length })}</h2>
      <p className={css.hint}>{words.t(notRound(table).length > 0 ? 'pushAll.round' : 'pushAll.how')}</p>
      <Pick
        label={words.t('shove.away')}
        value={effect?.origin ?? ''}
        options={[{ value: '', label: '—' }, ...origins]}
        onChange={(origin) => desk.setState({ effect: origin === '' ? null : { origin, inches } })}
      />
      {effect && (
        <>
          <Stepper
            label={words.t('shove.distance')}
            value={inches}
            step={0.5}
            min={0}
            max={200}
            write={words.inches}
            onChange={(next) => desk.setState({ effect: { ...effect, inches: next } })}
          />
          <ol className={css.list} aria-label={words.t('pushAll.order')}>
            {all.map((one, index) => (
              <li key={one.mover.id}>
                <b>{index + 1}</b>
                <span>
                  <Said sentence={wentSaid(table, one)} />
                </span>
              </li>
            ))}
          </ol>
          {all.some(({ tied }) => tied) && <p className={css.hint}>{words.t('pushAll.tied')}</p>}
          <div className={css.acts}>
            <Key strong label={words.t('shove.so')} disabled={places.length === 0} onPress={push} />
            <Key label={words.t('shove.drop')} framed onPress={() => desk.setState({ effect: null })} />
          </div>
        </>
      )}
    </section>
  )
}
