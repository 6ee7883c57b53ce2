/** Six-sided dice that fall together; `id` tells apart rolls of one kind, `code` names the kind in the catalogues. */
export interface Roll {
  readonly id: string
  readonly code: string
  /** The model it is rolled against or for, or null. */
  readonly about: string | null
  readonly dice: number
  /** The code of the chance that it decides, to be shown beside it; null where none was told. */
  readonly chance: string | null
  /** As they fell; null while they have not. */
  readonly faces: readonly number[] | null
}

/** The dice that fell, by the roll's id. */
export type Rolls = Readonly<Record<string, readonly number[]>>
