import { useState } from 'react'
import { setHand } from '../../../desk/desk.ts'
import { gameOf } from '../../../games/catalogue.ts'
import type { SprayProfile } from '../../../games/game.ts'
import { profileOf } from '../../../games/spray-outline.ts'
import { useOutlines } from '../../use-outlines.ts'
import { useAct, useDesk, useSettings, useStores, useTable, useWords } from '../../use-stores.ts'
import { useLay } from '../../use-verdict.ts'
import { Choice } from '../../widgets/Choice.tsx'
import { Frame } from '../../widgets/Frame.tsx'
import { Key } from '../../widgets/Key.tsx'
import { Stepper } from '../../widgets/Stepper.tsx'
import { TextLine } from '../../widgets/TextLine.tsx'
import css from '../Dialogs.module.css'
import { OutlineDrawing } from './OutlineDrawing.tsx'

const PLAIN: SprayProfile = { mouth: 0.125, shoulder: 0.675, shoulderAt: 7.87, tip: 8, end: 'arc' }

/** Lays one's own plastic spray over the drawn one, at true scale, and corrects the drawn outline until they agree. */
export function OutlineDialog() {
  const words = useWords()
  const act = useAct()
  const { desk, chrome, table, doors } = useStores()
  const game = useTable((state) => state.table.game)
  const hand = useDesk((state) => state.hand)
  const trueScale = useSettings((state) => state.trueScale)
  const lay = useLay(useTable((state) => state.table))
  const outlines = useOutlines()
  const current = outlines.find(({ preset }) => preset.id === hand.sprayOutline) ?? outlines[0]
  const { sprays } = gameOf(game)
  const [size, setSize] = useState(hand.spraySize)
  const [name, setName] = useState(() => (current?.own ? current.name : words.t('outline.mine')))
  const [profiles, setProfiles] = useState<Readonly<Record<number, SprayProfile>>>(() => current?.preset.profiles ?? {})
  const profile = profileOf({ id: '', profiles }, size) ?? PLAIN
  const change = (changes: Partial<SprayProfile>) => setProfiles({ ...profiles, [size]: { ...profile, ...changes } })

  const save = () => {
    const id = current?.own ? current.preset.id : doors.identify()
    act({ do: 'outline', preset: { id, name, profiles }, ...(lay?.kind === 'spray' ? { lay: lay.id } : {}) })
    setHand(desk, { sprayOutline: id, spraySize: size })
    chrome.setState({ dialog: null })
  }
  const drop = () => {
    if (!current) return
    const fallback = gameOf(table.getState().table.game).sprayPresets[0]?.id
    act({ do: 'dropOutline', id: current.preset.id })
    if (fallback) setHand(desk, { sprayOutline: fallback })
    chrome.setState({ dialog: null })
  }

  return (
    <Frame title={words.t('outline.title')} wide>
      <p className={css.note}>{words.t(trueScale ? 'outline.how' : 'outline.noScale')}</p>
      {!trueScale && (
        <div className={css.acts}>
          <Key framed label={words.t('settings.scale')} onPress={() => chrome.setState({ dialog: 'scale' })} />
        </div>
      )}
      <OutlineDrawing profile={profile} scale={trueScale ?? 96} />
      <div className={css.two}>
        <section className={css.section}>
          <Choice
            titled
            label={words.t('spray.size')}
            value={size}
            options={sprays.map((value) => ({ value, label: words.size(value) }))}
            onChange={setSize}
          />
          <Stepper
            label={words.t('outline.tip')}
            value={profile.tip}
            step={0.01}
            min={1}
            max={30}
            write={words.inches}
            read={words.distanceRead}
            onChange={(tip) => change({ tip })}
          />
          <Stepper
            label={words.t('outline.mouth')}
            value={profile.mouth * 2}
            step={0.01}
            min={0}
            max={4}
            write={words.inches}
            read={words.distanceRead}
            onChange={(width) => change({ mouth: width / 2 })}
          />
          <Stepper
            label={words.t('outline.shoulder')}
            value={profile.shoulder * 2}
            step={0.01}
            min={0}
            max={10}
            write={words.inches}
            read={words.distanceRead}
            onChange={(width) => change({ shoulder: width / 2 })}
          />
        </section>
        <section className={css.section}>
          <Choice
            titled
            label={words.t('outline.end')}
            value={profile.end}
            options={(['arc', 'point', 'flat'] as const).map((value) => ({
              value,
              label: words.t(`outline.end.${value}`),
            }))}
            onChange={(end) => change({ end })}
          />
          <Stepper
            label={words.t('outline.shoulderAt')}
            value={profile.shoulderAt}
            step={0.01}
            min={0.1}
            max={profile.tip}
            write={words.inches}
            read={words.distanceRead}
            onChange={(shoulderAt) => change({ shoulderAt })}
          />
          <TextLine label={words.t('model.name')} value={name} onChange={(next) => next && setName(next)} />
        </section>
      </div>
      <div className={css.acts}>
        <Key strong label={words.t('outline.save')} onPress={save} />
        {current?.own && <Key framed label={words.t('outline.drop')} onPress={drop} />}
      </div>
    </Frame>
  )
}
