import type { Sentence, Value, ValueOf } from '../rules/sentence.ts'

/** What a game's procedures say: the values each sentence mentions, by code, with their kinds. */
export type Spoken = Readonly<Record<string, Readonly<Record<string, Value['kind']>>>>

type ValuesOf<Kinds extends Readonly<Record<string, Value['kind']>>> = {
  readonly [Name in keyof Kinds]: ValueOf<Kinds[Name]>
}

/** Makes the sentences of a list, each with exactly the values it mentions. */
export function speaker<const List extends Spoken>(
  _list: List,
): <Code extends keyof List & string>(code: Code, values: ValuesOf<List[Code]>) => Sentence {
  return (code, values) => ({ code, values })
}
