import { useState } from 'react'
import { select } from '../../desk/desk.ts'
import { radiusOf } from '../../rules/base.ts'
import type { Model } from '../../table/document.ts'
import { facingOf } from '../../table/facing.ts'
import { placeByBearing, placesByTapes, type TapedPlaces } from '../../table/place/tapes.ts'
import { numbered } from '../../table/place/unit.ts'
import { useAct, useDesk, useStores, useTable, useWords } from '../use-stores.ts'
import { Choice } from '../widgets/Choice.tsx'
import { Frame } from '../widgets/Frame.tsx'
import { Key } from '../widgets/Key.tsx'
import { Pick } from '../widgets/Pick.tsx'
import { Stepper } from '../widgets/Stepper.tsx'
import css from './Dialogs.module.css'
import { tapeEnds, tapeFrom } from './tape-ends.ts'

/** Puts the selected model, or a new one, where a tape on the real table says: two distances, or a distance and a bearing. */
export function TapeDialog() {
  const words = useWords()
  const act = useAct()
  const { desk, chrome, doors } = useStores()
  const table = useTable((state) => state.table)
  const hand = useDesk((state) => state.hand)
  const selection = useDesk((state) => state.selection)
  const moved = selection.length === 1 ? table.models.find((model) => model.id === selection[0]) : undefined
  const ends = tapeEnds(table, words, moved?.id ?? null)
  const [way, setWay] = useState<'tapes' | 'bearing'>('tapes')
  const [first, setFirst] = useState(ends[0]?.value ?? '')
  const [second, setSecond] = useState(ends[1]?.value ?? '')
  const [gaps, setGaps] = useState<readonly [number, number]>([6, 6])
  const [degrees, setDegrees] = useState(0)
  const [doubt, setDoubt] = useState(0.1)
  const [turnDoubt, setTurnDoubt] = useState(2)
  const [chosen, setChosen] = useState(0)

  const mm = moved?.base.mm ?? hand.newBase
  const a = tapeFrom(table, first, gaps[0], doubt)
  const b = tapeFrom(table, second, gaps[1], doubt)
  const find = (): TapedPlaces => {
    if (way === 'tapes' && a && b) return placesByTapes(radiusOf(mm), a, b, table.mat)
    if (way === 'bearing' && a?.kind === 'base') {
      const at = placeByBearing(radiusOf(mm), a.disc, a, { degrees, doubt: turnDoubt })
      return { places: [at], reason: null }
    }
    return { places: [], reason: null }
  }
  const { places, reason } = find()
  const place = places[chosen] ?? places[0]

  const put = () => {
    if (!place) return
    const { x, y } = place.at
    const rough = Math.round(place.doubt * 100) / 100
    if (moved) {
      act({ do: 'place', places: [{ id: moved.id, x, y, facing: moved.facing }] })
      if (rough !== moved.doubt) act({ do: 'revise', ids: [moved.id], changes: { doubt: rough } })
    } else {
      const taken = table.models.map((model) => model.name)
      const model: Model = {
        id: doors.identify(),
        name: numbered(words.t('add.name'), 1, taken)[0] ?? words.t('add.name'),
        unit: '',
        side: hand.newSide,
        base: { shape: 'round', mm },
        x,
        y,
        facing: 0,
        doubt: rough,
      }
      act({ do: 'add', models: [model] })
      select(desk, [model.id])
    }
    chrome.setState({ dialog: null })
  }

  return (
    <Frame title={moved ? words.t('tape.title', { name: moved.name }) : words.t('tape.titleNew')}>
      <section className={css.section}>
        <Choice
          label={words.t('tape.way')}
          value={way}
          options={(['tapes', 'bearing'] as const).map((value) => ({ value, label: words.t(`tape.${value}`) }))}
          onChange={setWay}
        />
        <Pick
          label={words.t('tape.from')}
          value={first}
          options={way === 'bearing' ? ends.filter(({ value }) => value.startsWith('model ')) : ends}
          onChange={setFirst}
        />
        <Stepper
          label={words.t('tape.gap')}
          value={gaps[0]}
          step={0.1}
          min={0}
          max={200}
          write={words.inches}
          onChange={(gap) => setGaps([gap, gaps[1]])}
        />
        {way === 'tapes' ? (
          <>
            <Pick label={words.t('tape.and')} value={second} options={ends} onChange={setSecond} />
            <Stepper
              label={words.t('tape.gap')}
              value={gaps[1]}
              step={0.1}
              min={0}
              max={200}
              write={words.inches}
              onChange={(gap) => setGaps([gaps[0], gap])}
            />
          </>
        ) : (
          <>
            <Stepper
              label={words.t('tape.degrees')}
              value={degrees}
              step={1}
              write={words.degrees}
              onChange={(next) => setDegrees(facingOf(next))}
            />
            <Stepper
              label={words.t('tape.turnDoubt')}
              value={turnDoubt}
              step={0.5}
              min={0}
              max={45}
              write={words.degrees}
              onChange={setTurnDoubt}
            />
          </>
        )}
        <Stepper
          label={words.t('tape.doubt')}
          value={doubt}
          step={0.05}
          min={0}
          max={2}
          write={words.inches}
          onChange={setDoubt}
        />
      </section>
      <section className={css.section} aria-live="polite">
        {places.length > 1 && (
          <Choice
            label={words.t('tape.which')}
            value={chosen}
            options={places.map((one, at) => ({
              value: at,
              label: `${words.inches(one.at.x)} · ${words.inches(one.at.y)}`,
            }))}
            onChange={setChosen}
          />
        )}
        <p className={css.note}>
          {place
            ? words.t('tape.place', {
                x: words.inches(place.at.x),
                y: words.inches(place.at.y),
                doubt: words.inches(place.doubt),
              })
            : words.t(reason ? `tape.none.${reason.code}` : 'tape.none.nothing', {
                short: words.inches(reason?.short ?? 0),
              })}
        </p>
        <div className={css.acts}>
          <Key strong label={words.t('tape.put')} disabled={!place} onPress={put} />
        </div>
      </section>
    </Frame>
  )
}
