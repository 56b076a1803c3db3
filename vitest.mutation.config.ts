import { defineConfig } from 'vitest/config'
import { COMMON } from './vitest.config.ts'

/** Each rule's own tests must find what is wrong with it: those that count whole battles out or sit in a browser are slow, and left out. */
export default defineConfig({
  ...COMMON,
  test: {
    ...COMMON.test,
    include: ['**/*.test.ts'],
    exclude: [...COMMON.test.exclude, '**/odds/**', '**/e2e/**'],
  },
})
