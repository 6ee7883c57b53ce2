import type { Activation } from '../../../table/document.ts'
import { FARTHEST } from '../../../table/limits.ts'
import { useAct, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import { Stepper } from '../../widgets/Stepper.tsx'
import css from './LegsList.module.css'
import { legLengths, withLeg, withoutLeg } from './legs.ts'

/** The straight legs of a walk: each can be made longer, shorter, or taken out. */
export function LegsList({ activation }: { readonly activation: Activation }) {
  const words = useWords()
  const act = useAct()
  const { model, path } = activation
  return (
    <ol className={css.legs} aria-label={words.t('walk.legs')}>
      {legLengths(path).map((length, leg) => {
        const label = words.t('walk.leg', { number: leg + 1 })
        const key = `${leg} of ${path.length}`
        return (
          <li key={key}>
            <i aria-hidden="true">{leg + 1}</i>
            <Stepper
              bare
              label={label}
              value={length}
              step={0.1}
              min={0.01}
              max={FARTHEST}
              write={words.inches}
              read={words.distanceRead}
              onChange={(next) => act({ do: 'reroute', model, path: withLeg(path, leg, next) })}
            />
            <Key
              icon="close"
              label={words.t('walk.takeOut', { leg: label })}
              onPress={() => act({ do: 'reroute', model, path: withoutLeg(path, leg) })}
            />
          </li>
        )
      })}
    </ol>
  )
}
