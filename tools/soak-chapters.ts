import { globSync } from 'node:fs'
import { SYSTEM_CHAPTERS } from './systems.ts'

/** The chapters of the soak in the order in which they run, and the long tests of each. */
const TESTS: Readonly<Record<string, RegExp>> = {
  ...SYSTEM_CHAPTERS,
  trials: /^apps\/cli\/src\/systems\/[^/]+\/simulate\//,
  strength: /^packages\/ai\//,
  'server-hostile': /^apps\/server\/src\/(?:hostile|bad-lines)[^/]*\.soak\.ts$/,
  'server-killed': /^apps\/server\/src\/(?:killed|secrets)[^/]*\.soak\.ts$/,
  packs: /^apps\/cli\/src\/(?:systems\/[^/]+\/validate|verify)\//,
}

/** Long tests that belong to no chapter above run here, so that none is forgotten. */
const OTHERS = 'others'

/** Changes in the land battle and its tables, which tests must notice. */
export const MUTATION = 'mutation'

/** By the name of a chapter: its test files. The mutation tests have none of their own. */
export function chaptersIn(root: string): ReadonlyMap<string, readonly string[]> {
  const files = globSync('{packages,apps,tools}/**/*.soak.ts', {
    cwd: root,
    exclude: path => /(?:^|\/)(?:node_modules|dist)$/.test(path),
  })
    .map(path => path.replaceAll('\\', '/'))
    .toSorted()
  const named = Object.entries(TESTS).map(
    ([name, pattern]) => [name, files.filter(file => pattern.test(file))] as const,
  )
  const others = files.filter(file => !named.some(([, own]) => own.includes(file)))
  return new Map([...named, ...(others.length > 0 ? [[OTHERS, others] as const] : []), [MUTATION, []]])
}
