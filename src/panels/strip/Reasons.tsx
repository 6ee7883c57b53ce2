import { useWords } from '../use-stores.ts'
import { useVerdict } from '../use-verdict.ts'
import { Reading } from './Reading.tsx'
import css from './Reasons.module.css'
import { Said } from './Said.tsx'

/** The steps behind an answer, to be read aloud, and the readings under which it stands. */
export function Reasons() {
  const words = useWords()
  const verdict = useVerdict()
  if (!verdict) return null
  return (
    <section className={css.why} aria-label={words.t('strip.reasons')}>
      <ol className={css.steps}>
        {verdict.reasons.map((reason, at) => {
          const key = `${at}${reason.sentence.code}`
          return (
            <li key={key}>
              <i aria-hidden="true">{at + 1}</i>
              <strong>{words.verb(reason.verb)}</strong>
              <span>
                <Said sentence={reason.sentence} />
              </span>
            </li>
          )
        })}
      </ol>
      {verdict.readings.length > 0 && (
        <fieldset className={css.readings}>
          <legend>{words.t('strip.readings')}</legend>
          {verdict.readings.map((name) => (
            <Reading key={name} name={name} />
          ))}
        </fieldset>
      )}
    </section>
  )
}
