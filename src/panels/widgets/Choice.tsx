import type { CSSProperties } from 'react'
import { Radio, RadioGroup } from 'react-aria-components'
import css from './Choice.module.css'
import { classes } from './classes.ts'

export interface ChoiceProps<Value extends string | number> {
  readonly label: string
  readonly value: Value | null
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  /** Keys that wrap into several rows, for long lists. */
  readonly wrapped?: boolean
  /** Whether the label stands above, where nothing else says what is chosen. */
  readonly titled?: boolean
  readonly onChange: (value: Value) => void
}

/** What the longest label needs in characters: broken between words where it is long, never within one. */
function charactersFor(labels: readonly string[]): number {
  const longest = (texts: readonly string[]) => Math.max(1, ...texts.map((text) => text.length))
  return Math.min(longest(labels), Math.max(10, longest(labels.flatMap((label) => label.split(' ')))))
}

/** What the style has to know to make the segments even: how many there are, in each of two rows, and how long. */
function evenly(labels: readonly string[]): CSSProperties {
  const known: Record<`--${string}`, number> = {
    '--characters': charactersFor(labels),
    '--count': labels.length,
    '--in-half': Math.max(1, Math.ceil(labels.length / 2)),
  }
  return known
}

/** One of a few, all in sight: segments of a bar, the chosen one underlined. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, value, options, wrapped = false, titled = false, onChange } = props
  const change = (text: string) => {
    const chosen = options.find((option) => String(option.value) === text)
    if (chosen) onChange(chosen.value)
  }
  const group = (
    <RadioGroup
      className={classes(wrapped ? css.wrapped : css.bar)}
      aria-label={label}
      orientation="horizontal"
      style={evenly(options.map((option) => option.label))}
      value={value === null ? null : String(value)}
      onChange={change}
    >
      {options.map((option) => (
        <Radio key={option.value} className={classes(css.segment)} value={String(option.value)}>
          {option.label}
        </Radio>
      ))}
    </RadioGroup>
  )
  if (!titled) return group
  return (
    <div className={css.titled}>
      <span aria-hidden="true">{label}</span>
      {group}
    </div>
  )
}
