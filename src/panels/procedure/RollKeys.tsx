import type { Following } from '../../desk/course.ts'
import type { Course } from '../../games/procedure.ts'
import type { Roll } from '../../games/roll.ts'
import type { Procedure } from '../../table/lay.ts'
import side from '../side/Side.module.css'
import { useAct, useWords } from '../use-stores.ts'
import { classes } from '../widgets/classes.ts'
import { Key } from '../widgets/Key.tsx'
import css from './Procedure.module.css'
import { useOver } from './use-over.ts'

interface RollKeysProps {
  readonly lay: Procedure
  readonly course: Course
  readonly following: Following
  readonly open: Roll | undefined
  readonly rested: boolean
}

/** The keys that roll the dice to fall next, record what came of it all, or let the procedure be. */
export function RollKeys({ lay, course, following, open, rested }: RollKeysProps) {
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
