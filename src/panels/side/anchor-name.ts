import type { Table } from '../../table/document.ts'
import type { Anchor } from '../../table/lay.ts'
import type { Words } from '../../words/words.ts'

/** What a tape hangs on, by the name the reader knows. */
export function anchorName(table: Table, words: Words, anchor: Anchor): string {
  switch (anchor.kind) {
    case 'model':
      return table.models.find((model) => model.id === anchor.id)?.name ?? ''
    case 'edge':
      return words.t(`place.${anchor.edge}Edge`)
    case 'place':
      return words.place(anchor.x, anchor.y)
  }
}
