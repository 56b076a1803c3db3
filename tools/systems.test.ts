import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** The game systems, by the names of their rulesets. */
const NAMES = readdirSync(join(ROOT, 'packages')).filter(name =>
  existsSync(join(ROOT, 'packages', name, 'RULES.md')),
)

const SOURCE = /^(?:apps|packages|tools|bench)\/.*\.(?:ts|tsx|css|mjs|html)$/

/** Where a game system may be named: its ruleset and its own folders, the lists of systems, and tests with what they share. */
const MAY = [
  new RegExp(`^packages/(?:${NAMES.join('|')}|testkit)/`),
  /\/systems\//,
  /\/systems\.ts$/,
  /^packages\/(?:scenario|draw|print|shelf)\/src\/(?:index|in-browser)\.ts$/,
  /\.(?:test|ci|soak)\.ts$/,
  /\/(?:testing|e2e)\//,
  /^tools\/third-system\//,
]

const NAMED = new RegExp(NAMES.join('|'), 'i')

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter(path => SOURCE.test(path) && existsSync(join(ROOT, path)))

test('no source outside the folders of game systems and the lists of them names one', () => {
  const common = sources.filter(path => !MAY.some(pattern => pattern.test(path)))
  expect(common.length).toBeGreaterThan(400)
  expect(
    common.flatMap(path =>
      readFileSync(join(ROOT, path), 'utf8')
        .split('\n')
        .flatMap((line, i) => (NAMED.test(line) ? [`${path}:${i + 1}: ${line.trim()}`] : [])),
    ),
  ).toEqual([])
})

describe.each(['apps/web', 'apps/cli', 'packages/shelf'])('%s', root => {
  test.each(NAMES)('has a folder or file for %s, and names it in its list of systems', name => {
    const own = [`src/systems/${name}/index.ts`, `src/systems/${name}.ts`]
    expect(own.some(path => existsSync(join(ROOT, root, path)))).toBe(true)
    expect(readFileSync(join(ROOT, root, 'src/systems.ts'), 'utf8')).toMatch(
      new RegExp(`'\\./systems/${name}(?:/index)?\\.ts'`),
    )
  })
})
