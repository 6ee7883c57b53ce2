import { useState } from 'react'
import type { Model } from '../../table/document.ts'
import { blockOf, wheelWalk } from '../../table/place/ranked.ts'
import { useAct, useChrome, useStores, useWords } from '../use-stores.ts'
import { Choice } from '../widgets/Choice.tsx'
import { Key } from '../widgets/Key.tsx'
import { nudgeAction, wheeledAbout } from './model/nudge.ts'
import css from './Side.module.css'

/** Degrees that a block wheels with one press, and those in fine steps. */
const STEPS = [1, 5, 15] as const
const FINE = [0.1, 1, 5] as const

/** Wheels a block of ranks about a corner of its front, so many degrees a press, and says how far its outer corner walks. */
export function WheelKeys({ block: models }: { readonly block: readonly Model[] }) {
  const words = useWords()
  const act = useAct()
  const { table } = useStores()
  const fine = useChrome((state) => state.fine)
  const [index, setIndex] = useState(0)
  const steps = fine ? FINE : STEPS
  const degrees = steps[index] ?? 1
  const block = blockOf(models)
  const ids = models.map(({ id }) => id)
  const wheel = (way: 'left' | 'right') => {
    const now = table.getState().table
    act(nudgeAction(now, wheeledAbout(now, ids, way, degrees)))
  }
  return (
    <div>
      <div className={css.acts}>
        <Key label={words.t('several.wheelLeft')} framed onPress={() => wheel('left')} />
        <Key label={words.t('several.wheelRight')} framed onPress={() => wheel('right')} />
      </div>
      <Choice
        titled
        label={words.t('several.wheelBy')}
        value={index}
        options={steps.map((step, value) => ({ value, label: `${words.plain(step)}°` }))}
        onChange={setIndex}
      />
      {block && (
        <p className={css.hint}>{words.t('several.wheelWalk', { walk: words.inches(wheelWalk(block, degrees)) })}</p>
      )}
    </div>
  )
}
