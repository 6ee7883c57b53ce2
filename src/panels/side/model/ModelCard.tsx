import { lazy, Suspense } from 'react'
import type { Model } from '../../../table/document.ts'
import { labelOf } from '../../../table/label.ts'
import { baseWritten } from '../../base-written.ts'
import { useDesk, useWords } from '../../use-stores.ts'
import { Swatch } from '../../widgets/Swatch.tsx'
import { FoldKey } from '../FoldKey.tsx'
import css from '../Side.module.css'
import { PlaceSteppers } from './PlaceSteppers.tsx'

// Who has walked is seldom looked at first.
const WalkCard = lazy(async () => ({ default: (await import('./WalkCard.tsx')).WalkCard }))

/** The selected model: who it is, where it stands, and what it did. */
export function ModelCard({ model }: { readonly model: Model }) {
  const words = useWords()
  const isFlipped = useDesk((state) => state.view.flipped)
  const about = { side: words.t(`side.${model.side}`), base: baseWritten(model.base, words) }
  return (
    <>
      <div className={css.head}>
        <Swatch side={model.side} size={36} label={labelOf(model.name)} facing={model.facing + (isFlipped ? 180 : 0)} />
        <div className={css.who}>
          <h2>{model.name}</h2>
          <p>{words.t('model.about', about)}</p>
        </div>
        <FoldKey />
      </div>
      <PlaceSteppers model={model} />
      <Suspense>
        <WalkCard model={model} />
      </Suspense>
    </>
  )
}
