import type { PageEvents } from '../saves/autosave.ts'

/**
 * Tells when a page goes, and when it comes back: a browser may keep a page that was left and show it again later. Answers
 * how to stop telling.
 */
export function onLeaving(
  page: PageEvents | undefined,
  { gone, back }: { readonly gone: () => void; readonly back: () => void },
): () => void {
  let away = false
  const leave = () => {
    if (!away) gone()
    away = true
  }
  // The event also comes after a page has loaded for the first time: then nobody was away.
  const show = () => {
    if (away) back()
    away = false
  }
  page?.addEventListener('pagehide', leave)
  page?.addEventListener('pageshow', show)
  return () => {
    page?.removeEventListener('pagehide', leave)
    page?.removeEventListener('pageshow', show)
  }
}
