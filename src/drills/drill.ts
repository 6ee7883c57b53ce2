import type { Finding } from '../rules/finding.ts'
import type { Model, Table } from '../table/document.ts'
import { freshTable } from '../table/fresh.ts'
import type { Blast, Spray } from '../table/lay.ts'
import { type Numbers, numbersOf } from './random.ts'
import { blastSetting, isClear, nameless, type Setting, spraySetting } from './scene.ts'

/** How many questions one round of practice has. */
export const QUESTIONS = 10
/** No question is farther from its decision than this, nor nearer than `NEAREST`, in inches. */
export const FARTHEST = 0.35
export const NEAREST = 0.01

/** The question "is he in?": a template over a table, one base asked about, and the truth. */
export interface Drill {
  readonly seed: number
  readonly index: number
  readonly kind: 'blast' | 'spray'
  /** The size of the template in inches: a spray's length, a blast's diameter. */
  readonly size: number
  /** The table with the template laid and its answer hidden, for a target is to be declared first. */
  readonly table: Table
  readonly lay: Blast | Spray
  /** The id and the name of the model asked about. */
  readonly subject: string
  readonly name: string
  readonly truth: Finding
}

/** What the bases are called: never A, which in a sentence would be an article. */
const LETTERS = ['B', 'C', 'D', 'E', 'F', 'G']

function subjectOf(setting: Setting, numbers: Numbers): { model: Model; truth: Finding } | null {
  const mm = numbers.one([30, 40, 50])
  const aside = numbers.between(NEAREST, FARTHEST) * (numbers.below(2) === 0 ? 1 : -1)
  const model = nameless('subject', 'b', mm, setting.byEdge(numbers, mm, aside), numbers.below(24) * 15)
  const truth = setting.finding(model)
  const size = Math.abs(truth.margin)
  const legal = size >= NEAREST && size <= FARTHEST && isClear(model, setting.table.models, 0.1)
  return legal ? { model, truth } : null
}

/** Others about the template, some under it and some not, none overlapping: so that one has to look. */
function bystanders(setting: Setting, subject: Model, numbers: Numbers): Model[] {
  const standing: Model[] = [...setting.table.models, subject]
  const wanted = 3 + numbers.below(3)
  const added: Model[] = []
  for (let attempt = 0; attempt < 40 && added.length < wanted; attempt += 1) {
    const mm = numbers.one([30, 30, 40, 50])
    const at = setting.byEdge(numbers, mm, numbers.between(-1.2, 0.9))
    const model = nameless(`other${added.length}`, 'b', mm, at, numbers.below(24) * 15)
    if (!isClear(model, [...standing, ...added], 0.05)) continue
    added.push(model)
  }
  return added
}

/** One try at a question; null when its base has no room or falls outside the bounds. */
function attempted(seed: number, index: number, attempt: number, letters: readonly string[]): Drill | null {
  const numbers = numbersOf(seed, index * 64 + attempt)
  const kind = numbers.one(['spray', 'blast'])
  const bare: Table = {
    ...freshTable({ id: `drill-${seed}-${index}`, name: '', game: 'hordes', seed }),
    declareFirst: true,
  }
  const setting = kind === 'blast' ? blastSetting(bare, numbers) : spraySetting(bare, numbers)
  const found = setting && subjectOf(setting, numbers)
  if (!setting || !found) return null
  const asked = [found.model, ...bystanders(setting, found.model, numbers)]
  const names = numbers.shuffled(letters.slice(0, asked.length))
  const models = asked.map((model, at) => ({ ...model, name: names[at] ?? '' }))
  const standing = [...setting.table.models.map((origin) => ({ ...origin, name: 'X' })), ...numbers.shuffled(models)]
  const { lay } = setting
  return {
    seed,
    index,
    kind,
    size: lay.kind === 'spray' ? lay.size : lay.diameter,
    table: { ...setting.table, models: standing, lays: [lay] },
    lay,
    subject: found.model.id,
    name: names[0] ?? '',
    truth: found.truth,
  }
}

/**
 * The question of a number (from 0) of a seed, always the same one: a blast or a spray, and a base whose margin is within
 * `FARTHEST` inches of the decision, either way. Seeds are taken as whole numbers below 2³². Bases are called by `letters`,
 * six of them, which may be another alphabet's.
 */
export function drill(seed: number, index: number, letters: readonly string[] = LETTERS): Drill {
  const [whole, number] = [seed >>> 0, index >>> 0]
  // Most first tries succeed; the bound is there so that no seed can hang.
  for (let attempt = 0; attempt < 64; attempt += 1) {
    const made = attempted(whole, number, attempt, letters)
    if (made) return made
  }
  return drill(whole + 1, number, letters)
}

/** The table of a question with its answer to be seen. */
export function revealed({ table }: Drill): Table {
  return { ...table, declareFirst: false }
}
