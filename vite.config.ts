import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** What is known of a module while the build divides the program into pieces. */
interface Known {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** A language's catalogue, which comes by itself. */
const CATALOGUE = /\/src\/words\/(en|ru)[-.]/

const start = new URL('src/app/main.tsx', import.meta.url).pathname
const firstOf = new WeakMap<Known, ReadonlySet<string>>()

/** The modules that the first screen needs: those reached from its start without waiting for anything to be asked for. */
function first(known: Known): ReadonlySet<string> {
  const before = firstOf.get(known)
  if (before) return before
  const found = new Set<string>()
  const waiting = [start]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(known.getModuleInfo(id)?.importedIds ?? []))
  }
  firstOf.set(known, found)
  return found
}

export default defineConfig({
  base: './',
  plugins: [react()],
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 1200,
    // What the first screen needs is one piece: in thirty small ones it would compress worse and take as many requests.
    // What several of the later parts share, such as all that procedures need, comes with the first of them.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              debugName: 'parts',
              name: (id, known) => CATALOGUE.exec(id)?.[1] ?? (first(known).has(id) ? 'first' : 'later'),
              // The start itself waits for what it asks for: it must not be part of what that imports.
              test: (id) => /\/src\/|node_modules/.test(id) && id !== start,
            },
          ],
        },
      },
    },
  },
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    environment: 'node',
    setupFiles: ['scripts/properties.mjs', 'src/words/testing/learn-all.ts'],
    testTimeout: 60_000,
  },
})
