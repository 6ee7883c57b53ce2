import { type ReactNode, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { Bar } from '../bar/Bar.tsx'
import { takeDroppedFiles } from '../dropped-files.ts'
import { installKeyboard } from '../keyboard.ts'
import { Rail } from '../rail/Rail.tsx'
import { AnswerStrip } from '../strip/AnswerStrip.tsx'
import { useSpace } from '../use-space.ts'
import { useSettings, useStores, useWords } from '../use-stores.ts'
import { Middle } from './Middle.tsx'
import { NearReasons } from './NearReasons.tsx'
import { OpenDialog } from './OpenDialog.tsx'
import { OppositeSide } from './OppositeSide.tsx'
import { PanelPlace } from './PanelPlace.tsx'
import css from './Shell.module.css'
import { useAsker } from './use-asker.ts'
import { useDress } from './use-dress.ts'
import { useSheet } from './use-sheet.ts'
import { useStand } from './use-stand.ts'
import { useWarnings } from './use-warnings.ts'

/** The window: the board in the middle, the tools, the panel and the rule around it. */
export function Shell({ board }: { readonly board: ReactNode }) {
  const stores = useStores()
  const words = useWords()
  const space = useSpace()
  const practice = useStore(stores.drill.store, (state) => state.drill !== null)
  const bothSides = useSettings((state) => state.bothSides)
  const hand = useSettings((state) => state.hand)
  const asker = useAsker()
  const frame = useRef<HTMLDivElement>(null)
  const middle = useRef<HTMLElement>(null)
  const row = space.tools === 'row'
  useSheet()
  useDress()
  useWarnings()
  useEffect(() => installKeyboard(stores, window), [stores])
  useEffect(() => takeDroppedFiles(stores, words, window), [stores, words])
  const stand = useStand(frame, middle)
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
      {bothSides && <OppositeSide stand={stand} narrow={row} asks={asker === 'opposite'} />}
      {!practice && (
        <div className={css.rail}>
          <Rail letters={space.wide} row={row} sheet={space.panel === 'sheet'} />
        </div>
      )}
      <Middle ref={middle} board={board} practice={practice} row={row} />
      <PanelPlace practice={practice} asked={asker === 'near'} />
      <div className={css.rule}>
        <AnswerStrip {...stand} narrow={row} />
      </div>
      <NearReasons asks={asker === 'near'} />
      <OpenDialog />
    </div>
  )
}
