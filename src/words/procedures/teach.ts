import { teach } from '../words.ts'
import { enProcedures } from './en.ts'
import { ruProcedures } from './ru.ts'

/** Adds what procedures say to both catalogues. */
export function teachProcedures(): void {
  teach('en', enProcedures)
  teach('ru', ruProcedures)
}
