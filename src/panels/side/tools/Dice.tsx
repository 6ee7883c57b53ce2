import { ToggleButton } from 'react-aria-components'
import type { Deviation } from '../../../table/lay.ts'
import type { DriftOn } from '../../../table/on/drift-on.ts'
import { useAct, useWords } from '../../use-stores.ts'
import { classes } from '../../widgets/classes.ts'
import { DieFace, faces } from '../../widgets/DieFace.tsx'
import { Key } from '../../widgets/Key.tsx'
import { ToggleKey } from '../../widgets/ToggleKey.tsx'
import side from '../Side.module.css'
import { WayKeys } from '../WayKeys.tsx'
import css from './Dice.module.css'

/** The dice of a drift: tapped in as they fell on the table, or rolled; or the shot hit. A die tapped again is taken back. */
export function Dice({ lay, drift }: { readonly lay: Deviation; readonly drift: DriftOn }) {
  const words = useWords()
  const act = useAct()
  const set = (changes: Partial<Deviation>) => act({ do: 'lay', lay: { ...lay, hit: false, ...changes } })
  const capped = lay.distance !== null && lay.distance > drift.cap
  return (
    <section className={side.section}>
      <h2>
        <span className={css.title}>{words.t('deviation.direction')}</span>
        {lay.direction !== null && <em>{words.t('deviation.fell', { number: lay.direction })}</em>}
      </h2>
      <WayKeys
        bearings={drift.bearings}
        fell={lay.direction}
        name={(number) => words.t('deviation.directionKey', { number })}
        onChange={(direction) => set({ direction })}
      />
      <h2>
        <span className={css.title}>{words.t('deviation.distance')}</span>
        {lay.distance !== null && (
          <em>
            {words.t(capped ? 'deviation.fellCapped' : 'deviation.fell', {
              number: lay.distance,
              half: words.inches(drift.capOf),
            })}
          </em>
        )}
      </h2>
      <div className={css.six}>
        {faces.map((face) => (
          <ToggleButton
            key={face}
            className={classes(css.die)}
            aria-label={words.t('deviation.distanceKey', { number: face })}
            isSelected={lay.distance === face}
            onChange={(on) => set({ distance: on ? face : null })}
          >
            <DieFace face={face} />
          </ToggleButton>
        ))}
      </div>
      <div className={css.acts}>
        <Key strong label={words.t('deviation.roll')} onPress={() => act({ do: 'roll', id: lay.id, which: 'both' })} />
        <ToggleKey
          label={words.t('deviation.hit')}
          on={drift.hit}
          disabled={!drift.inRange}
          onChange={(hit) => set({ hit })}
        />
      </div>
      {!drift.inRange && <p className={side.hint}>{words.t('deviation.beyond')}</p>}
    </section>
  )
}
