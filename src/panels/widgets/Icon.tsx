import type { ReactNode } from 'react'
import css from './Icon.module.css'

const drawings = {
  select: <path d="M6 3.5v14l4-3.6 2.6 6 2.6-1.1-2.6-5.9h5.2z" />,
  measure: (
    <>
      <rect x="2.5" y="8.5" width="19" height="7.5" rx="1" />
      <path d="M6.5 8.5v3M10.2 8.5v4.2M13.9 8.5v3M17.6 8.5v4.2" />
    </>
  ),
  spray: <path d="M2.8 11.2v1.6L18 18.2Q21.6 12 18 5.8Z" />,
  blast: (
    <>
      <circle cx="12" cy="12" r="8.6" />
      <circle className={css.solid} cx="12" cy="12" r="1.6" />
    </>
  ),
  deviation: (
    <>
      <circle cx="7.5" cy="16.5" r="4.6" strokeDasharray="2.4 2.6" />
      <path d="M8 16L19 5M12.8 4.6H19.4V11.2" />
    </>
  ),
  arc: (
    <>
      <circle cx="12" cy="15.5" r="3.6" />
      <path d="M3.5 15.5a8.5 8.5 0 0 1 17 0M3.5 15.5h2.8M17.7 15.5h2.8" />
    </>
  ),
  procedure: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="3" />
      <circle className={css.solid} cx="8" cy="8" r="1.5" />
      <circle className={css.solid} cx="12" cy="12" r="1.5" />
      <circle className={css.solid} cx="16" cy="16" r="1.5" />
    </>
  ),
  card: (
    <>
      <rect x="4.5" y="3" width="15" height="18" rx="2" />
      <path d="M8 8h8M8 12h8M8 16h5" />
    </>
  ),
  terrain: <path d="M2.5 19.5h19L15.5 8l-4 6-2.5-3.5Z" />,
  replace: (
    <>
      <circle cx="12" cy="12" r="8.6" />
      <circle cx="12" cy="12" r="4.2" strokeDasharray="2.2 2.4" />
    </>
  ),
  shove: (
    <>
      <circle cx="8" cy="12" r="4.6" />
      <path d="M14.6 6.2a5 5 0 1 1 0 11.6" strokeDasharray="2.4 3" />
      <path d="M15 12h6M18.6 9.4L21.2 12l-2.6 2.6" />
    </>
  ),
  sight: (
    <>
      <path d="M2.8 12S6.4 6 12 6s9.2 6 9.2 6-3.6 6-9.2 6-9.2-6-9.2-6Z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  add: (
    <>
      <circle cx="12" cy="12" r="8.6" />
      <path d="M12 8v8M8 12h8" />
    </>
  ),
  undo: <path d="M8.5 5L4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3" />,
  redo: <path d="M15.5 5L20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h3" />,
  flip: <path d="M8 20V5M4.5 8.5L8 5l3.5 3.5M16 4v15M12.5 15.5L16 19l3.5-3.5" />,
  both: (
    <>
      <rect x="4" y="3.5" width="16" height="4" rx=".5" />
      <rect x="4" y="16.5" width="16" height="4" rx=".5" />
      <path d="M12 10v4" />
    </>
  ),
  project: <path d="M4 19.5L9 8h6l5 11.5zM10 4.5h4" />,
  share: <path d="M12 14.5v-11M8 7l4-3.8L16 7M5 12v8h14v-8" />,
  settings: (
    <>
      <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
      <circle cx="15" cy="7" r="2" />
      <circle cx="9" cy="17" r="2" />
    </>
  ),
  pin: <path d="M9 3.5h6M10 3.5V10l-3 3.500h10L14 10V3.500M12 13.500v7" />,
  up: <path d="M6 15l6-6 6 6" />,
  down: <path d="M6 9l6 6 6-6" />,
  left: <path d="M15 5l-7 7 7 7" />,
  right: <path d="M9 5l7 7-7 7" />,
  close: <path d="M6 6l12 12M18 6L6 18" />,
  fold: <path d="M6 5l7 7-7 7M18 5v14" />,
  unfold: <path d="M18 5l-7 7 7 7M6 5v14" />,
  more: (
    <>
      <circle className={css.solid} cx="5" cy="12" r="1.6" />
      <circle className={css.solid} cx="12" cy="12" r="1.6" />
      <circle className={css.solid} cx="19" cy="12" r="1.6" />
    </>
  ),
  lock: (
    <>
      <rect x="5.500" y="10.500" width="13" height="9.500" rx="1" />
      <path d="M8.500 10.500V7.500a3.500 3.500 0 0 1 7 0v3" />
    </>
  ),
  fit: <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />,
  copy: <path d="M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4" />,
  bin: <path d="M4.5 6.500h15M9.5 6.500v-3h5v3M6.5 6.500l1 14h9l1-14M10 10.500v6M14 10.500v6" />,
  target: (
    <>
      <circle cx="12" cy="12" r="6" />
      <path d="M12 2.500v5M12 16.500v5M2.500 12h5M16.500 12h5" />
    </>
  ),
  tape: (
    <>
      <circle cx="6" cy="18" r="2.5" />
      <path d="M8 16L18 6M15.5 4.500l4 4M11.5 11l1.6 1.6" />
    </>
  ),
} satisfies Readonly<Record<string, ReactNode>>

export type IconName = keyof typeof drawings

/** A line drawing of 24 pixels; it says nothing by itself, its key carries the name. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
      {drawings[name]}
    </svg>
  )
}
