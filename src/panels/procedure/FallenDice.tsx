import { Button } from 'react-aria-components'
import type { Roll } from '../../games/roll.ts'
import type { Procedure } from '../../table/lay.ts'
import { useAct, useWords } from '../use-stores.ts'
import { classes } from '../widgets/classes.ts'
import { Icon } from '../widgets/Icon.tsx'
import css from './Procedure.module.css'
import { useNaming } from './use-naming.ts'

interface FallenDiceProps {
  readonly lay: Procedure
  readonly rolls: readonly Roll[]
}

/** The dice of a procedure that fell so far, each taken back by a tap. */
export function FallenDice({ lay, rolls }: FallenDiceProps) {
  const words = useWords()
  const act = useAct()
  const { label } = useNaming()
  const takeBack = ({ id }: Roll) => {
    const { [id]: _, ...rest } = lay.rolls
    act({ do: 'lay', lay: { ...lay, rolls: rest } })
  }
  if (!rolls.some(({ faces }) => faces)) return null
  return (
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
  )
}
