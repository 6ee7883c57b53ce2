import type { Model } from '../../../table/document.ts'
import { facingOf } from '../../../table/place/facing.ts'
import { useAct, useChrome, useStores, useWords } from '../../use-stores.ts'
import { Stepper } from '../../widgets/Stepper.tsx'
import { nudgeAction } from './nudge.ts'
import { StepChoice } from './StepChoice.tsx'

/** A model's facing and place, in steps or typed; where a walk is going on, its last leg follows. */
export function PlaceSteppers({ model }: { readonly model: Model }) {
  const words = useWords()
  const act = useAct()
  const { table } = useStores()
  const fine = useChrome((state) => state.fine)
  const { id, x, y, facing } = model
  const put = (change: { x?: number; y?: number; facing?: number }) =>
    act(nudgeAction(table.getState().table, [{ id, x, y, facing, ...change }]))
  const inch = fine ? 0.01 : 0.1
  return (
    <>
      <Stepper
        label={words.t('model.facing')}
        value={facing}
        step={fine ? 0.1 : 1}
        write={words.degrees}
        onChange={(next) => put({ facing: facingOf(next) })}
      />
      <Stepper
        label={words.t('model.x')}
        value={x}
        step={inch}
        write={words.inches}
        read={words.distanceRead}
        onChange={(next) => put({ x: next })}
      />
      <Stepper
        label={words.t('model.y')}
        value={y}
        step={inch}
        write={words.inches}
        read={words.distanceRead}
        onChange={(next) => put({ y: next })}
      />
      <StepChoice />
    </>
  )
}
