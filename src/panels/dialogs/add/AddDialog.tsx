import { useState } from 'react'
import { select, setHand, takeTool } from '../../../desk/desk.ts'
import { lookAt } from '../../../desk/look.ts'
import { MOST_MODELS } from '../../../table/limits.ts'
import { facingOf } from '../../../table/place/facing.ts'
import { type Formation, type Muster, unitOf } from '../../../table/place/unit.ts'
import { BaseChoice } from '../../side/model/BaseChoice.tsx'
import { SideChoice } from '../../side/model/SideChoice.tsx'
import { useAct, useDesk, useStores, useTable, useWords } from '../../use-stores.ts'
import { Choice } from '../../widgets/Choice.tsx'
import { classes } from '../../widgets/classes.ts'
import { Frame } from '../../widgets/Frame.tsx'
import { Key } from '../../widgets/Key.tsx'
import { Stepper } from '../../widgets/Stepper.tsx'
import { TextLine } from '../../widgets/TextLine.tsx'
import css from '../Dialogs.module.css'
import { UnitPicture } from './UnitPicture.tsx'

const kinds: readonly Formation['kind'][] = ['row', 'block', 'cluster', 'ranks']

/** Of a crowd the picture shows only so many. */
const MOST_PICTURED = 60

/** One model or a whole unit, put down in the middle of what is in sight. */
export function AddDialog() {
  const words = useWords()
  const act = useAct()
  const { desk, table, chrome, doors } = useStores()
  const hand = useDesk((state) => state.hand)
  const present = useTable((state) => state.table.models.length)
  // Where bases are square, units stand in ranks unless it is said otherwise.
  const isRanked = hand.newBase.shape === 'rectangle'
  const [name, setName] = useState(() => words.t('add.name'))
  const [kind, setKind] = useState<Formation['kind']>(isRanked ? 'ranks' : 'row')
  const [count, setCount] = useState(isRanked ? 10 : 5)
  const [files, setFiles] = useState(isRanked ? 5 : 3)
  const [spacing, setSpacing] = useState(0.25)
  const [turned, setFacing] = useState<number | null>(null)
  // Until it is said, side B looks at side A.
  const facing = turned ?? (hand.newSide === 'b' ? 180 : 0)
  const room = MOST_MODELS - present

  const muster: Muster = {
    count,
    formation: kind === 'block' || kind === 'ranks' ? { kind, files } : { kind },
    spacing,
    at: desk.getState().view.centre,
    facing,
    base: hand.newBase,
    side: hand.newSide,
    name,
    unit: count > 1 ? name : '',
  }
  const add = () => {
    const taken = table.getState().table.models.map((model) => model.name)
    const models = unitOf(muster, doors.identify, taken)
    act({ do: 'add', models })
    takeTool(desk, 'select')
    select(
      desk,
      models.map((model) => model.id),
    )
    lookAt(desk, models)
    chrome.setState({ dialog: null })
  }

  return (
    <Frame title={words.t('add.title')}>
      <section className={css.section}>
        <TextLine label={words.t('model.name')} value={name} onChange={(next) => next && setName(next)} />
        <SideChoice side={hand.newSide} onChange={(newSide) => setHand(desk, { newSide })} />
        <BaseChoice base={hand.newBase} onChange={(newBase) => setHand(desk, { newBase })} />
      </section>
      <section className={css.section}>
        <Stepper
          label={words.t('add.count')}
          value={count}
          step={1}
          min={1}
          max={Math.max(1, Math.min(500, room))}
          write={(value) => String(Math.round(value))}
          onChange={(next) => setCount(Math.round(next))}
        />
        <Choice
          titled
          label={words.t('add.formation')}
          value={kind}
          options={kinds.map((value) => ({ value, label: words.t(`formation.${value}`) }))}
          onChange={setKind}
        />
        {(kind === 'block' || kind === 'ranks') && (
          <Stepper
            label={words.t('add.files')}
            value={files}
            step={1}
            min={1}
            max={100}
            write={(value) => String(Math.round(value))}
            onChange={(next) => setFiles(Math.round(next))}
          />
        )}
        {kind !== 'ranks' && (
          <Stepper
            label={words.t('add.spacing')}
            value={spacing}
            step={0.05}
            min={0}
            max={24}
            write={words.inches}
            read={words.distanceRead}
            onChange={setSpacing}
          />
        )}
        <Stepper
          label={words.t('model.facing')}
          value={facing}
          step={15}
          write={words.degrees}
          onChange={(next) => setFacing(facingOf(next))}
        />
        <UnitPicture models={unitOf({ ...muster, count: Math.min(count, MOST_PICTURED) }, () => '')} facing={facing} />
      </section>
      <div className={classes(css.acts, css.foot)}>
        <Key strong label={words.t('add.put', { count })} disabled={room < count} onPress={add} />
      </div>
      {room < count && <p className={css.note}>{words.t('add.full', { most: MOST_MODELS })}</p>}
    </Frame>
  )
}
