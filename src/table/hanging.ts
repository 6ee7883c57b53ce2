import type { Table } from './document.ts'
import type { Anchor, Lay } from './lay.ts'

const held = (anchor: Anchor): readonly string[] => (anchor.kind === 'model' ? [anchor.id] : [])

/** The ids of the models without which a lay means nothing. An arc means something without its attacker. */
export function needs(lay: Lay): readonly string[] {
  switch (lay.kind) {
    case 'measure':
      return [...held(lay.from), ...held(lay.to)]
    case 'blast':
      return held(lay.at)
    case 'spray':
      return lay.aim.kind === 'model' ? [lay.origin, lay.aim.id] : [lay.origin]
    case 'deviation':
      return [lay.origin, lay.target]
    case 'replace':
      return [lay.model]
    case 'shove':
      return [lay.mover]
    case 'sight':
      return [lay.from, lay.to]
    case 'arc':
      return [lay.target]
    case 'procedure':
      return lay.target === null ? [lay.actor] : [lay.actor, lay.target]
  }
}

/** The table without these models, and without what hung on them; an arc keeps lying when only its attacker went. */
export function withoutModels(table: Table, gone: ReadonlySet<string>): Table {
  return {
    ...table,
    models: table.models.filter((model) => !gone.has(model.id)),
    lays: table.lays
      .filter((lay) => !needs(lay).some((id) => gone.has(id)))
      .map((lay) =>
        lay.kind === 'arc' && lay.attacker !== null && gone.has(lay.attacker) ? { ...lay, attacker: null } : lay,
      ),
    activations: table.activations.filter((activation) => !gone.has(activation.model)),
    declared: table.declared !== null && gone.has(table.declared) ? null : table.declared,
  }
}
