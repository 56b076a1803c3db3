import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** Where no source may know a game system by its name. */
const ROOTS = [
  'apps/cli/src',
  'apps/server/src',
  'packages/{kernel,board,odds,ai,store,protocol,scenario,draw,print,shelf}/src',
  'tools',
  'bench',
]

/** A system's own folder or file, the lists, and tests with what they share. */
const MAY = [
  /\/systems\//,
  /\/(?:systems|src\/index|src\/in-browser)\.ts$/,
  /\.(?:test|ci|soak)\.ts$/,
  /\/testing\//,
  /^tools\/third-system\//,
]

const SYSTEMS = /\b(?:waw|manpower)\b/i

test('no source outside the folders of game systems and the lists of them names one', () => {
  const files = ROOTS.flatMap(root => globSync(`${root}/**/*.ts`, { cwd: ROOT }))
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => !MAY.some(pattern => pattern.test(file)))
  expect(files.length).toBeGreaterThan(200)
  const named = files.flatMap(file =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => (SYSTEMS.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  )
  expect(named).toEqual([])
})
