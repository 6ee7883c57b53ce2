import type { Course } from '../../games/procedure.ts'
import type { Answer } from '../../games/question.ts'
import type { Procedure } from '../../table/lay.ts'
import side from '../side/Side.module.css'
import { useAct, useWords } from '../use-stores.ts'
import { grouped } from './grouped.ts'
import { QuestionList } from './QuestionList.tsx'
import { useNaming } from './use-naming.ts'

/** What is asked; what is asked of each of several models folded under its name; and the numbers that a unit card says as a rule. */
export function Questions({ lay, course }: { readonly lay: Procedure; readonly course: Course }) {
  const words = useWords()
  const act = useAct()
  const naming = useNaming()
  const onAnswer = (key: string, value: Answer) =>
    act({ do: 'lay', lay: { ...lay, answers: { ...lay.answers, [key]: value } } })
  const asked = (profile: boolean) =>
    course.steps.flatMap((step) => (step.how === 'asked' && step.profile === profile ? [step.question] : []))
  const questions = asked(false)
  const profile = asked(true)
  const groups = grouped(questions)
  const shared = questions.filter(({ about }) => about === null || !groups.has(about))
  return (
    <section className={side.section}>
      {questions.length > 0 && <h2>{words.t('course.questions')}</h2>}
      <QuestionList questions={shared} naming={naming} named onAnswer={onAnswer} />
      {[...groups].map(([about, own]) => (
        <details key={about} className={side.details}>
          <summary>{naming.about(about)}</summary>
          <QuestionList questions={own} naming={naming} named={false} onAnswer={onAnswer} />
        </details>
      ))}
      {profile.length > 0 && (
        <details className={side.details}>
          <summary>{words.t('course.profile')}</summary>
          <QuestionList questions={profile} naming={naming} named onAnswer={onAnswer} />
        </details>
      )}
    </section>
  )
}
