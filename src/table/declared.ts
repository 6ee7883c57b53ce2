import type { Table } from './document.ts'
import type { Lay } from './lay.ts'

/** Whether distances are hidden now: this table has targets declared first, and none is declared. */
export function distancesHidden({ declareFirst, declared }: Table): boolean {
  return declareFirst && declared === null
}

/** The model that acts through a laid thing; null where nobody does. */
function actorOf(lay: Lay): string | null {
  switch (lay.kind) {
    case 'spray':
    case 'deviation':
      return lay.origin
    case 'arc':
      return lay.attacker
    case 'procedure':
      return lay.actor
    case 'measure':
      return lay.from.kind === 'model' ? lay.from.id : null
    default:
      return null
  }
}

/**
 * Whether a model can be declared the target: not while it is itself the one that acts, as the origin of what is in hand or
 * as the model whose activation goes on.
 */
export function isDeclarable({ models, lays, activations }: Table, id: string): boolean {
  if (!models.some((model) => model.id === id)) return false
  if (activations.some((activation) => activation.open && activation.model === id)) return false
  return !lays.some((lay) => !lay.pinned && actorOf(lay) === id)
}
