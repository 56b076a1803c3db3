import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getsSecondTry } from './second-try.ts'

const ROOT = join(import.meta.dirname, '..')

const triedAgain = (file: string): boolean =>
  getsSecondTry(join(ROOT, file), readFileSync(join(ROOT, file), 'utf8'))

test.for([
  'apps/web/e2e/lobby.test.ts',
  'apps/server/src/killed.ci.ts',
  'apps/server/src/lifecycle.test.ts',
  'apps/cli/src/play/play.test.ts',
  'apps/cli/src/serve/serve.test.ts',
  'packages/store/src/killed.test.ts',
])('%s starts real processes, and gets a second try in CI', file => {
  expect(triedAgain(file)).toBe(true)
})

test.for([
  'packages/kernel/src/save.test.ts',
  'packages/waw/src/war-laws.test.ts',
  'packages/waw/src/battle/cap.test.ts',
  'packages/manpower/src/battle-laws.test.ts',
  'packages/testkit/src/laws.test.ts',
  'apps/cli/src/systems/waw/play/names.test.ts',
])('%s starts none, and gets no second try', file => {
  expect(triedAgain(file)).toBe(false)
})
