import { ToggleButton } from 'react-aria-components'
import type { DriftOn } from '../../table/drift-on.ts'
import type { Deviation } from '../../table/lay.ts'
import { screenDirection } from '../../view/view.ts'
import { useAct, useDesk, useWords } from '../use-stores.ts'
import { classes } from '../widgets/classes.ts'
import { DieFace, faces } from '../widgets/DieFace.tsx'
import { Key, ToggleKey } from '../widgets/Key.tsx'
import css from './Dice.module.css'
import side from './Side.module.css'

/** The dice of a drift: tapped in as they fell on the table, or rolled; or the shot hit. A die tapped again is taken back. */
export function Dice({ lay, drift }: { readonly lay: Deviation; readonly drift: DriftOn }) {
  const words = useWords()
  const act = useAct()
  const view = useDesk((state) => state.view)
  const set = (changes: Partial<Deviation>) => act({ do: 'lay', lay: { ...lay, hit: false, ...changes } })
  const capped = lay.distance !== null && lay.distance > drift.cap
  return (
    <section className={side.section}>
      <h2>
        <span className={css.title}>{words.t('deviation.direction')}</span>
        {lay.direction !== null && <em>{words.t('deviation.fell', { number: lay.direction })}</em>}
      </h2>
      <div className={css.six}>
        {faces.map((face) => {
          const direction = screenDirection(view, drift.bearings[face - 1] ?? 0)
          return (
            <ToggleButton
              key={face}
              className={classes(css.die, css.way)}
              aria-label={words.t('deviation.directionKey', { number: face })}
              isSelected={lay.direction === face}
              onChange={(on) => set({ direction: on ? face : null })}
            >
              <span>{face}</span>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <g transform={`rotate(${(direction * 180) / Math.PI} 12 12)`}>
                  <path className={css.shaft} d="M4 12H16" />
                  <path className={css.point} d="M21 12l-6.5 -4v8z" />
                </g>
              </svg>
            </ToggleButton>
          )
        })}
      </div>
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
