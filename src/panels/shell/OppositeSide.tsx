import { Suspense, useRef } from 'react'
import { AnswerStrip } from '../strip/AnswerStrip.tsx'
import { useStores } from '../use-stores.ts'
import { Reasons } from './later.ts'
import css from './Shell.module.css'
import type { Stand } from './use-stand.ts'
import { useStill } from './use-still.ts'

interface OppositeSideProps {
  readonly stand: Stand
  readonly narrow: boolean
  readonly asks: boolean
}

/** The rule along the top for the player opposite, and under it, as they see it, the reasons they ask for. */
export function OppositeSide({ stand, narrow, asks }: OppositeSideProps) {
  const { desk } = useStores()
  const box = useRef<HTMLDivElement>(null)
  useStill(box, desk)
  return (
    <div ref={box} className={css.opposite}>
      <AnswerStrip {...stand} turned narrow={narrow} />
      {asks && (
        <div className={css.turned}>
          <Suspense>
            <Reasons />
          </Suspense>
        </div>
      )}
    </div>
  )
}
