import { useAct, useChrome, useStores, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import css from './MovePad.module.css'
import { nudgeAction, shifted, wheeled } from './nudge.ts'

/** Keys that shift models the four ways of the mat and turn them about their middle, all together, a step at a time. */
export function MovePad({ ids }: { readonly ids: readonly string[] }) {
  const words = useWords()
  const act = useAct()
  const { table } = useStores()
  const fine = useChrome((state) => state.fine)
  const inch = fine ? 0.01 : 0.1
  const degree = fine ? 0.1 : 1
  const now = () => table.getState().table
  const move = (dx: number, dy: number) => act(nudgeAction(now(), shifted(now(), ids, dx, dy, 0)))
  const wheel = (degrees: number) => act(nudgeAction(now(), wheeled(now(), ids, degrees)))
  return (
    <fieldset className={css.pad} aria-label={words.t('several.together')}>
      <Key label="↺" framed onPress={() => wheel(-degree)} name={words.t('several.left')} />
      <Key label="↑" framed onPress={() => move(0, -inch)} name={words.t('several.up')} />
      <Key label="↻" framed onPress={() => wheel(degree)} name={words.t('several.right')} />
      <Key label="←" framed onPress={() => move(-inch, 0)} name={words.t('several.west')} />
      <Key label="↓" framed onPress={() => move(0, inch)} name={words.t('several.down')} />
      <Key label="→" framed onPress={() => move(inch, 0)} name={words.t('several.east')} />
    </fieldset>
  )
}
