import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * The architecture, as a table: each room of `src/`, the rooms it may import from, and the packages it may use.
 * Type imports count. What is not listed is forbidden. Change the house here first, and say why in the commit.
 */
const rooms: Readonly<Record<string, { readonly knows: readonly string[]; readonly packages: readonly string[] }>> = {
  geometry: { knows: [], packages: [] },
  chance: { knows: [], packages: ['pure-rand'] },
  words: { knows: [], packages: ['i18next'] },
  rules: { knows: ['geometry', 'chance'], packages: [] },
  // Least disruption: a search of its own, too large for a corner of rules.
  disruption: { knows: ['geometry', 'chance', 'rules'], packages: [] },
  games: { knows: ['geometry', 'chance', 'rules'], packages: [] },
  ask: { knows: ['geometry', 'chance', 'rules', 'disruption', 'games'], packages: ['valibot'] },
  table: { knows: ['geometry', 'chance', 'rules', 'disruption', 'games'], packages: ['zustand'] },
  // What the procedures of the games ask of the board, answered by a table.
  procedures: { knows: ['geometry', 'chance', 'rules', 'games', 'table'], packages: [] },
  saves: { knows: ['geometry', 'rules', 'games', 'table'], packages: ['valibot', 'idb-keyval', 'zustand'] },
  drills: { knows: ['geometry', 'chance', 'rules', 'games', 'table'], packages: [] },
  live: { knows: ['table', 'saves'], packages: ['zustand'] },
  view: { knows: ['geometry'], packages: [] },
  // The state of one window (tool in hand, selection, draft of a drag, camera): gestures write it, board and panels read it.
  desk: {
    knows: ['geometry', 'chance', 'rules', 'disruption', 'games', 'table', 'procedures', 'view'],
    packages: ['zustand'],
  },
  gestures: { knows: ['geometry', 'rules', 'disruption', 'games', 'table', 'view', 'desk'], packages: [] },
  board: {
    knows: [
      'geometry',
      'chance',
      'words',
      'rules',
      'disruption',
      'games',
      'table',
      'saves',
      'drills',
      'live',
      'view',
      'desk',
      'gestures',
    ],
    packages: ['react', 'konva', 'react-konva', 'zustand'],
  },
  panels: {
    knows: [
      ...['geometry', 'chance', 'words', 'rules', 'disruption', 'games', 'table', 'saves', 'drills', 'live', 'view'],
      'desk',
    ],
    packages: ['react', 'react-aria-components', 'zustand'],
  },
  projector: {
    knows: ['geometry', 'words', 'rules', 'games', 'table', 'saves', 'live', 'view', 'desk', 'board'],
    packages: ['react', 'konva', 'react-konva', 'zustand'],
  },
  app: {
    knows: [
      ...['geometry', 'chance', 'words', 'rules', 'disruption', 'games', 'table', 'saves', 'drills', 'live', 'view'],
      'procedures',
      'desk',
      ...['gestures', 'board', 'panels', 'projector'],
    ],
    packages: ['react', 'react-dom', 'zustand', '@fontsource-variable/ibm-plex-sans'],
  },
}

const source = resolve(import.meta.dirname)
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && file.includes(sep))
  .map((file) => file.split(sep).join('/'))

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.includes('/testing/')
const importPattern = /(?:from\s+|import\s+|import\()\s*['"]([^'"]+)['"]/g

function importsOf(file: string): string[] {
  const text = readFileSync(join(source, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return [...text.matchAll(importPattern)].map((match) => match[1] ?? '')
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

function offences(file: string): string[] {
  const room = file.split('/')[0] ?? ''
  const law = rooms[room]
  if (!law) return [`${file}: the room ${room} is not in the table`]
  return importsOf(file).flatMap((specifier) => {
    if (specifier.startsWith('.')) {
      const target = relative(source, resolve(source, dirname(file), specifier))
        .split(sep)
        .join('/')
      const other = target.split('/')[0] ?? ''
      if (other === room || law.knows.includes(other)) return []
      return [`${file} imports ${target}: ${room} may not know ${other}`]
    }
    if (isTest(file) || law.packages.includes(packageOf(specifier))) return []
    if (room === 'ask' && specifier.startsWith('node:')) return []
    return [`${file} imports ${specifier}: not a package of ${room}`]
  })
}

describe('the rooms of the house', () => {
  it('each import runs to a room its own may know, and each package is one its room uses', () => {
    expect(files.length).toBeGreaterThan(10)
    expect(files.flatMap(offences)).toEqual([])
  })

  it('nobody imports app, and panels and board do not know each other', () => {
    expect(Object.values(rooms).some((room) => room.knows.includes('app'))).toBe(false)
    expect(rooms.panels?.knows).not.toContain('board')
    expect(rooms.board?.knows).not.toContain('panels')
  })

  it('files are small: none above 300 lines', () => {
    const long = files.filter(
      (file) => !isTest(file) && readFileSync(join(source, file), 'utf8').split('\n').length > 301,
    )
    expect(long).toEqual([])
  })

  it('no barrels, no default exports, no drawers without a name', () => {
    expect(files.filter((file) => /(^|\/)(index|utils?|helpers?|common|misc|shared)(\.|\/)/.test(file))).toEqual([])
    expect(files.filter((file) => /^export default /m.test(readFileSync(join(source, file), 'utf8')))).toEqual([])
  })
})
