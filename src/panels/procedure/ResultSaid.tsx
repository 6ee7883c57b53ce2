import type { Result } from '../../games/procedure.ts'
import { Said } from '../strip/Said.tsx'
import { useWords } from '../use-stores.ts'
import css from './Procedure.module.css'

/** What came of it all, sentence by sentence. */
export function ResultSaid({ result }: { readonly result: Result }) {
  const words = useWords()
  return (
    <div className={css.result}>
      <h2>{words.t('course.result')}</h2>
      <ul>
        {result.said.map((sentence, at) => {
          const key = `${at}${sentence.code}`
          return (
            <li key={key}>
              <Said sentence={sentence} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
