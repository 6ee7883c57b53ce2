import type { Following } from '../../desk/course.ts'
import type { Course, Result, Roll } from '../../games/procedure.ts'
import type { Procedure } from '../../table/lay.ts'
import side from '../side/Side.module.css'
import { Said } from '../strip/Said.tsx'
import { useAct, useWords } from '../use-stores.ts'
import { classes } from '../widgets/classes.ts'
import { Key } from '../widgets/Key.tsx'
import { Faces } from './Faces.tsx'
import { FallenDice } from './FallenDice.tsx'
import css from './Procedure.module.css'
import { useOver } from './use-over.ts'
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

/** What came of it all, sentence by sentence. */
function ResultSaid({ result }: { readonly result: Result }) {
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

interface RollKeysProps extends RollsProps {
  readonly open: Roll | undefined
  readonly rested: boolean
}

/** The keys that roll the dice to fall next, record what came of it all, or let the procedure be. */
function RollKeys({ lay, course, following, open, rested }: RollKeysProps) {
  const words = useWords()
  const act = useAct()
  const over = useOver()
  const record = () => {
    const { entry } = following
    if (course.result && entry) over(lay, { do: 'settle', id: lay.id, effects: course.result.effects, entry })
  }
  return (
    <div className={classes(side.acts, css.keys)}>
      {open && (
        <Key
          strong
          label={words.t('course.roll')}
          disabled={!rested}
          onPress={() => act({ do: 'cast', id: lay.id, roll: open.id, dice: open.dice })}
        />
      )}
      {course.result && !course.result.answersOnly && (
        <Key strong label={words.t('course.record')} disabled={!rested} onPress={record} />
      )}
      <Key
        framed
        label={words.t('course.drop')}
        disabled={!rested}
        onPress={() => over(lay, { do: 'lift', id: lay.id })}
      />
    </div>
  )
}
