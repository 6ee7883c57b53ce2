import { useStore } from 'zustand'
import { Said } from '../strip/Said.tsx'
import { useStores, useWords } from '../use-stores.ts'
import { Key } from '../widgets/Key.tsx'
import css from './PracticePanel.module.css'

/** The practice: a question about the board, two answers, and the truth with its margin. */
export function PracticePanel() {
  const words = useWords()
  const { drill } = useStores()
  const state = useStore(drill.store, (store) => store.drill)
  if (!state) return null
  const { question, truth } = state
  const right = truth !== null && state.said === truth.covered
  const size = words.size(question.size)
  return (
    <section className={css.card} aria-label={words.t('practice.title')}>
      <header>
        <p>{words.t('practice.number', { number: state.number, of: state.of })}</p>
        <Key icon="close" label={words.t('practice.leave')} onPress={drill.leave} />
      </header>
      <h2>{words.t(`practice.ask.${question.kind}`, { size, name: question.name })}</h2>
      {truth === null ? (
        <div className={css.acts}>
          <Key strong label={words.t('practice.in')} onPress={() => drill.answer(true)} />
          <Key strong label={words.t('practice.out')} onPress={() => drill.answer(false)} />
        </div>
      ) : (
        <>
          <div className={css.result} aria-live="polite">
            <b>{words.signed(truth.margin)}</b>
            <span>
              {words.t(right ? 'practice.right' : 'practice.wrong')}
              <br />
              {words.t(truth.covered ? 'practice.isIn' : 'practice.isOut')}
            </span>
            {state.points !== null && <em>{words.t('practice.points', { count: state.points })}</em>}
          </div>
          {state.why.length > 0 && (
            <div className={css.why}>
              <h3>{words.t('practice.why')}</h3>
              {state.why.map((sentence, at) => {
                const key = `${at}${sentence.code}`
                return (
                  <p key={key}>
                    <Said sentence={sentence} />
                  </p>
                )
              })}
            </div>
          )}
          <div className={css.acts}>
            <Key strong label={words.t('practice.next')} onPress={drill.next} />
          </div>
        </>
      )}
      <footer>
        <span>{words.t('practice.total', { count: state.total })}</span>
        <a href={state.link}>{words.t('practice.link')}</a>
      </footer>
    </section>
  )
}
