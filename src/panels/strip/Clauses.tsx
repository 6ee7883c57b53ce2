import type { Ref } from 'react'
import { Pip } from '../widgets/Pip.tsx'
import css from './AnswerStrip.module.css'
import { Parts } from './Parts.tsx'
import type { Said } from './use-answer.ts'
import two from './Wrapped.module.css'

interface ClausesProps {
  readonly ref: Ref<HTMLDivElement>
  readonly clauses: readonly Said[]
  /** Over two lines, three on a phone, where one has no room for them. */
  readonly wrapped: boolean
  readonly narrow: boolean
}

/** The clauses of the answer, each behind the sign of how it stands. */
export function Clauses({ ref, clauses, wrapped, narrow }: ClausesProps) {
  return (
    <div className={wrapped ? (narrow ? two.three : two.text) : css.text} ref={ref}>
      {clauses.map((clause) => (
        <span key={clause.key} className={wrapped ? two.clause : clause.pip ? css.clause : css.bare}>
          {clause.pip && <Pip standing={clause.pip} />}
          <span className={clause.dim ? css.dim : undefined}>
            <Parts parts={clause.parts} />
          </span>
        </span>
      ))}
    </div>
  )
}
