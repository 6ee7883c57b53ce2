/**
 * The toughness that a unit is wounded against: the one most of its models have; where several are had by equally many, the
 * highest of those. Null for a unit of no models.
 */
export function majorityToughness(toughnesses: readonly number[]): number | null {
  const counts = new Map<number, number>()
  for (const toughness of toughnesses) counts.set(toughness, (counts.get(toughness) ?? 0) + 1)
  const most = Math.max(...counts.values())
  const tied = [...counts].filter(([, count]) => count === most).map(([toughness]) => toughness)
  return tied.length > 0 ? Math.max(...tied) : null
}
