import { useState } from 'react'
import { Button } from 'react-aria-components'
import type { Roll } from '../../games/roll.ts'
import type { Procedure } from '../../table/lay.ts'
import side from '../side/Side.module.css'
import dice from '../side/tools/Dice.module.css'
import { useAct, useWords } from '../use-stores.ts'
import { classes } from '../widgets/classes.ts'
import { DieFace, faces } from '../widgets/DieFace.tsx'
import css from './Procedure.module.css'
import { useNaming } from './use-naming.ts'

interface FacesProps {
  readonly lay: Procedure
  readonly roll: Roll
  /** False while the roll has only just come up: then it takes no tap. */
  readonly rested: boolean
}

/** Dice to fall: tapped in one after the other as they fell on the table. */
export function Faces({ lay, roll, rested }: FacesProps) {
  const words = useWords()
  const act = useAct()
  const { label } = useNaming()
  // They reach the table when the last has fallen: then it is one step.
  const [tapped, setTapped] = useState<readonly number[]>([])
  const tap = (face: number) => {
    const next = [...tapped, face]
    if (next.length < roll.dice) setTapped(next)
    else act({ do: 'lay', lay: { ...lay, rolls: { ...lay.rolls, [roll.id]: next } } })
  }
  const what = label('roll', roll.code, roll.about)
  return (
    <div className={css.open}>
      <h2>
        <span className={dice.title}>{words.t('course.rollOf', { what, dice: roll.dice })}</span>
        {roll.dice > 1 && (
          <em>
            {tapped.length}/{roll.dice}
          </em>
        )}
      </h2>
      <div className={dice.six}>
        {faces.map((face) => (
          <Button
            key={face}
            className={classes(dice.die)}
            aria-label={`${what}: ${face}`}
            isDisabled={!rested}
            onPress={() => tap(face)}
          >
            <DieFace face={face} />
          </Button>
        ))}
      </div>
      {tapped.length > 0 && (
        <div className={css.tapped}>
          {tapped.map((face, at) => {
            const key = `${at}.${face}`
            return (
              <Button
                key={key}
                className={classes(css.slot)}
                aria-label={words.t('course.die', { at: at + 1, face })}
                onPress={() => setTapped(tapped.toSpliced(at, 1))}
              >
                {face}
              </Button>
            )
          })}
        </div>
      )}
      <p className={side.hint}>{words.t('course.tapIn')}</p>
    </div>
  )
}
