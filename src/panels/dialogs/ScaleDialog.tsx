import { useState } from 'react'
import { scaled } from '../../view/view.ts'
import { inchesRead } from '../../words/numbers.ts'
import { useDesk, useSettings, useStores, useWords } from '../use-stores.ts'
import { Frame } from '../widgets/Frame.tsx'
import { Key } from '../widgets/Key.tsx'
import { Stepper } from '../widgets/Stepper.tsx'
import css from './Dialogs.module.css'

const PIXELS_AN_INCH = 96

/** The longest whole number of hundred pixels that fits: a long bar is measured more exactly than a short one. */
const barLength = () => Math.max(200, Math.floor(Math.min(window.innerWidth - 80, 700) / 100) * 100)

/** True scale on this screen: a drawn bar is measured with a rule, and an inch of the board becomes an inch. */
export function ScaleDialog() {
  const words = useWords()
  const { settings, desk, chrome } = useStores()
  const known = useSettings((state) => state.trueScale)
  const locked = useDesk((state) => state.trueScale !== null)
  const [bar] = useState(barLength)
  const [measured, setMeasured] = useState(bar / (known ?? PIXELS_AN_INCH))
  // What nobody has measured is no scale.
  const [entered, setEntered] = useState(known !== null)
  const measure = (inches: number) => {
    setMeasured(inches)
    setEntered(true)
  }
  const lock = () => {
    const scale = bar / measured
    settings.setState({ trueScale: scale })
    desk.setState((state) => ({ trueScale: scale, view: scaled(state.view, scale) }))
    chrome.setState({ dialog: null, notice: { text: 'scale.locked', brief: true } })
  }
  const free = () => {
    desk.setState({ trueScale: null })
    chrome.setState({ dialog: null })
  }
  return (
    <Frame title={words.t('scale.title')} wide>
      <p className={css.note}>{words.t('scale.how')}</p>
      <div className={css.bar} style={{ width: bar }} role="img" aria-label={words.t('scale.bar')} />
      <Stepper
        label={words.t('scale.measures')}
        value={measured}
        step={0.01}
        min={0.5}
        max={100}
        write={(value) => `${words.number(value)}″`}
        read={inchesRead}
        onChange={measure}
      />
      <div className={css.acts}>
        <Key strong label={words.t('scale.lock')} disabled={!entered} onPress={lock} />
        {locked && <Key framed label={words.t('scale.free')} onPress={free} />}
      </div>
    </Frame>
  )
}
