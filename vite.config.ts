import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** What only procedures need. */
const OF_PROCEDURES = /src\/(procedures|words\/procedures|panels\/(procedure|cards))\/|\/games\/\w+\/(procedures\/|ready-cards)/

export default defineConfig({
  base: './',
  plugins: [react()],
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 1200,
    // What several parts need goes into one piece: in thirty small ones it would compress worse and take as many requests.
    // Procedures come when one is taken up, with all that only they need.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', minShareCount: 2, test: (id) => /src/.test(id) && !OF_PROCEDURES.test(id), priority: 2 },
            { name: 'procedures', test: OF_PROCEDURES, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    environment: 'node',
    setupFiles: ['scripts/properties.mjs'],
    testTimeout: 60_000,
  },
})
