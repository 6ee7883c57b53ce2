import { Button } from 'react-aria-components'
import type { Following } from '../../desk/course.ts'
import type { Course, Roll } from '../../games/procedure.ts'
import type { Procedure } from '../../table/lay.ts'
import side from '../side/Side.module.css'
import { Said } from '../strip/Said.tsx'
import { useAct, useWords } from '../use-stores.ts'
import { classes } from '../widgets/classes.ts'
import { Icon } from '../widgets/Icon.tsx'
import { Key } from '../widgets/Key.tsx'
import { Faces } from './Faces.tsx'
import css from './Procedure.module.css'
import { useNaming } from './use-naming.ts'
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
  const act = useAct()
  const { label } = useNaming()
  const rolls = course.steps.flatMap((step): Roll[] => (step.how === 'rolled' ? [step.roll] : []))
  const open = rolls.find(({ faces }) => faces === null)
  // Dice that were tapped in for one roll are of no other, and of none at another target.
  const shown = [lay.of, lay.actor, lay.target, open?.id, open?.dice].join()
  const rested = useRested(shown)
  const takeBack = ({ id }: Roll) => {
    const { [id]: _, ...rest } = lay.rolls
    act({ do: 'lay', lay: { ...lay, rolls: rest } })
  }
  const record = () => {
    const { entry } = following
    if (course.result && entry) act({ do: 'settle', id: lay.id, effects: course.result.effects, entry })
  }
  return (
    <section className={side.section}>
      {course.refusal && (
        <p className={css.refusal}>
          <b>{words.t('course.cant')}</b> <Said sentence={course.refusal} />
        </p>
      )}
      {open && <Faces key={shown} lay={lay} roll={open} rested={rested} />}
      {course.result && (
        <div className={css.result}>
          <h2>{words.t('course.result')}</h2>
          <ul>
            {course.result.said.map((sentence, at) => {
              const key = `${at}${sentence.code}`
              return (
                <li key={key}>
                  <Said sentence={sentence} />
                </li>
              )
            })}
          </ul>
        </div>
      )}
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
        <Key framed label={words.t('course.drop')} disabled={!rested} onPress={() => act({ do: 'lift', id: lay.id })} />
      </div>
      {rolls.some(({ faces }) => faces) && (
        <ul className={css.fallen}>
          {rolls.flatMap((roll) =>
            roll.faces ? (
              <li key={roll.id}>
                <Button
                  className={classes(css.fell)}
                  aria-label={`${words.t('course.clear')}: ${label('roll', roll.code, roll.about)}`}
                  onPress={() => takeBack(roll)}
                >
                  <span>{label('roll', roll.code, roll.about)}</span>
                  <b>{roll.faces.join(' · ')}</b>
                  <Icon name="undo" />
                </Button>
              </li>
            ) : (
              []
            ),
          )}
        </ul>
      )}
    </section>
  )
}
