import { select } from '../../../desk/desk.ts'
import type { Base } from '../../../rules/base.ts'
import type { Action } from '../../../table/action.ts'
import type { Model } from '../../../table/document.ts'
import type { TapedPlace } from '../../../table/place/tapes.ts'
import { numbered } from '../../../table/place/unit.ts'
import { same } from '../../../table/same.ts'
import { useAct, useDesk, useStores, useTable, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'

interface PutKeyProps {
  readonly place: TapedPlace | undefined
  readonly moved: Model | null
  readonly base: Base
  readonly onPut: () => void
}

/** Puts the model, or a new one on such a base, on the place found for it, which it may be off as far as the tapes may. */
export function PutKey({ place, moved, base, onPut }: PutKeyProps) {
  const words = useWords()
  const act = useAct()
  const { desk, doors } = useStores()
  const models = useTable(({ table }) => table.models)
  const side = useDesk(({ hand }) => hand.newSide)
  const newModel = ({ at }: TapedPlace, doubt: number): Model => {
    const taken = models.map((model) => model.name)
    return {
      id: doors.identify(),
      name: numbered(words.t('add.name'), 1, taken)[0] ?? '',
      unit: '',
      side,
      base,
      facing: side === 'b' ? 180 : 0,
      doubt,
      ...at,
    }
  }
  const put = () => {
    if (!place) return
    const doubt = Math.round(place.doubt * 100) / 100
    const model = moved ? { ...moved, ...place.at, doubt } : newModel(place, doubt)
    const { id, x, y, facing } = model
    const action: Action = moved
      ? { do: 'place', places: [{ id, x, y, facing, doubt }] }
      : { do: 'add', models: [model] }
    // One that stands there already is put; one that is held back is not, and the card stays.
    if (!same(model, moved) && !act(action)) return
    select(desk, [id])
    onPut()
  }
  return <Key strong label={words.t('tape.put')} disabled={!place} onPress={put} />
}
