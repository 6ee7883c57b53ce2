import { learn } from '../learn.ts'

// Tests speak both languages, whichever a window would have fetched.
await learn('en')
await learn('ru')
