import { select } from '../../desk/desk.ts'
import { baseWritten } from '../base-written.ts'
import { useDesk, useStores, useTable, useWords } from '../use-stores.ts'
import { Swatch } from '../widgets/Swatch.tsx'
import css from './ModelsList.module.css'
import { PlaceSteppers } from './model/PlaceSteppers.tsx'

/** The models as a list beside the board, for screen readers and for fine entry: a name selects its model. */
export function ModelsList() {
  const words = useWords()
  const { desk } = useStores()
  const models = useTable((state) => state.table.models)
  const selection = useDesk((state) => state.selection)
  const [only] = selection.length === 1 ? models.filter((model) => model.id === selection[0]) : []
  const toggle = (id: string, on: boolean) => {
    const { hand } = desk.getState()
    if (on) select(desk, hand.several ? [...selection, id] : [id])
    else
      select(
        desk,
        selection.filter((other) => other !== id),
      )
  }
  if (models.length === 0) return <p className={css.none}>{words.t('models.none')}</p>
  return (
    <>
      {only && (
        <section className={css.fine} aria-label={only.name}>
          <PlaceSteppers model={only} />
        </section>
      )}
      <table className={css.table}>
        <caption>{words.t('table.count', { count: models.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{words.t('models.model')}</th>
            <th scope="col">{words.t('model.x')}</th>
            <th scope="col">{words.t('model.y')}</th>
            <th scope="col">{words.t('models.facing')}</th>
          </tr>
        </thead>
        <tbody>
          {models.map((model) => {
            const selected = selection.includes(model.id)
            return (
              <tr key={model.id} data-selected={selected || undefined}>
                <th scope="row">
                  <button type="button" aria-pressed={selected} onClick={() => toggle(model.id, !selected)}>
                    <Swatch side={model.side} size={22} />
                    <span>{model.name}</span>
                    <span className={css.heard}>
                      {words.t('model.about', {
                        side: words.t(`side.${model.side}`),
                        base: baseWritten(model.base, words),
                      })}
                    </span>
                  </button>
                </th>
                <td>{words.inches(model.x)}</td>
                <td>{words.inches(model.y)}</td>
                <td>{words.degrees(model.facing)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
