import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { inchesRead } from '../../words/numbers.ts'
import { useChrome, useStores, useWords } from '../use-stores.ts'
import { Frame } from '../widgets/Frame.tsx'
import { Key } from '../widgets/Key.tsx'
import { Stepper } from '../widgets/Stepper.tsx'
import css from './Dialogs.module.css'

/** Drives the projector's window: shows the bar on the mat, takes what it measures, and locks an inch to an inch. */
export function ProjectDialog() {
  const words = useWords()
  const { chrome, doors } = useStores()
  const follows = useStore(doors.projecting, (state) => state.followed)
  const measured = useChrome((state) => state.bar)
  const [measuring, setMeasuring] = useState(false)
  const [entered, setEntered] = useState(false)
  // A bar of no length is none: until somebody has measured it, nothing is locked to it.
  const showBar = () => {
    setMeasuring(true)
    doors.project({ measuring: true, bar: 0 })
  }
  const measure = (bar: number) => {
    chrome.setState({ bar })
    setMeasuring(true)
    setEntered(true)
    doors.project({ measuring: true, bar })
  }
  const lock = () => chrome.setState({ dialog: null, notice: { text: 'projector.locked', brief: true } })
  // Whichever way the dialogue is left, the bar gives way to the table.
  useEffect(() => () => doors.project({ measuring: false }), [doors])
  const missing = follows ? (measuring && entered ? null : 'projector.needsBar') : 'projector.needsWindow'

  return (
    <Frame title={words.t('projector.name')}>
      <section className={css.section}>
        <p className={css.note}>{words.t('projector.note')}</p>
        {follows ? (
          <p>{words.t('projector.follows')}</p>
        ) : (
          <div className={css.acts}>
            <Key framed label={words.t('projector.open')} onPress={doors.openProjector} />
          </div>
        )}
      </section>
      {follows && (
        <section className={css.section}>
          <p className={css.note}>{words.t('projector.how')}</p>
          {!measuring && (
            <div className={css.acts}>
              <Key framed label={words.t('projector.showBar')} onPress={showBar} />
            </div>
          )}
          <Stepper
            label={words.t('projector.bar')}
            value={measured}
            step={0.1}
            min={2}
            max={400}
            write={(value) => `${words.number(value)}″`}
            read={inchesRead}
            onChange={measure}
          />
        </section>
      )}
      <section className={css.section}>
        <div className={css.acts}>
          <Key strong label={words.t('projector.set')} disabled={missing !== null} onPress={lock} />
        </div>
        {missing && <p className={css.note}>{words.t(missing)}</p>}
      </section>
    </Frame>
  )
}
