import type { Standing } from '../../rules/verdict.ts'

/** The sign of a standing: filled covered, half grazed, hollow clear. The shape carries the meaning. */
export function Pip({ standing }: { readonly standing: Standing }) {
  if (standing === 'covered') {
    return (
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="9" fill="currentColor" />
      </svg>
    )
  }
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="7.7" fill="none" stroke="currentColor" strokeWidth="2.6" />
      {standing === 'grazed' && <path d="M10 2.3a7.7 7.7 0 0 0 0 15.4z" fill="currentColor" />}
    </svg>
  )
}
