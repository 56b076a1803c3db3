import { defineConfig } from 'vitest/config'
import daily from './vitest.config.ts'

/** Each rule's own tests must find what is wrong with it: those that count whole battles out or sit in a browser are slow, and left out. */
export default defineConfig({
  ...daily,
  test: { ...daily.test, exclude: [...(daily.test?.exclude ?? []), '**/odds/**', '**/e2e/**'] },
})
