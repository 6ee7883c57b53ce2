import { useState } from 'react'
import { useStores, useWords } from '../use-stores.ts'
import { Frame } from '../widgets/Frame.tsx'
import { Key } from '../widgets/Key.tsx'
import { Stepper } from '../widgets/Stepper.tsx'
import css from './Dialogs.module.css'

/** Drives the projector's window: shows the bar on the mat, takes what it measures, and locks an inch to an inch. */
export function ProjectDialog() {
  const words = useWords()
  const { chrome, doors } = useStores()
  const [measured, setMeasured] = useState(40)
  const [measuring, setMeasuring] = useState(false)
  const measure = (bar: number) => {
    setMeasured(bar)
    setMeasuring(true)
    doors.project({ measuring: true, bar })
  }
  const lock = () => {
    doors.project({ measuring: false })
    chrome.setState({ dialog: null })
  }
  return (
    <Frame title={words.t('projector.name')}>
      <section className={css.section}>
        <p className={css.note}>{words.t('projector.note')}</p>
        <div className={css.acts}>
          <Key framed label={words.t('projector.open')} onPress={doors.openProjector} />
        </div>
      </section>
      <section className={css.section}>
        <p className={css.note}>{words.t('projector.how')}</p>
        {measuring ? (
          <Stepper
            label={words.t('projector.bar')}
            value={measured}
            step={0.1}
            min={2}
            max={400}
            write={(value) => `${words.number(value)}″`}
            onChange={measure}
          />
        ) : (
          <div className={css.acts}>
            <Key framed label={words.t('projector.showBar')} onPress={() => measure(measured)} />
          </div>
        )}
        <div className={css.acts}>
          <Key strong label={words.t('projector.set')} disabled={!measuring} onPress={lock} />
        </div>
      </section>
    </Frame>
  )
}
