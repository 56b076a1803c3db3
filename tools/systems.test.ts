import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** Where no source may name a game system. */
const ROOTS = ['apps/web']

/** The game systems, by the names of their rulesets. */
const NAMES = readdirSync(join(ROOT, 'packages')).filter(name =>
  existsSync(join(ROOT, 'packages', name, 'RULES.md')),
)

const SOURCE = /\.(ts|tsx|css|mjs)$/
/** Folders of one system, the lists of them, and what only tests and measurements use. */
const MAY = new RegExp(
  `^packages/(${NAMES.join('|')})/|/systems/[^/]+/|/src/systems\\.ts$|\\.(test|ci|soak)\\.ts$|/(testing|e2e|bench)/`,
)
const NAMED = new RegExp(`[^\\n]*(?:${NAMES.join('|')})[^\\n]*`, 'i')

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...ROOTS], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter(path => SOURCE.test(path) && existsSync(join(ROOT, path)))

const namingIn = (path: string): string | undefined =>
  NAMED.exec(readFileSync(join(ROOT, path), 'utf8'))?.[0].trim()

test('only its own folders and the lists of systems name a game system', () => {
  const common = sources.filter(path => !MAY.test(path))
  expect(common.length).toBeGreaterThan(100)
  expect(
    common.flatMap(path => {
      const line = namingIn(path)
      return line === undefined ? [] : [`${path}: ${line}`]
    }),
  ).toEqual([])
})

describe.each(ROOTS)('%s', root => {
  test.each(NAMES)('has a folder for %s, and names it in its list of systems', name => {
    expect(existsSync(join(ROOT, root, 'src/systems', name, 'index.ts'))).toBe(true)
    expect(readFileSync(join(ROOT, root, 'src/systems.ts'), 'utf8')).toContain(`./systems/${name}/index.ts`)
  })
})
