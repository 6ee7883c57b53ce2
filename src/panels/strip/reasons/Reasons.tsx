import { useRef } from 'react'
import { TooClose } from '../../side/TooClose.tsx'
import { useWords } from '../../use-stores.ts'
import { useVerdict } from '../../use-verdict.ts'
import { Said } from '../Said.tsx'
import { Reading } from './Reading.tsx'
import css from './Reasons.module.css'
import { useMore } from './use-more.ts'

/** The steps behind an answer, to be read aloud, and the readings under which it stands. */
export function Reasons() {
  const words = useWords()
  const verdict = useVerdict()
  const box = useRef<HTMLElement>(null)
  const more = useMore(box)
  const measured = verdict !== null && verdict.findings.length > 0
  return (
    <section ref={box} className={css.why} aria-label={words.t('strip.reasons')} data-more={more || undefined}>
      <ol className={css.steps}>
        {verdict?.reasons.map((reason, at) => {
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
      {verdict && (verdict.readings.length > 0 || measured) && (
        <fieldset className={css.readings}>
          <legend>{words.t('strip.readings')}</legend>
          {verdict.readings.map((name) => (
            <Reading key={name} name={name} />
          ))}
          {measured && <TooClose />}
        </fieldset>
      )}
    </section>
  )
}
