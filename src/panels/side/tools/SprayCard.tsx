import { setHand } from '../../../desk/desk.ts'
import { gameOf } from '../../../games/catalogue.ts'
import { bearing } from '../../../geometry/point.ts'
import type { Table } from '../../../table/document.ts'
import type { Spray } from '../../../table/lay.ts'
import { facingOf } from '../../../table/place/facing.ts'
import { useOutlines } from '../../use-outlines.ts'
import { useAct, useCalmShown, useChrome, useDesk, useStores, useWords } from '../../use-stores.ts'
import { Choice } from '../../widgets/Choice.tsx'
import { Key } from '../../widgets/Key.tsx'
import { Stepper } from '../../widgets/Stepper.tsx'
import css from '../Side.module.css'
import { BestAim } from './BestAim.tsx'

/** Which way a spray points, in degrees. */
function aimed(table: Table, { origin, aim }: Spray): number {
  if (aim.kind === 'bearing') return aim.degrees
  const from = table.models.find((model) => model.id === origin)
  const to = table.models.find((model) => model.id === aim.id)
  return from && to ? facingOf((bearing(from, to) * 180) / Math.PI) : 0
}

/** The spray in hand or about to be laid: its size, its outline, where it points. */
export function SprayCard({ lay }: { readonly lay: Spray | null }) {
  const words = useWords()
  const act = useAct()
  const { desk, chrome } = useStores()
  const table = useCalmShown()
  const hand = useDesk((state) => state.hand)
  const fine = useChrome((state) => state.fine)
  const outlines = useOutlines()
  const { sprays } = gameOf(table.game)
  const size = lay?.size ?? hand.spraySize
  const outline = lay?.outline ?? hand.sprayOutline
  const change = (changes: Partial<Pick<Spray, 'size' | 'outline' | 'aim'>>) => {
    setHand(desk, {
      ...(changes.size === undefined ? {} : { spraySize: changes.size }),
      ...(changes.outline === undefined ? {} : { sprayOutline: changes.outline }),
    })
    if (lay) act({ do: 'lay', lay: { ...lay, ...changes } })
  }
  return (
    <section className={css.section}>
      <h2>{words.t('title.spray')}</h2>
      {!lay && sprays.length > 0 && <p className={css.hint}>{words.t('spray.how')}</p>}
      {sprays.length === 0 ? (
        <p className={css.hint}>{words.t('spray.none')}</p>
      ) : (
        <Choice
          label={words.t('spray.size')}
          value={size}
          options={sprays.map((value) => ({ value, label: words.size(value) }))}
          onChange={(next) => change({ size: next })}
        />
      )}
      {lay && <BestAim lay={lay} />}
      {lay && (
        <Stepper
          label={words.t('spray.aim')}
          value={aimed(table, lay)}
          step={fine ? 0.1 : 1}
          write={words.degrees}
          onChange={(degrees) => change({ aim: { kind: 'bearing', degrees: facingOf(degrees) } })}
        />
      )}
      <h2 className={css.label}>{words.t('spray.outline')}</h2>
      <Choice
        wrapped={outlines.length > 2}
        label={words.t('spray.outline')}
        value={outline}
        options={outlines.map(({ preset, name }) => ({ value: preset.id, label: name }))}
        onChange={(next) => change({ outline: next })}
      />
      <div className={css.acts}>
        <Key label={words.t('spray.own')} framed onPress={() => chrome.setState({ dialog: 'outline' })} />
      </div>
    </section>
  )
}
