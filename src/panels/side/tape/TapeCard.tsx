import { useCallback, useEffect, useState } from 'react'
import { select } from '../../../desk/desk.ts'
import { lookAt } from '../../../desk/look.ts'
import { radiusOf, roundBase } from '../../../rules/base.ts'
import type { Model } from '../../../table/document.ts'
import { placeByBearing, placesByTapes, type TapedPlaces } from '../../../table/place/tapes.ts'
import { numbered } from '../../../table/place/unit.ts'
import { useAct, useDesk, useStores, useTable, useWords } from '../../use-stores.ts'
import { Choice } from '../../widgets/Choice.tsx'
import { Key } from '../../widgets/Key.tsx'
import css from '../Side.module.css'
import { TapeFields, type TapeState } from './TapeFields.tsx'
import { endAt, firstTapes, isModelEnd, tapeFrom, withEnd } from './tape-ends.ts'
import { doubtKey, isLate, namesApart, nearestPlace } from './taped.ts'
import { useTapePicking } from './use-tape-picking.ts'

/**
 * Puts a model, or a new one, where a tape on the real table says: two distances, or a distance and a bearing. The places
 * it may have are shown on the board while the tapes are entered.
 */
export function TapeCard({ id }: { readonly id: string | null }) {
  const words = useWords()
  const act = useAct()
  const { desk, chrome, doors } = useStores()
  const table = useTable((state) => state.table)
  const hand = useDesk((state) => state.hand)
  const view = useDesk((state) => state.view)
  const tool = useDesk((state) => state.tool)
  const moved = table.models.find((model) => model.id === id) ?? null
  const [state, setState] = useState<TapeState>(() => ({
    way: 'tapes',
    ...firstTapes(table, moved),
    doubt: 0.1,
    turnDoubt: 2,
  }))
  const [chosen, setChosen] = useState<number | null>(null)
  const close = useCallback(() => chrome.setState({ tape: null }), [chrome])
  const picked = useCallback(
    (which: 0 | 1, model: string) =>
      setState((last) => ({
        ...last,
        ends: withEnd(last.ends, which, endAt(model)),
      })),
    [],
  )
  const { picking, pick } = useTapePicking(id, picked)

  const base = moved?.base ?? hand.newBase
  const mm = base.shape === 'round' ? base.mm : null
  const { way, ends, gaps, doubt, degrees, turnDoubt } = state
  const a = tapeFrom(table, ends[0], gaps[0], doubt)
  const b = tapeFrom(table, ends[1], gaps[1], doubt)
  const find = (): TapedPlaces => {
    if (mm === null) return { places: [], reason: null }
    if (way === 'tapes' && a && b) return placesByTapes(radiusOf(mm), a, b, table.mat)
    if (way === 'bearing' && a?.kind === 'base') {
      const at = placeByBearing(radiusOf(mm), a.disc, a, { degrees, doubt: turnDoubt })
      return { places: [at], reason: null }
    }
    return { places: [], reason: null }
  }
  const { places, reason } = find()
  const place = places[chosen ?? nearestPlace(places, moved)] ?? places[0]
  const [first, second] = places
  const names = first && second ? namesApart(first.at, second.at, view) : null

  const standing = (at: { readonly x: number; readonly y: number }): Model => ({
    id: moved?.id ?? doors.identify(),
    name:
      moved?.name ??
      numbered(
        words.t('add.name'),
        1,
        table.models.map((model) => model.name),
      )[0] ??
      '',
    unit: '',
    side: hand.newSide,
    base,
    facing: hand.newSide === 'b' ? 180 : 0,
    doubt: Math.round((place?.doubt ?? 0) * 100) / 100,
    ...at,
  })

  // The places are shown on the board, the chosen one first, for as long as this card is open.
  const shown = JSON.stringify([place, ...places.filter((one) => one !== place)].map((one) => one?.at ?? null))
  useEffect(() => {
    const at: readonly ({ x: number; y: number } | null)[] = JSON.parse(shown)
    const ghosts = at.flatMap((one) => (one && mm !== null ? [{ ...one, radius: radiusOf(mm) }] : []))
    desk.setState({ ghosts })
    if (mm === null) return
    lookAt(
      desk,
      ghosts.map(({ x, y }) => ({ x, y, base: roundBase(mm) })),
    )
  }, [desk, mm, shown])
  useEffect(() => () => desk.setState({ ghosts: [] }), [desk])
  useEffect(() => {
    if (tool !== 'select' || (id !== null && !moved)) close()
  }, [tool, id, moved, close])

  const put = () => {
    if (!place) return
    const model = standing(place.at)
    if (moved) {
      const { x, y, doubt: off } = model
      act({ do: 'place', places: [{ id: moved.id, x, y, facing: moved.facing, doubt: off }] })
    } else act({ do: 'add', models: [model] })
    select(desk, [model.id])
    close()
  }

  return (
    <section aria-label={moved ? words.t('tape.title', { name: moved.name }) : words.t('tape.titleNew')}>
      <div className={css.head}>
        <div className={css.who}>
          <h2>{moved ? words.t('tape.title', { name: moved.name }) : words.t('tape.titleNew')}</h2>
        </div>
        <Key icon="close" label={words.t('tape.close')} onPress={close} />
      </div>
      <div className={css.twin}>
        <TapeFields
          state={state}
          except={id}
          picking={picking}
          onPick={pick}
          onChange={(changes) => {
            const next = { ...state, ...changes }
            const lost = next.way === 'bearing' && !isModelEnd(next.ends[0])
            const [other] = table.models.filter((model) => model.id !== id)
            setState(lost && other ? { ...next, ends: [endAt(other.id), next.ends[1]] } : next)
          }}
        />
        <div className={css.found} aria-live="polite">
          {names && (
            <Choice
              titled
              label={words.t('tape.which')}
              value={place === places[0] ? 0 : 1}
              options={names
                .map((name, value) => ({ value, label: words.t(name), late: isLate(name) }))
                .sort((one, other) => Number(one.late) - Number(other.late))}
              onChange={setChosen}
            />
          )}
          <p className={css.hint}>
            {place
              ? [
                  words.t('tape.place', { x: words.inches(place.at.x), y: words.inches(place.at.y) }),
                  ...(place.strained > 0 ? [words.t('tape.strained', { short: words.inches(place.strained) })] : []),
                  words.t(doubtKey(way, place, doubt), { doubt: words.inches(place.doubt) }),
                ].map((text) => <span key={text}>{text}</span>)
              : words.t(mm === null ? 'model.notRound' : reason ? `tape.none.${reason.code}` : 'tape.none.nothing', {
                  short: words.inches(reason?.short ?? 0),
                })}
          </p>
          <div className={css.acts}>
            <Key strong label={words.t('tape.put')} disabled={!place} onPress={put} />
          </div>
        </div>
      </div>
    </section>
  )
}
