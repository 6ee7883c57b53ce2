import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  base: './',
  plugins: [react()],
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 1200,
    // What several parts need goes into one piece: in thirty small ones it would compress worse and take as many requests.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2, test: /src/ }] } } },
  },
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    environment: 'node',
    setupFiles: ['scripts/properties.mjs'],
    testTimeout: 60_000,
  },
})
