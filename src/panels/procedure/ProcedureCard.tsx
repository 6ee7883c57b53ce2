import { useStore } from 'zustand'
import { setHand } from '../../desk/desk.ts'
import { gameOf } from '../../games/catalogue.ts'
import type { Procedure } from '../../table/lay.ts'
import side from '../side/Side.module.css'
import { useAct, useDesk, useStores, useTable, useWords } from '../use-stores.ts'
import { Pick } from '../widgets/Pick.tsx'
import { Chances } from './Chances.tsx'
import { FallsDue } from './FallsDue.tsx'
import { ProcedureKeys } from './ProcedureKeys.tsx'
import { Questions } from './Questions.tsx'
import { Rolls } from './Rolls.tsx'
import { Steps } from './Steps.tsx'
import { wordOf } from './worded.ts'

/** Which procedure of the game is taken up, who acts and at whom; then its course, step by step, to what is recorded. */
export function ProcedureCard({ lay }: { readonly lay: Procedure | null }) {
  const words = useWords()
  const act = useAct()
  const { desk, course: store } = useStores()
  const game = useTable(({ table }) => table.game)
  const hand = useDesk((state) => state.hand.procedure)
  const following = useStore(store)
  const { procedures } = gameOf(game)
  const of = procedures.find(({ id }) => id === (lay?.of ?? hand)) ?? procedures[0]
  const course = lay && following.lay?.id === lay.id ? following.course : null
  const take = (id: string) => {
    setHand(desk, { procedure: id })
    const next = procedures.find((one) => one.id === id)
    if (!lay || !next) return
    if (next.aimed && lay.target === null) act({ do: 'lift', id: lay.id })
    else act({ do: 'lay', lay: { ...lay, of: id, target: next.aimed ? lay.target : null, answers: {}, rolls: {} } })
  }
  return (
    <>
      <section className={side.section}>
        <Pick
          bare
          label={words.t('course.which')}
          value={of?.id ?? ''}
          options={procedures.map(({ id }) => ({ value: id, label: wordOf(words, `procedure.${game}.${id}`, id) }))}
          onChange={take}
        />
        {!lay && <ProcedureKeys lay={null} />}
        {!lay && <p className={side.hint}>{words.t(of?.aimed === false ? 'procedure.alone' : 'procedure.how')}</p>}
      </section>
      <FallsDue lay={lay} />
      {lay && course && (
        <>
          <Rolls lay={lay} following={following} course={course} />
          <Chances course={course} />
          <Questions lay={lay} course={course} />
          <Steps course={course} />
          <section className={side.section}>
            <ProcedureKeys lay={lay} />
            {of?.aimed && <p className={side.hint}>{words.t('procedure.anew')}</p>}
          </section>
        </>
      )}
    </>
  )
}
