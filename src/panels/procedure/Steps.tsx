import type { Course } from '../../games/procedure.ts'
import side from '../side/Side.module.css'
import { Said } from '../strip/Said.tsx'
import { useWords } from '../use-stores.ts'
import css from './Procedure.module.css'

/** What was measured, looked up and rolled, in order, each with what it means for the one who acts. */
export function Steps({ course }: { readonly course: Course }) {
  const words = useWords()
  const told = course.steps.flatMap((step) =>
    step.how !== 'asked' && step.sentence ? [{ ...step, sentence: step.sentence }] : [],
  )
  if (told.length === 0) return null
  return (
    <section className={side.section}>
      <h2>{words.t('course.steps')}</h2>
      <ol className={css.steps}>
        {told.map(({ how, bearing, sentence }, at) => {
          const key = `${at}${sentence.code}`
          return (
            <li key={key} data-bearing={bearing}>
              <small>{words.t(`how.${how}`)}</small>
              <span>
                <Said sentence={sentence} />
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
