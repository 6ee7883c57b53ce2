import type { Answer, Course, Question } from '../../games/procedure.ts'
import type { Procedure } from '../../table/lay.ts'
import side from '../side/Side.module.css'
import { useAct, useWords } from '../use-stores.ts'
import { ToggleKey } from '../widgets/Key.tsx'
import { grouped } from './grouped.ts'
import css from './Procedure.module.css'
import { QuestionRow } from './QuestionRow.tsx'
import { type Naming, useNaming } from './use-naming.ts'

type Asked<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>

const isYes = (question: Question): question is Asked<'yes'> => question.kind === 'yes'

interface ListProps {
  readonly questions: readonly Question[]
  readonly naming: Naming
  /** Whether each says whom it is about: not where all of a group are about one. */
  readonly named: boolean
  readonly onAnswer: (key: string, answer: Answer) => void
}

/** Questions, each answered in one tap: chips first, then what takes a row. */
function List({ questions, naming, named, onAnswer }: ListProps) {
  return (
    <>
      <div className={css.chips}>
        {questions.filter(isYes).map(({ key, code, about, on }) => (
          <ToggleKey
            key={key}
            label={naming.label('ask', code, named ? about : null)}
            on={on}
            onChange={(next) => onAnswer(key, next)}
          />
        ))}
      </div>
      {questions
        .filter((question) => !isYes(question))
        .map((question) => (
          <QuestionRow
            key={question.key}
            question={named ? question : { ...question, about: null }}
            onAnswer={(value) => onAnswer(question.key, value)}
          />
        ))}
    </>
  )
}

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
      <List questions={shared} naming={naming} named onAnswer={onAnswer} />
      {[...groups].map(([about, own]) => (
        <details key={about} className={side.details}>
          <summary>{naming.about(about)}</summary>
          <List questions={own} naming={naming} named={false} onAnswer={onAnswer} />
        </details>
      ))}
      {profile.length > 0 && (
        <details className={side.details}>
          <summary>{words.t('course.profile')}</summary>
          <List questions={profile} naming={naming} named onAnswer={onAnswer} />
        </details>
      )}
    </section>
  )
}
