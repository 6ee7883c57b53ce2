import type { Following } from '../../desk/course.ts'
import type { Course } from '../../games/procedure.ts'
import type { Roll } from '../../games/roll.ts'
import type { Procedure } from '../../table/lay.ts'
import side from '../side/Side.module.css'
import { Said } from '../strip/Said.tsx'
import { useWords } from '../use-stores.ts'
import { Faces } from './Faces.tsx'
import { FallenDice } from './FallenDice.tsx'
import css from './Procedure.module.css'
import { ResultSaid } from './ResultSaid.tsx'
import { RollKeys } from './RollKeys.tsx'
import { useRested } from './use-rested.ts'

interface RollsProps {
  readonly lay: Procedure
  readonly course: Course
  readonly following: Following
}

/**
 * The dice to fall next, or what came of it all, ready to be recorded where there is anything to record; and those that fell,
 * each taken back by a tap, which stand below so that the next dice come up where the last were.
 */
export function Rolls({ lay, course, following }: RollsProps) {
  const words = useWords()
  const rolls = course.steps.flatMap((step): Roll[] => (step.how === 'rolled' ? [step.roll] : []))
  const open = rolls.find(({ faces }) => faces === null)
  // Dice that were tapped in for one roll are of no other, and of none at another target.
  const shown = [lay.of, lay.actor, lay.target, open?.id, open?.dice].join()
  const rested = useRested(shown)
  return (
    <section className={side.section}>
      {course.refusal && (
        <p className={css.refusal}>
          <b>{words.t('course.cant')}</b> <Said sentence={course.refusal} />
        </p>
      )}
      {open && <Faces key={shown} lay={lay} roll={open} rested={rested} />}
      {course.result && <ResultSaid result={course.result} />}
      <RollKeys lay={lay} course={course} following={following} open={open} rested={rested} />
      <FallenDice lay={lay} rolls={rolls} />
    </section>
  )
}
