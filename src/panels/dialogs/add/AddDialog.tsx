import { useState } from 'react'
import { setHand } from '../../../desk/desk.ts'
import { MOST_MODELS } from '../../../table/limits.ts'
import { facingOf } from '../../../table/place/facing.ts'
import { unitOf } from '../../../table/place/unit.ts'
import { BaseChoice } from '../../side/model/BaseChoice.tsx'
import { SideChoice } from '../../side/model/SideChoice.tsx'
import { useDesk, useStores, useTable, useWords } from '../../use-stores.ts'
import { Frame } from '../../widgets/Frame.tsx'
import { Stepper } from '../../widgets/Stepper.tsx'
import { TextLine } from '../../widgets/TextLine.tsx'
import css from '../Dialogs.module.css'
import { type DrawnUp, drawnUpAtFirst, musterOf } from './drawn-up.ts'
import { FormationFields } from './FormationFields.tsx'
import { PutDown } from './PutDown.tsx'
import { UnitPicture } from './UnitPicture.tsx'

/** Of a crowd the picture shows only so many. */
const MOST_PICTURED = 60

/** One model or a whole unit, put down in the middle of what is in sight. */
export function AddDialog() {
  const words = useWords()
  const { desk } = useStores()
  const hand = useDesk((state) => state.hand)
  const room = MOST_MODELS - useTable((state) => state.table.models.length)
  const [name, setName] = useState(() => words.t('add.name'))
  const [drawn, setDrawn] = useState(() => drawnUpAtFirst(hand))
  const change = (changes: Partial<DrawnUp>) => setDrawn((last) => ({ ...last, ...changes }))
  const muster = musterOf(drawn, hand, name, desk.getState().view.centre)
  const { count, facing } = muster
  return (
    <Frame title={words.t('add.title')}>
      <section className={css.section}>
        <TextLine label={words.t('model.name')} value={name} onChange={(next) => next && setName(next)} />
        <SideChoice side={hand.newSide} onChange={(newSide) => setHand(desk, { newSide })} />
        <BaseChoice base={hand.newBase} onChange={(newBase) => setHand(desk, { newBase })} />
      </section>
      <section className={css.section}>
        <FormationFields drawn={drawn} room={room} onChange={change} />
        <Stepper
          label={words.t('model.facing')}
          value={facing}
          step={15}
          write={words.degrees}
          onChange={(next) => change({ facing: facingOf(next) })}
        />
        <UnitPicture models={unitOf({ ...muster, count: Math.min(count, MOST_PICTURED) }, () => '')} facing={facing} />
      </section>
      <PutDown muster={muster} room={room} />
    </Frame>
  )
}
