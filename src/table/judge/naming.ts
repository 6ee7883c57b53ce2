import { names, place, word } from '../../rules/sentence.ts'
import { modelOf } from '../bodies.ts'
import type { WordCode } from '../codes.ts'
import type { Table } from '../document.ts'
import type { Anchor } from '../lay.ts'
import type { NameOf } from './template.ts'

/** How a table's models are spoken of: by their names. */
export function namesOn(table: Table): NameOf {
  return (id) => modelOf(table, id)?.name ?? ''
}

const edges: Readonly<Record<Extract<Anchor, { kind: 'edge' }>['edge'], WordCode>> = {
  left: 'leftEdge',
  right: 'rightEdge',
  top: 'topEdge',
  bottom: 'bottomEdge',
}

/** What a measure or a template hangs on, as a value of a sentence: a model's name, the word for an edge, or a place. */
export function anchorNamed(table: Table, anchor: Anchor) {
  if (anchor.kind === 'model') return names(namesOn(table)(anchor.id))
  return anchor.kind === 'edge' ? word(edges[anchor.edge]) : place(anchor.x, anchor.y)
}
