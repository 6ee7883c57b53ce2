import { radiusOf } from '../../rules/base.ts'
import type { Model, Table } from '../../table/document.ts'

const TRAILING_NUMBER = /^(.*?)\s*(\d+)$/

/** The next free name after a model's own: "Hunter 4" after "Hunter 3", "Warden 2" after "Warden". */
export function nextName(name: string, taken: ReadonlySet<string>): string {
  const [, stem = name, number = '1'] = TRAILING_NUMBER.exec(name) ?? []
  for (let count = Number(number) + 1; ; count++) {
    const next = `${stem} ${count}`
    if (!taken.has(next)) return next
  }
}

/** Copies of some models, set beside them so that each can be taken hold of, under the next free names. */
export function duplicates(table: Table, ids: readonly string[], identify: () => string): Model[] {
  const originals = table.models.filter((model) => ids.includes(model.id))
  const width = Math.max(...originals.map((model) => model.x + radiusOf(model.base.mm)), Number.NEGATIVE_INFINITY)
  const left = Math.min(...originals.map((model) => model.x - radiusOf(model.base.mm)), Number.POSITIVE_INFINITY)
  const right = width - left + 0.25
  const way = width + right <= table.mat.width ? 1 : -1
  const taken = new Set(table.models.map((model) => model.name))
  return originals.map((model) => {
    const name = nextName(model.name, taken)
    taken.add(name)
    return { ...model, id: identify(), name, x: model.x + way * right }
  })
}
