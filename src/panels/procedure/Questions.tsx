import type { Answer, Course, Question } from '../../games/procedure.ts'
import type { Procedure } from '../../table/lay.ts'
import side from '../side/Side.module.css'
import { useAct, useWords } from '../use-stores.ts'
import { ToggleKey } from '../widgets/Key.tsx'
import css from './Procedure.module.css'
import { QuestionRow } from './QuestionRow.tsx'
import { useNaming } from './use-naming.ts'

type Asked<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>

const isYes = (question: Question): question is Asked<'yes'> => question.kind === 'yes'

/** What is asked, each answered in one tap; and below, folded, the numbers that a unit card says as a rule. */
export function Questions({ lay, course }: { readonly lay: Procedure; readonly course: Course }) {
  const words = useWords()
  const act = useAct()
  const { label } = useNaming()
  const answer = (key: string, value: Answer) =>
    act({ do: 'lay', lay: { ...lay, answers: { ...lay.answers, [key]: value } } })
  const asked = (profile: boolean) =>
    course.steps.flatMap((step) => (step.how === 'asked' && step.profile === profile ? [step.question] : []))
  const open = asked(false)
  const profile = asked(true)
  return (
    <section className={side.section}>
      {open.length > 0 && <h2>{words.t('course.questions')}</h2>}
      <div className={css.chips}>
        {open.filter(isYes).map((question) => (
          <ToggleKey
            key={question.key}
            label={label('ask', question.code, question.about)}
            on={question.on}
            onChange={(on) => answer(question.key, on)}
          />
        ))}
      </div>
      {open
        .filter((question) => !isYes(question))
        .map((question) => (
          <QuestionRow key={question.key} question={question} onAnswer={(value) => answer(question.key, value)} />
        ))}
      {profile.length > 0 && (
        <details className={side.details}>
          <summary>{words.t('course.profile')}</summary>
          {profile.map((question) => (
            <QuestionRow key={question.key} question={question} onAnswer={(value) => answer(question.key, value)} />
          ))}
        </details>
      )}
    </section>
  )
}
