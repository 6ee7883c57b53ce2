import { teach } from '../words.ts'
import { enDialogs } from './en.ts'
import { ruDialogs } from './ru.ts'

/** Adds what dialogues and the practice say to both catalogues. */
export function teachDialogs(): void {
  teach('en', enDialogs)
  teach('ru', ruDialogs)
}
