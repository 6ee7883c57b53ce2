import { teachDialogs } from '../dialogs/teach.ts'
import { learn } from '../learn.ts'
import { teachProcedures } from '../procedures/teach.ts'

// Tests speak both languages with all that is said in them, whichever a window would have fetched.
await learn('en')
await learn('ru')
teachDialogs()
teachProcedures()
