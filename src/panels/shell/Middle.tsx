import { type ReactNode, type Ref, Suspense } from 'react'
import { Hints } from '../hints/Hints.tsx'
import { LockChip } from '../hints/LockChip.tsx'
import { NoticeLine } from '../hints/NoticeLine.tsx'
import { useWords } from '../use-stores.ts'
import { MoreMenu } from './later.ts'
import css from './Shell.module.css'

interface MiddleProps {
  readonly ref: Ref<HTMLElement>
  readonly board: ReactNode
  readonly practice: boolean
  /** Whether the tools stand in a row, with a menu for those that have no room in it. */
  readonly row: boolean
}

/** The board, and what is said over it for a while: that it is locked, a hint, a notice. */
export function Middle({ ref, board, practice, row }: MiddleProps) {
  const words = useWords()
  return (
    <main ref={ref} className={css.board}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the board takes the focus so that keys walk and nudge its models */}
      <div className={css.stage} data-board tabIndex={0} role="application" aria-label={words.t('board.label')}>
        {board}
      </div>
      {!practice && <LockChip />}
      {!practice && <Hints />}
      <NoticeLine />
      {row && (
        <Suspense>
          <MoreMenu />
        </Suspense>
      )}
    </main>
  )
}
