import { gameOf } from '../../../games/catalogue.ts'
import type { Mark } from '../../../games/mark.ts'
import { heightOn } from '../../../rules/volume.ts'
import type { Model } from '../../../table/document.ts'
import { useAct, useTable, useWords } from '../../use-stores.ts'
import { Stepper } from '../../widgets/Stepper.tsx'
import { Toggle } from '../../widgets/Toggle.tsx'

/** What has befallen a model, and how high it stands and reaches where heights count. */
export function MarksCard({ model }: { readonly model: Model }) {
  const words = useWords()
  const act = useAct()
  const heights = useTable((state) => state.table.heights)
  const game = useTable((state) => state.table.game)
  const worn = model.marks ?? []
  const wear = (mark: Mark, on: boolean) =>
    act({
      do: 'revise',
      ids: [model.id],
      changes: { marks: on ? [...worn, mark] : worn.filter((other) => other !== mark) },
    })
  return (
    <>
      {gameOf(game).marks.map((mark) => (
        <Toggle key={mark} label={words.t(`mark.${mark}`)} on={worn.includes(mark)} onChange={(on) => wear(mark, on)} />
      ))}
      {heights && (
        <>
          <Stepper
            label={words.t('model.elevation')}
            value={model.elevation ?? 0}
            step={0.25}
            min={0}
            max={100}
            write={words.inches}
            onChange={(elevation) => act({ do: 'revise', ids: [model.id], changes: { elevation } })}
          />
          <Stepper
            label={words.t('model.height')}
            value={model.height ?? heightOn(model.base)}
            step={0.25}
            min={0}
            max={100}
            write={words.inches}
            onChange={(height) => act({ do: 'revise', ids: [model.id], changes: { height } })}
          />
        </>
      )}
    </>
  )
}
