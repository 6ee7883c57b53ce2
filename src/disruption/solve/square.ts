/**
 * Solve a symmetric positive definite system in place: `matrix` holds its lower half row by row, n × n, and is spent;
 * `right` becomes the solution. False where the matrix is not definite.
 */
export function solveDefinite(matrix: Float64Array, right: Float64Array, n: number): boolean {
  for (let j = 0; j < n; j++) {
    const row = j * n
    let pivot = matrix[row + j] ?? 0
    for (let k = 0; k < j; k++) pivot -= (matrix[row + k] ?? 0) ** 2
    if (!(pivot > 0)) return false
    const root = Math.sqrt(pivot)
    matrix[row + j] = root
    for (let i = j + 1; i < n; i++) {
      let sum = matrix[i * n + j] ?? 0
      for (let k = 0; k < j; k++) sum -= (matrix[i * n + k] ?? 0) * (matrix[row + k] ?? 0)
      matrix[i * n + j] = sum / root
    }
  }
  for (let i = 0; i < n; i++) {
    let sum = right[i] ?? 0
    for (let k = 0; k < i; k++) sum -= (matrix[i * n + k] ?? 0) * (right[k] ?? 0)
    right[i] = sum / (matrix[i * n + i] ?? 1)
  }
  for (let i = n - 1; i >= 0; i--) {
    let sum = right[i] ?? 0
    for (let k = i + 1; k < n; k++) sum -= (matrix[k * n + i] ?? 0) * (right[k] ?? 0)
    right[i] = sum / (matrix[i * n + i] ?? 1)
  }
  return true
}

/**
 * Solve a square system by elimination with pivots: `matrix` is n × n row by row and is spent, `right` becomes the solution.
 * False where it is singular, as far as `least` tells a pivot from nothing.
 */
export function solveSquare(matrix: Float64Array, right: Float64Array, n: number, least = 1e-10): boolean {
  for (let j = 0; j < n; j++) {
    let best = j
    for (let i = j + 1; i < n; i++) if (Math.abs(matrix[i * n + j] ?? 0) > Math.abs(matrix[best * n + j] ?? 0)) best = i
    const pivot = matrix[best * n + j] ?? 0
    if (Math.abs(pivot) < least) return false
    if (best !== j) {
      for (let k = j; k < n; k++) {
        const held = matrix[j * n + k] ?? 0
        matrix[j * n + k] = matrix[best * n + k] ?? 0
        matrix[best * n + k] = held
      }
      const held = right[j] ?? 0
      right[j] = right[best] ?? 0
      right[best] = held
    }
    for (let i = j + 1; i < n; i++) {
      const factor = (matrix[i * n + j] ?? 0) / pivot
      if (factor === 0) continue
      for (let k = j; k < n; k++) matrix[i * n + k] = (matrix[i * n + k] ?? 0) - factor * (matrix[j * n + k] ?? 0)
      right[i] = (right[i] ?? 0) - factor * (right[j] ?? 0)
    }
  }
  for (let i = n - 1; i >= 0; i--) {
    let sum = right[i] ?? 0
    for (let k = i + 1; k < n; k++) sum -= (matrix[i * n + k] ?? 0) * (right[k] ?? 0)
    right[i] = sum / (matrix[i * n + i] ?? 1)
  }
  return true
}
