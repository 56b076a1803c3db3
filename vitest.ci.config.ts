import { defineConfig } from 'vitest/config'
import { COMMON } from './vitest.config.ts'

/** The wider tests, which `npm run test:ci` runs: too slow for every day, short enough for every change. */
export default defineConfig({
  ...COMMON,
  test: { ...COMMON.test, include: ['**/*.ci.ts'], testTimeout: 600_000, isolate: false },
})
