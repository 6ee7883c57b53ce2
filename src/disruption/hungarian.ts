/**
 * The least total cost at which each row of a table is given a column of its own; there are at least as many columns as rows.
 * Kuhn's method with potentials, as in any textbook.
 */
export function leastAssignment(costs: readonly (readonly number[])[], columns: number): number {
  const rows = costs.length
  const rowPrice = new Float64Array(rows + 1)
  const columnPrice = new Float64Array(columns + 1)
  const rowOf = new Int32Array(columns + 1)
  const way = new Int32Array(columns + 1)
  for (let row = 1; row <= rows; row++) {
    rowOf[0] = row
    let column = 0
    const least = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY)
    const used = new Uint8Array(columns + 1)
    do {
      used[column] = 1
      const current = rowOf[column] ?? 0
      let delta = Number.POSITIVE_INFINITY
      let next = 0
      for (let j = 1; j <= columns; j++) {
        if (used[j]) continue
        const cost = (costs[current - 1]?.[j - 1] ?? 0) - (rowPrice[current] ?? 0) - (columnPrice[j] ?? 0)
        if (cost < (least[j] ?? 0)) {
          least[j] = cost
          way[j] = column
        }
        if ((least[j] ?? 0) < delta) {
          delta = least[j] ?? 0
          next = j
        }
      }
      for (let j = 0; j <= columns; j++) {
        if (used[j]) {
          const of = rowOf[j] ?? 0
          rowPrice[of] = (rowPrice[of] ?? 0) + delta
          columnPrice[j] = (columnPrice[j] ?? 0) - delta
        } else least[j] = (least[j] ?? 0) - delta
      }
      column = next
    } while ((rowOf[column] ?? 0) !== 0)
    while (column !== 0) {
      const from = way[column] ?? 0
      rowOf[column] = rowOf[from] ?? 0
      column = from
    }
  }
  return -(columnPrice[0] ?? 0)
}
