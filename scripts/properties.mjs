import { configureGlobal } from 'fast-check'

/**
 * Property tests draw the same examples at every run, so that what passes here passes for whoever checks it next. To look for
 * new counterexamples, `npm run soak` draws others each time.
 */
if (import.meta.env.MODE !== 'soak') configureGlobal({ seed: 1 })
