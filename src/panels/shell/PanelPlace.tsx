import { Suspense } from 'react'
import { SidePanel } from '../side/SidePanel.tsx'
import { useSpace } from '../use-space.ts'
import { PracticePanel } from './later.ts'
import css from './Shell.module.css'

interface PanelPlaceProps {
  readonly practice: boolean
  /** Whether the near player reads the reasons: a sheet gives way to them. */
  readonly asked: boolean
}

/** The panel beside or under the board: the practice's while one goes on, else of what is at hand. */
export function PanelPlace({ practice, asked }: PanelPlaceProps) {
  const { panel } = useSpace()
  return (
    <div className={css.panel}>
      {practice ? (
        <Suspense>
          <PracticePanel />
        </Suspense>
      ) : (
        !(panel === 'sheet' && asked) && <SidePanel />
      )}
    </div>
  )
}
