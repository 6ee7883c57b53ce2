import type { Table } from '../../table/document.ts'
import type { Lay } from '../../table/lay.ts'
import type { Words } from '../../words/words.ts'
import { anchorName } from './anchor-name.ts'

/** What a laid thing is, said in a few words: what it is, how large, and on whom it hangs. */
export function layTitle(table: Table, words: Words, lay: Lay): string {
  const name = (id: string) => table.models.find((model) => model.id === id)?.name ?? ''
  switch (lay.kind) {
    case 'measure':
      return `${anchorName(table, words, lay.from)} → ${anchorName(table, words, lay.to)}`
    case 'blast':
      return `${words.size(lay.diameter)} · ${anchorName(table, words, lay.at)}`
    case 'spray': {
      const aim = lay.aim.kind === 'model' ? name(lay.aim.id) : words.degrees(lay.aim.degrees)
      return `${words.size(lay.size)} · ${name(lay.origin)} → ${aim}`
    }
    case 'deviation':
      return `${words.size(lay.diameter)} · ${name(lay.origin)} → ${name(lay.target)}`
    case 'replace':
      return name(lay.model)
    case 'shove':
      return name(lay.mover)
    case 'sight':
      return `${name(lay.from)} → ${name(lay.to)}`
    case 'procedure':
      return lay.target === null ? name(lay.actor) : `${name(lay.actor)} → ${name(lay.target)}`
    case 'arc':
      return lay.attacker ? `${name(lay.attacker)} → ${name(lay.target)}` : name(lay.target)
  }
}
