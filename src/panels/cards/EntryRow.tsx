import type { Entry } from '../../table/log.ts'
import { wordOf } from '../procedure/worded.ts'
import { Said } from '../strip/Said.tsx'
import { useWords } from '../use-stores.ts'
import css from './Log.module.css'

/** What was done: who did it, what came of it, the dice as they fell, and its steps folded. */
export function EntryRow({ entry }: { readonly entry: Entry }) {
  const words = useWords()
  return (
    <li className={css.entry}>
      <p className={css.head}>
        <b>{wordOf(words, `procedure.${entry.of}`, entry.of)}</b>
        <span>{entry.target === '' ? entry.actor : `${entry.actor} → ${entry.target}`}</span>
      </p>
      <p className={css.result}>
        {entry.result.map((sentence, at) => {
          const key = `${at}${sentence.code}`
          return (
            <span key={key}>
              <Said sentence={sentence} />
            </span>
          )
        })}
      </p>
      {entry.dice.length > 0 && (
        <p className={css.dice}>
          {entry.dice.map(({ code, about, faces }, at) => {
            const key = `${at}${code}`
            return (
              <span key={key}>
                {wordOf(words, `roll.${code}`, code)}
                {about && ` · ${about}`}: <b>{faces.join(' ')}</b>
              </span>
            )
          })}
        </p>
      )}
      <details>
        <summary>{words.t('course.steps')}</summary>
        <ol>
          {entry.steps.map((sentence, at) => {
            const key = `${at}${sentence.code}`
            return (
              <li key={key}>
                <Said sentence={sentence} />
              </li>
            )
          })}
        </ol>
      </details>
    </li>
  )
}
