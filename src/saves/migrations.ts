/** The version of the files this program writes. */
export const VERSION = 1

/** A frozen change from one version's file to the next one's. It imports nothing and is never edited once it shipped. */
export interface Migration {
  readonly from: number
  readonly change: (file: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
}

/** The migrations in order: the first is from version 1 to 2, once there is a 2. */
export const migrations: readonly Migration[] = []

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
