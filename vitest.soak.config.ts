import { defineConfig } from 'vitest/config'
import { COMMON } from './vitest.config.ts'

/** The long tests, which `npm run soak` runs: random play by the thousand, wide comparisons of odds. */
export default defineConfig({
  ...COMMON,
  test: { ...COMMON.test, include: ['**/*.soak.ts'], testTimeout: 1_800_000, hookTimeout: 1_800_000 },
})
