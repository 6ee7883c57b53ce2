import { useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { isUnderWay } from '../../table/lay.ts'
import { useFonts } from '../use-fonts.ts'
import { useAct, useChrome, useDesk, useSettings, useShownLays, useStores, useWords } from '../use-stores.ts'
import { useLay } from '../use-verdict.ts'
import { classes } from '../widgets/classes.ts'
import { Key } from '../widgets/Key.tsx'
import { Pip } from '../widgets/Pip.tsx'
import css from './AnswerStrip.module.css'
import { FULL, NAMES_FOLDED, nextLevel, PIN_BARE, SMALLER, WHY_BARE, WRAPPED } from './fit.ts'
import { Parts } from './Parts.tsx'
import { Ticks } from './Ticks.tsx'
import { useAnswer } from './use-answer.ts'
import two from './Wrapped.module.css'

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
  const act = useAct()
  const { chrome, drill } = useStores()
  // What changes with every move of a finger is told once it rests.
  const dragged = useDesk((desk) => desk.draft !== null)
  const practice = useStore(drill.store, (state) => state.drill !== null)
  const lay = useLay(useShownLays())
  const bothSides = useSettings((state) => state.bothSides)
  const asker = turned ? 'opposite' : 'near'
  const reasons = useChrome((state) => (bothSides ? state.reasons === asker : state.reasons !== null))
  const [level, setLevel] = useState(FULL)
  const answer = useAnswer()
  const room = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const triedFor = useRef('')

  const pinWord = words.t(lay?.pinned ? 'strip.unpin' : 'strip.pin')
  const whyWord = words.t(reasons ? 'strip.fold' : 'strip.why')
  const wrapped = level >= WRAPPED
  const clauses = level >= NAMES_FOLDED ? answer.folded : answer.full
  const said = answer.full.flatMap((clause) => clause.parts.map((part) => part.text)).join('|')
  const situation = [said, width, narrow, pinWord, whyWord, useFonts()].join('|')

  useLayoutEffect(() => {
    if (!room.current || !text.current) return
    const slack = narrow
      ? room.current.clientHeight - text.current.offsetHeight
      : room.current.clientWidth - text.current.offsetWidth
    const next = nextLevel(level, slack, triedFor.current !== situation, narrow ? 0 : 24)
    if (slack >= 0) triedFor.current = situation
    setLevel(next)
  }, [level, situation, narrow])

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
          <div className={wrapped ? (narrow ? two.three : two.text) : css.text} ref={text}>
            {clauses.map((clause) => (
              <span key={clause.key} className={wrapped ? two.clause : clause.pip ? css.clause : css.bare}>
                {clause.pip && <Pip standing={clause.pip} />}
                <span className={clause.dim ? css.dim : undefined}>
                  <Parts parts={clause.parts} />
                </span>
              </span>
            ))}
          </div>
        </div>
        {answer.declares && (
          <Key
            framed
            label={words.t('declare.named', { name: answer.declares.name })}
            onPress={() => act({ do: 'declare', target: answer.declares?.id ?? null })}
          />
        )}
        {lay && !practice && !answer.declares && !isUnderWay(lay) && (
          <Key
            icon="pin"
            label={pinWord}
            wordy={level < PIN_BARE && !narrow}
            framed={!narrow}
            onPress={() => act({ do: 'pin', id: lay.id, pinned: !lay.pinned })}
          />
        )}
        {answer.reasoned && (
          <Key
            icon={reasons ? 'down' : 'up'}
            label={whyWord}
            wordy={level < WHY_BARE && !narrow}
            framed={!narrow}
            expanded={reasons}
            onPress={() => chrome.setState({ reasons: reasons ? null : asker })}
          />
        )}
      </div>
    </section>
  )
}
