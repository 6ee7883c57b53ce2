import { type PointerEvent, useRef } from 'react'
import { useChrome, useStores, useWords } from '../use-stores.ts'
import css from './SidePanel.module.css'

/** How far the handle is dragged, in pixels, before the sheet follows. */
const FAR = 20

/** The handle of the sheet: a tap opens or closes it; dragged up it opens, dragged down it closes. */
export function Handle() {
  const words = useWords()
  const { chrome } = useStores()
  const open = useChrome((state) => state.sheet)
  const held = useRef<number | null>(null)
  const show = (sheet: boolean) => chrome.setState(sheet ? { sheet, reasons: null } : { sheet })

  const move = (event: PointerEvent) => {
    if (held.current === null) return
    const down = event.clientY - held.current
    if (Math.abs(down) < FAR) return
    held.current = null
    show(down < 0)
  }
  const up = () => {
    if (held.current !== null) show(!open)
    held.current = null
  }
  return (
    <button
      type="button"
      className={css.grab}
      aria-label={words.t(open ? 'panel.fold' : 'panel.unfold')}
      aria-expanded={open}
      onPointerDown={(event) => {
        held.current = event.clientY
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={() => {
        held.current = null
      }}
      onClick={(event) => {
        // A finger was heard as it lifted; only keys click without one.
        if (event.detail === 0) show(!open)
      }}
    />
  )
}
