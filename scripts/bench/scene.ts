import type { Model, Table } from '../../src/table/document.ts'
import { freshTable } from '../../src/table/fresh.ts'

/** A repeatable number in [0, 1): benches must lay the same scene each time. */
function scatter(index: number, salt: number): number {
  const h = Math.imul(index + 1, 2654435761) ^ Math.imul(salt + 1, 2246822519)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}

/** A table with `count` labelled bases of four sizes spread over a 48″ mat. */
export function crowded(count: number): Table {
  const side = Math.ceil(Math.sqrt(count))
  const pitch = 46 / side
  const models = Array.from({ length: count }, (_, index): Model => {
    const column = index % side
    const row = Math.floor(index / side)
    return {
      id: `m${index}`,
      name: `Hunter ${index + 1}`,
      unit: '',
      side: index % 2 === 0 ? 'a' : 'b',
      base: { shape: 'round', mm: [30, 40, 50, 30][index % 4] ?? 30 },
      x: 1 + (column + 0.3 + 0.4 * scatter(index, 1)) * pitch,
      y: 1 + (row + 0.3 + 0.4 * scatter(index, 2)) * pitch,
      facing: 360 * scatter(index, 3),
      doubt: 0,
    }
  })
  return { ...freshTable({ id: `bench-${count}`, name: `Bench ${count}`, game: 'hordes', seed: 1 }), models }
}
