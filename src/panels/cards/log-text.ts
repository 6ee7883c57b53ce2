import type { Entry } from '../../table/log.ts'
import type { Words } from '../../words/words.ts'
import { wordOf } from '../procedure/worded.ts'

/** An entry of the log as plain text: what was done, its steps, its dice, and what came of it. */
export function entryText(words: Words, { of, actor, target, steps, dice, result }: Entry): string {
  const head = `${wordOf(words, `procedure.${of}`, of)}: ${target === '' ? actor : `${actor} → ${target}`}`
  const rolls = dice.map(({ code, about, faces }) => {
    const what = wordOf(words, `roll.${code}`, code)
    return `${about === '' ? what : `${what} (${about})`}: ${faces.join(' ')}`
  })
  return [
    head,
    ...steps.map((step) => `  ${words.say(step)}`),
    ...rolls.map((roll) => `  ${roll}`),
    ...result.map((one) => `  = ${words.say(one)}`),
  ].join('\n')
}
