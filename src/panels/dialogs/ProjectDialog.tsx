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
  // Whichever way the dialogue is left, the bar gives way to the table.
  useEffect(() => () => doors.project({ measuring: false }), [doors])
  const missing = follows ? (measuring && entered ? null : 'projector.needsBar') : 'projector.needsWindow'
  return (
    <Frame title={words.t('projector.name')}>
      <WindowSection follows={follows} />
      {follows && <BarSection onShow={measuring ? null : showBar} onMeasure={measure} />}
      <LockSection missing={missing} />
    </Frame>
  )
}

/** Whether the projector's window is open and follows this one, or the key that opens it. */
function WindowSection({ follows }: { readonly follows: boolean }) {
  const words = useWords()
  const { doors } = useStores()
  return (
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
  )
}

interface BarSectionProps {
  /** Null once the bar is shown. */
  readonly onShow: (() => void) | null
  readonly onMeasure: (inches: number) => void
}

/** The bar on the mat: the key that shows it, and what a rule says of its length. */
function BarSection({ onShow, onMeasure }: BarSectionProps) {
  const words = useWords()
  const measured = useChrome((state) => state.bar)
  return (
    <section className={css.section}>
      <p className={css.note}>{words.t('projector.how')}</p>
      {onShow && (
        <div className={css.acts}>
          <Key framed label={words.t('projector.showBar')} onPress={onShow} />
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
        onChange={onMeasure}
      />
    </section>
  )
}

/** The key that locks an inch to an inch, or what is missing before it can. */
function LockSection({ missing }: { readonly missing: 'projector.needsBar' | 'projector.needsWindow' | null }) {
  const words = useWords()
  const { chrome } = useStores()
  const lock = () => chrome.setState({ dialog: null, notice: { text: 'projector.locked', brief: true } })
  return (
    <section className={css.section}>
      <div className={css.acts}>
        <Key strong label={words.t('projector.set')} disabled={missing !== null} onPress={lock} />
      </div>
      {missing && <p className={css.note}>{words.t(missing)}</p>}
    </section>
  )
}
