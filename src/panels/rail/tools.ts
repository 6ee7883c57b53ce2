import type { Tool } from '../../desk/desk.ts'

/** The tools in the order in which they stand, each with the letter that takes it up. */
export const tools: readonly { readonly tool: Tool; readonly letter: string }[] = [
  { tool: 'select', letter: 'V' },
  { tool: 'measure', letter: 'M' },
  { tool: 'spray', letter: 'S' },
  { tool: 'blast', letter: 'B' },
  { tool: 'deviation', letter: 'D' },
  { tool: 'arc', letter: 'A' },
  { tool: 'sight', letter: 'L' },
  { tool: 'shove', letter: 'X' },
  { tool: 'procedure', letter: 'R' },
  { tool: 'terrain', letter: 'T' },
  { tool: 'add', letter: 'N' },
]

/** The tools a phone keeps in its bottom row; the others stand behind its dots. */
export const firstTools: readonly Tool[] = ['select', 'measure', 'spray', 'blast', 'arc']
