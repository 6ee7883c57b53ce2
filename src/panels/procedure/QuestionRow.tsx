import type { Answer, Question } from '../../games/question.ts'
import { useWords } from '../use-stores.ts'
import { Choice } from '../widgets/Choice.tsx'
import { DashStepper } from '../widgets/DashStepper.tsx'
import { ToggleKey } from '../widgets/ToggleKey.tsx'
import css from './Procedure.module.css'
import { useNaming } from './use-naming.ts'
import { wordOf } from './worded.ts'

interface QuestionRowProps {
  readonly question: Question
  readonly onAnswer: (answer: Answer) => void
}

/** One question with what answers it: a stepper, options, or the models among which to choose. */
export function QuestionRow({ question, onAnswer }: QuestionRowProps) {
  const words = useWords()
  const { label, name } = useNaming()
  const title = label('ask', question.code, question.about)
  switch (question.kind) {
    case 'yes':
      return <ToggleKey label={title} on={question.on} onChange={onAnswer} />
    case 'number':
      return (
        <DashStepper
          label={title}
          value={question.value}
          min={question.least}
          max={question.most}
          dash={question.dash}
          onChange={onAnswer}
        />
      )
    case 'one':
      return (
        <Choice
          wrapped
          titled
          label={title}
          value={question.value}
          options={question.options.map(({ value, name: given, sentence }) => ({
            value,
            label: given ?? (sentence ? words.say(sentence) : wordOf(words, `option.${value}`, value)),
          }))}
          onChange={onAnswer}
        />
      )
    case 'models': {
      const { among, chosen, most } = question
      const toggle = (id: string, on: boolean) => {
        if (!on) onAnswer(chosen.filter((one) => one !== id))
        else onAnswer(most === 1 ? [id] : [...chosen, id].slice(-most))
      }
      return (
        <fieldset className={css.models}>
          <legend>{title}</legend>
          {among.length === 0 && <span>{words.t('course.nobody')}</span>}
          <div className={css.chips}>
            {among.map((id) => (
              <ToggleKey key={id} label={name(id)} on={chosen.includes(id)} onChange={(on) => toggle(id, on)} />
            ))}
          </div>
        </fieldset>
      )
    }
  }
}
