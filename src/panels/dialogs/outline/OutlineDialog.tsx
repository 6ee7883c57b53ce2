import { useState } from 'react'
import { gameOf } from '../../../games/catalogue.ts'
import type { SprayProfile } from '../../../games/game.ts'
import { profileOf } from '../../../games/spray-outline.ts'
import { useOutlines } from '../../use-outlines.ts'
import { useDesk, useSettings, useTable, useWords } from '../../use-stores.ts'
import { Choice } from '../../widgets/Choice.tsx'
import { Frame } from '../../widgets/Frame.tsx'
import { TextLine } from '../../widgets/TextLine.tsx'
import css from '../Dialogs.module.css'
import { EndFields } from './EndFields.tsx'
import { OutlineDrawing } from './OutlineDrawing.tsx'
import { OutlineKeys } from './OutlineKeys.tsx'
import { ScaleNote } from './ScaleNote.tsx'
import { WidthFields } from './WidthFields.tsx'

const PLAIN: SprayProfile = { mouth: 0.125, shoulder: 0.675, shoulderAt: 7.87, tip: 8, end: 'arc' }

/** Lays one's own plastic spray over the drawn one, at true scale, and corrects the drawn outline until they agree. */
export function OutlineDialog() {
  const words = useWords()
  const { sprays } = gameOf(useTable((state) => state.table.game))
  const hand = useDesk((state) => state.hand)
  const trueScale = useSettings((state) => state.trueScale)
  const outlines = useOutlines()
  const current = outlines.find(({ preset }) => preset.id === hand.sprayOutline) ?? outlines[0]
  const [size, setSize] = useState(hand.spraySize)
  const [name, setName] = useState(() => (current?.own ? current.name : words.t('outline.mine')))
  const [profiles, setProfiles] = useState<Readonly<Record<number, SprayProfile>>>(() => current?.preset.profiles ?? {})
  const profile = profileOf({ id: '', profiles }, size) ?? PLAIN
  const change = (changes: Partial<SprayProfile>) => setProfiles({ ...profiles, [size]: { ...profile, ...changes } })
  return (
    <Frame title={words.t('outline.title')} wide>
      <ScaleNote isKnown={trueScale !== null} />
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
          <WidthFields profile={profile} onChange={change} />
        </section>
        <section className={css.section}>
          <EndFields profile={profile} onChange={change} />
          <TextLine label={words.t('model.name')} value={name} onChange={(next) => next && setName(next)} />
        </section>
      </div>
      <OutlineKeys own={current?.own ? current.preset : null} drawn={{ name, profiles }} size={size} />
    </Frame>
  )
}
