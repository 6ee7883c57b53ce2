import { useState } from 'react'
import { select, setHand } from '../../desk/desk.ts'
import { MOST_MODELS } from '../../table/limits.ts'
import { type Formation, unitOf } from '../../table/place/unit.ts'
import { BaseChoice } from '../side/BaseChoice.tsx'
import { SideChoice } from '../side/SideChoice.tsx'
import { useAct, useDesk, useStores, useTable, useWords } from '../use-stores.ts'
import { Choice } from '../widgets/Choice.tsx'
import { Frame } from '../widgets/Frame.tsx'
import { Key } from '../widgets/Key.tsx'
import { Stepper } from '../widgets/Stepper.tsx'
import { TextLine } from '../widgets/TextLine.tsx'
import css from './Dialogs.module.css'

const kinds: readonly Formation['kind'][] = ['row', 'block', 'cluster']

/** One model or a whole unit, put down in the middle of what is in sight. */
export function AddDialog() {
  const words = useWords()
  const act = useAct()
  const { desk, table, chrome, doors } = useStores()
  const hand = useDesk((state) => state.hand)
  const present = useTable((state) => state.table.models.length)
  const [name, setName] = useState(() => words.t('add.name'))
  const [kind, setKind] = useState<Formation['kind']>('row')
  const [count, setCount] = useState(5)
  const [files, setFiles] = useState(3)
  const [spacing, setSpacing] = useState(0.25)
  const [facing, setFacing] = useState(0)
  const room = MOST_MODELS - present

  const add = () => {
    const { view } = desk.getState()
    const models = unitOf(
      {
        count,
        formation: kind === 'block' ? { kind, files } : { kind },
        spacing,
        at: view.centre,
        facing,
        base: { shape: 'round', mm: hand.newBase },
        side: hand.newSide,
        name,
        unit: count > 1 ? name : '',
      },
      doors.identify,
      table.getState().table.models.map((model) => model.name),
    )
    act({ do: 'add', models })
    desk.setState({ tool: 'select' })
    select(
      desk,
      models.map((model) => model.id),
    )
    chrome.setState({ dialog: null })
  }

  return (
    <Frame title={words.t('add.title')}>
      <section className={css.section}>
        <TextLine label={words.t('model.name')} value={name} onChange={(next) => next && setName(next)} />
        <SideChoice side={hand.newSide} onChange={(newSide) => setHand(desk, { newSide })} />
        <div className={css.note} />
        <BaseChoice mm={hand.newBase} onChange={(newBase) => setHand(desk, { newBase })} />
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
          label={words.t('add.formation')}
          value={kind}
          options={kinds.map((value) => ({ value, label: words.t(`formation.${value}`) }))}
          onChange={setKind}
        />
        {kind === 'block' && (
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
        <Stepper
          label={words.t('add.spacing')}
          value={spacing}
          step={0.05}
          min={0}
          max={24}
          write={words.inches}
          onChange={setSpacing}
        />
        <Stepper
          label={words.t('model.facing')}
          value={facing}
          step={15}
          min={0}
          max={359.9}
          write={words.degrees}
          onChange={setFacing}
        />
      </section>
      <div className={css.acts}>
        <Key strong label={words.t('add.put', { count })} disabled={room < count} onPress={add} />
      </div>
      {room < count && <p className={css.note}>{words.t('add.full', { most: MOST_MODELS })}</p>}
    </Frame>
  )
}
