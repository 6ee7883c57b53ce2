import type { Part } from '../../words/words.ts'

/** A worded sentence, what decides it in bold. */
export function Parts({ parts }: { readonly parts: readonly Part[] }) {
  return parts.map((part, at) => {
    const key = `${at}${part.text}`
    return part.strong ? <b key={key}>{part.text}</b> : <span key={key}>{part.text}</span>
  })
}
