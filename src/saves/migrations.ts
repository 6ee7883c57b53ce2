/** The version of the files this program writes. */
export const VERSION = 3

/** A frozen change from one version's file to the next one's. It imports nothing and is never edited once it shipped. */
export interface Migration {
  readonly from: number
  readonly change: (file: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
}

type Data = Readonly<Record<string, unknown>>

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)
const each = (list: unknown, change: (item: Data) => Data): unknown =>
  Array.isArray(list) ? list.map((item) => (isData(item) ? change(item) : item)) : list
/** A part of some data changed where it is there; what is not there stays absent. */
const within = (data: Data, part: string, change: (value: unknown) => unknown): Data =>
  part in data ? { ...data, [part]: change(data[part]) } : data
const inside = (change: (data: Data) => Data) => (value: unknown) => (isData(value) ? change(value) : value)

/**
 * From 1 to 2: a table has terrain and may mind heights; a shot says whether it hit. Before, a hit was laid as a blast, so
 * every shot had missed.
 */
function terrainAndHits(file: Data): Data {
  const lay = (laid: Data): Data => (laid.kind === 'deviation' && !('hit' in laid) ? { ...laid, hit: false } : laid)
  const table = inside((data) => ({
    terrain: [],
    heights: false,
    ...within(data, 'lays', (lays) => each(lays, lay)),
  }))
  const step = (data: Data) =>
    within(
      data,
      'action',
      inside((action) => within(action, 'lay', inside(lay))),
    )
  const steps = (list: unknown) => each(list, step)
  const past = inside((data) => within(within(within(data, 'base', table), 'steps', steps), 'undone', steps))
  return within(within(file, 'table', table), 'past', past)
}

/** From 2 to 3: a table has unit cards and a log. */
function cardsAndLog(file: Data): Data {
  const table = inside((data) => ({ cards: [], log: [], ...data }))
  return within(
    within(file, 'table', table),
    'past',
    inside((data) => within(data, 'base', table)),
  )
}

/** The migrations in order: the first is from version 1 to 2. */
export const migrations: readonly Migration[] = [
  { from: 1, change: terrainAndHits },
  { from: 2, change: cardsAndLog },
]

/** A file of an older version brought to `to`, step by step. A version without a migration is left as it is. */
export function migrated(
  file: Readonly<Record<string, unknown>>,
  from: number,
  to: number = VERSION,
  steps: readonly Migration[] = migrations,
): Readonly<Record<string, unknown>> {
  let current = file
  for (let version = from; version < to; version += 1) {
    const step = steps.find((migration) => migration.from === version)
    if (step) current = { ...step.change(current), version: version + 1 }
  }
  return current
}
