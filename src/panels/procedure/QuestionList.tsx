import type { Answer, Question } from '../../games/question.ts'
import { ToggleKey } from '../widgets/ToggleKey.tsx'
import css from './Procedure.module.css'
import { QuestionRow } from './QuestionRow.tsx'
import type { Naming } from './use-naming.ts'

type Asked<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>

const isYes = (question: Question): question is Asked<'yes'> => question.kind === 'yes'

interface QuestionListProps {
  readonly questions: readonly Question[]
  readonly naming: Naming
  /** Whether each says whom it is about: not where all of a group are about one. */
  readonly named: boolean
  readonly onAnswer: (key: string, answer: Answer) => void
}

/** Questions, each answered in one tap: chips first, then what takes a row. */
export function QuestionList({ questions, naming, named, onAnswer }: QuestionListProps) {
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
