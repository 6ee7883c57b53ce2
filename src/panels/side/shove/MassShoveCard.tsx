import { type AimedOne, aimAll, type MassShoveInHand, massShoveFrom, nextShove } from '../../../desk/mass-shove.ts'
import { stepsTo } from '../../../desk/steps.ts'
import { notRound } from '../../../table/bodies.ts'
import { wentSaid } from '../../../table/judge/shove.ts'
import { type MassShove, pushedPlaces } from '../../../table/on/mass-shove-on.ts'
import { Said } from '../../strip/Said.tsx'
import { useAct, useCalmShown, useDesk, useStores, useWords } from '../../use-stores.ts'
import { Choice } from '../../widgets/Choice.tsx'
import { Key } from '../../widgets/Key.tsx'
import { Pick } from '../../widgets/Pick.tsx'
import { Stepper } from '../../widgets/Stepper.tsx'
import { layTitle } from '../LaysList.tsx'
import css from '../Side.module.css'

const manners: readonly MassShove['manner'][] = ['push', 'slam', 'throw']

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
      {massShove && <Waiting massShove={massShove} />}
    </section>
  )
}

/** How an effect moves those selected, and the key that lets it: at once where it pushes, else one after another. */
function Waiting({ massShove }: { readonly massShove: MassShoveInHand }) {
  const words = useWords()
  const act = useAct()
  const { desk, doors } = useStores()
  const table = useCalmShown()
  const tool = useDesk((state) => state.tool)
  const selection = useDesk((state) => state.selection)
  const all = aimAll(table, { tool, selection, massShove })
  const change = (changes: Partial<MassShoveInHand>) => desk.setState({ massShove: { ...massShove, ...changes } })
  const drop = () => desk.setState({ massShove: null })
  const places = pushedPlaces(all)
  const push = () => {
    const steps = stepsTo(table, places)
    act({ do: 'rest', id: null, places })
    desk.setState({ steps, massShove: null })
  }
  const begun: MassShoveInHand = { ...massShove, order: all.map(({ mover }) => mover.id) }
  const first = nextShove(table, begun, null, doors.identify())
  const begin = () => {
    if (!first) return
    desk.setState({ massShove: begun })
    act({ do: 'lay', lay: first })
  }
  const name = table.models.find(({ id }) => id === first?.mover)?.name ?? ''
  return (
    <>
      <Choice
        label={words.t('shove.manner')}
        value={massShove.manner}
        wrapped
        options={manners.map((value) => ({ value, label: words.t(`shove.${value}`) }))}
        onChange={(manner) => change({ manner })}
      />
      <Stepper
        label={words.t('shove.distance')}
        value={massShove.inches}
        step={0.5}
        min={0}
        max={200}
        write={words.inches}
        onChange={(inches) => change({ inches })}
      />
      <Order massShove={massShove} all={all} />
      <div className={css.acts}>
        {massShove.manner === 'push' ? (
          <Key strong label={words.t('shove.so')} disabled={places.length === 0} onPress={push} />
        ) : (
          <Key strong label={words.t('massShove.begin', { name })} disabled={first === null} onPress={begin} />
        )}
        <Key label={words.t('shove.drop')} framed onPress={drop} />
      </div>
    </>
  )
}

/** In which order they go; of those who are equally far, players let one go sooner. */
function Order({ massShove, all }: { readonly massShove: MassShoveInHand; readonly all: readonly AimedOne[] }) {
  const words = useWords()
  const { desk } = useStores()
  const table = useCalmShown()
  const goesSooner = (index: number) => {
    const ids = all.map(({ mover }) => mover.id)
    const sooner = ids.toSpliced(index, 1).toSpliced(index - 1, 0, ...ids.slice(index, index + 1))
    desk.setState({ massShove: { ...massShove, sooner } })
  }
  return (
    <>
      <ol className={css.list} aria-label={words.t('massShove.order')}>
        {all.map((one, index) => (
          <li key={one.mover.id}>
            <b>{index + 1}</b>
            <span>{massShove.manner === 'push' ? <Said sentence={wentSaid(table, one)} /> : one.mover.name}</span>
            {one.tied && (
              <Key
                icon="up"
                label={words.t('massShove.sooner', { name: one.mover.name })}
                onPress={() => goesSooner(index)}
              />
            )}
          </li>
        ))}
      </ol>
      {all.some(({ tied }) => tied) && <p className={css.hint}>{words.t('massShove.tied')}</p>}
      {massShove.manner !== 'push' && <p className={css.hint}>{words.t('massShove.turns')}</p>}
    </>
  )
}
