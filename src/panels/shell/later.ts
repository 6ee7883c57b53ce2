import { lazy } from 'react'

/** A part of the window that comes with words of its own. */
async function taught<Part>(part: Promise<Part>): Promise<Part> {
  const { teachDialogs } = await import('../../words/dialogs/teach.ts')
  teachDialogs()
  return part
}

// What a first look at the window doesn't show comes when it is asked for.
export const Reasons = lazy(async () => ({ default: (await import('../strip/reasons/Reasons.tsx')).Reasons }))
export const MoreMenu = lazy(async () => ({ default: (await import('../rail/MoreMenu.tsx')).MoreMenu }))
export const Dialogs = lazy(async () => ({ default: (await taught(import('../dialogs/Dialogs.tsx'))).Dialogs }))
export const PracticePanel = lazy(async () => ({
  default: (await taught(import('../dialogs/PracticePanel.tsx'))).PracticePanel,
}))
