import { useRef } from 'react'
import { useFonts } from '../use-fonts.ts'
import { useDesk, useShownLays, useWords } from '../use-stores.ts'
import { useLay } from '../use-verdict.ts'
import { classes } from '../widgets/classes.ts'
import css from './AnswerStrip.module.css'
import { Clauses } from './Clauses.tsx'
import { NAMES_FOLDED, SMALLER, WRAPPED } from './fit.ts'
import { StripKeys } from './StripKeys.tsx'
import { Ticks } from './Ticks.tsx'
import { useAnswer } from './use-answer.ts'
import { useFit } from './use-fit.ts'
import { useKeyWords } from './use-key-words.ts'

interface AnswerStripProps {
  readonly width: number
  readonly offset: number
  /** Stands upside down along the top, for the player opposite. */
  readonly turned?: boolean
  /** Two lines, for a phone. */
  readonly narrow?: boolean
}

/** The steel rule: the board's inches along its edge, the answer on it, and the keys to hold it and to ask why. */
export function AnswerStrip({ width, offset, turned = false, narrow = false }: AnswerStripProps) {
  const words = useWords()
  // What changes with every move of a finger is told once it rests.
  const dragged = useDesk((desk) => desk.draft !== null)
  const lay = useLay(useShownLays())
  const asker = turned ? 'opposite' : 'near'
  const keys = useKeyWords(lay, asker)
  const answer = useAnswer()
  const room = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const said = answer.full.flatMap((clause) => clause.parts.map((part) => part.text)).join('|')
  const situation = [said, width, narrow, keys.pin, keys.why, useFonts()].join('|')
  const level = useFit({ room, text, situation, narrow })
  return (
    <section
      className={classes(
        css.rule,
        turned && css.turned,
        narrow && css.narrow,
        // A distance is one number, and may be as large as one; words may not.
        lay?.kind === 'measure' && css.figure,
        level >= SMALLER && css.smaller,
      )}
      aria-label={words.t(turned ? 'strip.opposite' : 'strip.answer')}
    >
      <Ticks width={width} offset={offset} turned={turned} />
      <div className={css.say}>
        <div className={css.room} ref={room} aria-live={turned || dragged ? 'off' : 'polite'}>
          <Clauses
            ref={text}
            clauses={level >= NAMES_FOLDED ? answer.folded : answer.full}
            wrapped={level >= WRAPPED}
            narrow={narrow}
          />
        </div>
        <StripKeys lay={lay} answer={answer} asker={asker} keys={keys} level={level} narrow={narrow} />
      </div>
    </section>
  )
}
