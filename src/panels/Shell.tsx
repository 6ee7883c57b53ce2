import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Bar } from './bar/Bar.tsx'
import { Hints } from './hints/Hints.tsx'
import { LockChip } from './hints/LockChip.tsx'
import { NoticeLine } from './hints/NoticeLine.tsx'
import { installKeyboard } from './keyboard.ts'
import { Rail } from './rail/Rail.tsx'
import css from './Shell.module.css'
import { SidePanel } from './side/SidePanel.tsx'
import { AnswerStrip } from './strip/AnswerStrip.tsx'
import { useDress } from './use-dress.ts'
import { useSheet } from './use-sheet.ts'
import { useSpace } from './use-space.ts'
import { useStill } from './use-still.ts'
import { useChrome, useSettings, useStores, useWords } from './use-stores.ts'
import { useAnswered } from './use-verdict.ts'
import { useWarnings } from './use-warnings.ts'

const Reasons = lazy(async () => ({ default: (await import('./strip/Reasons.tsx')).Reasons }))
const MoreMenu = lazy(async () => ({ default: (await import('./rail/MoreMenu.tsx')).MoreMenu }))

/** A part of the window that comes with words of its own. */
async function taught<Part>(part: Promise<Part>): Promise<Part> {
  const { teachDialogs } = await import('../words/dialogs/teach.ts')
  teachDialogs()
  return part
}

const Dialogs = lazy(async () => ({ default: (await taught(import('./dialogs/Dialogs.tsx'))).Dialogs }))
const PracticePanel = lazy(async () => ({
  default: (await taught(import('./dialogs/PracticePanel.tsx'))).PracticePanel,
}))

/** Where the board stands in the window: how wide the rule is, and how far right of its left end the board begins. */
interface Stand {
  readonly width: number
  readonly offset: number
}

/** The window: the board in the middle, the tools, the panel and the rule around it. */
export function Shell({ board }: { readonly board: ReactNode }) {
  const words = useWords()
  const stores = useStores()
  const space = useSpace()
  const reasons = useChrome((state) => state.reasons)
  const dialog = useChrome((state) => state.dialog)
  const practice = useStore(stores.drill.store, (state) => state.drill !== null)
  const bothSides = useSettings((state) => state.bothSides)
  const hand = useSettings((state) => state.hand)
  const [stand, setStand] = useState<Stand>({ width: 0, offset: 0 })
  const frame = useRef<HTMLDivElement>(null)
  const middle = useRef<HTMLElement>(null)
  const above = useRef<HTMLDivElement>(null)
  const why = useRef<HTMLDivElement>(null)
  const row = space.tools === 'row'
  const answered = useAnswered()
  const asker = reasons && answered ? (bothSides ? reasons : 'near') : null
  const sheetAtFirst = space.panel === 'sheet' && !row

  useSheet()
  useStill(above, stores.desk)
  useStill(why, stores.desk)
  useDress()
  useWarnings()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only how the window is divided at first decides
  useLayoutEffect(() => {
    if (sheetAtFirst) stores.chrome.setState({ sheet: true })
  }, [])
  useEffect(() => installKeyboard(stores, window), [stores])
  useLayoutEffect(() => {
    const look = () => {
      if (!frame.current || !middle.current) return
      const outer = frame.current.getBoundingClientRect()
      const next = { width: outer.width, offset: middle.current.getBoundingClientRect().left - outer.left }
      setStand((last) => (last.width === next.width && last.offset === next.offset ? last : next))
    }
    look()
    const observer = new ResizeObserver(look)
    if (middle.current) observer.observe(middle.current)
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div
      ref={frame}
      className={css.shell}
      data-tools={space.tools}
      data-panel={space.panel}
      data-wide={space.wide || undefined}
      data-hand={hand}
      data-practice={practice || undefined}
    >
      <div className={css.bar}>
        <Bar wordy={space.wordy && !practice} narrow={row} practice={practice} />
      </div>
      {bothSides && (
        <div ref={above} className={css.opposite}>
          <AnswerStrip {...stand} turned narrow={row} />
          {asker === 'opposite' && (
            <div className={css.turned}>
              <Suspense>
                <Reasons />
              </Suspense>
            </div>
          )}
        </div>
      )}
      {!practice && (
        <div className={css.rail}>
          <Rail letters={space.wide} row={row} sheet={space.panel === 'sheet'} />
        </div>
      )}
      <main ref={middle} className={css.board}>
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
      <div className={css.panel}>
        {practice ? (
          <Suspense>
            <PracticePanel />
          </Suspense>
        ) : (
          !(space.panel === 'sheet' && asker === 'near') && <SidePanel />
        )}
      </div>
      <div className={css.rule}>
        <AnswerStrip {...stand} narrow={row} />
      </div>
      <div ref={why} className={css.why}>
        <Suspense>{asker === 'near' && <Reasons />}</Suspense>
      </div>
      {dialog && (
        <Suspense>
          <Dialogs />
        </Suspense>
      )}
    </div>
  )
}
