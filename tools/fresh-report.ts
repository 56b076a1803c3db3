import type { Report } from './rules-coverage.ts'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** All that a test can depend on. */
const SOURCES = ['{packages,apps,packs,tools}/**/*.*', '*.{ts,json,mjs}', '.*.mjs']
const LEFT_OUT = /(?:^|\/)(?:node_modules|dist|coverage|reports|\.stryker-tmp)(?:$|\/)/

/** The sources and tests below a folder. */
export const sourcesIn = (root: string): string[] =>
  globSync(SOURCES, { cwd: root, exclude: path => LEFT_OUT.test(path.replaceAll('\\', '/')) })
    .filter(path => statSync(join(root, path)).isFile())
    .toSorted()

/** In words, why the report of an earlier run does not show how the sources stand now; null: it does. */
export function whyStale(root: string, file: string, tests: RegExp): string | null {
  if (!existsSync(join(root, file))) return `there is no ${file}`
  const { startTime, testResults } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Report
  const sources = sourcesIn(root)
  const run = new Set(testResults.map(({ name }) => name))
  const left = sources.filter(path => tests.test(path) && !run.has(join(root, path)))
  if (left.length > 0) return `${file} leaves out ${left.length} test files, such as ${left[0]}`
  const changed = sources.find(path => statSync(join(root, path)).mtimeMs > startTime)
  return changed === undefined ? null : `${changed} has changed since ${file} was written`
}
