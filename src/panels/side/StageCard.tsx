import { useAct, useTable, useWords } from '../use-stores.ts'
import { Choice } from '../widgets/Choice.tsx'
import css from './Side.module.css'

/** Set-up or play: whether a drag corrects a place, or walks. */
export function StageCard() {
  const words = useWords()
  const act = useAct()
  const stage = useTable((state) => state.table.stage)
  return (
    <section className={css.section}>
      <h2>{words.t('stage.title')}</h2>
      <Choice
        label={words.t('stage.title')}
        value={stage}
        options={[
          { value: 'setup', label: words.t('stage.setup') },
          { value: 'play', label: words.t('stage.play') },
        ]}
        onChange={(next) => act({ do: 'stage', stage: next })}
      />
      <p className={css.hint}>{words.t(stage === 'setup' ? 'stage.setupNote' : 'stage.playNote')}</p>
    </section>
  )
}
