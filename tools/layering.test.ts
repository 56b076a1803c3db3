import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { layering, unseen } from './layering.ts'

const PACKAGES = ['kernel', 'board', 'scenario', 'odds', 'ai', 'testkit', 'store', 'waw', 'manpower']

let root = ''

/** A workspace of empty packages, linked as npm links them. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'layering-'))
  mkdirSync(join(root, 'node_modules/@sandtable'), { recursive: true })
  for (const name of PACKAGES) {
    write(`packages/${name}/package.json`, `{ "name": "@sandtable/${name}", "exports": "./src/index.ts" }`)
    write(`packages/${name}/src/index.ts`, 'export type Word = string\nexport const word: Word = ""\n')
    symlinkSync(`../../packages/${name}`, join(root, 'node_modules/@sandtable', name))
  }
  write('node_modules/zod/package.json', '{ "name": "zod", "main": "index.js" }')
  write('node_modules/zod/index.js', 'export const z = 0\n')
  write('apps/cli/src/sandtable.ts', 'export const run = 0\n')
})

afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** Writes the file beside the empty packages and names the rules that it breaks. */
async function broken(file: string, text: string): Promise<string[]> {
  write(file, text)
  const { seen, complaints } = await layering(root)
  expect(seen).toContain(file)
  return complaints.map(line => /\(([\w-]+)\)$/.exec(line)?.[1] ?? line)
}

const value = (from: string): string => `import { word } from '${from}'`
const type = (from: string): string => `import type { Word } from '${from}'`

test.for([
  ['packages/waw/src/a.ts', value('@sandtable/kernel')],
  ['packages/waw/src/a.ts', value('@sandtable/board')],
  ['packages/waw/src/a.ts', value('@sandtable/odds')],
  ['packages/waw/src/a.ts', type('@sandtable/scenario')],
  ['packages/odds/src/a.ts', value('@sandtable/kernel')],
  ['packages/store/src/a.ts', value('@sandtable/kernel')],
  ['packages/scenario/src/a.ts', value('zod')],
  ['packages/scenario/src/a.ts', `import 'node:fs'`],
  ['packages/kernel/src/a.test.ts', `${value('@sandtable/waw')}; import 'node:fs'`],
  ['packages/waw/src/a.soak.ts', value('@sandtable/testkit')],
  ['apps/cli/src/a.ts', value('@sandtable/waw')],
  [
    'packages/waw/src/index.ts',
    `export { word } from './read/b.ts'; export type { Word } from './movement/b.ts'`,
  ],
  ['packages/waw/src/read/ground.ts', value('../charts/b.ts')],
  ['tools/a.ts', value('@sandtable/waw')],
  ['bench/a.ts', value('@sandtable/waw')],
] as const)('layering allows in %s: %s', async ([file, text]) => {
  for (const b of ['read', 'movement', 'charts'])
    write(`packages/waw/src/${b}/b.ts`, 'export type Word = string\nexport const word: Word = ""\n')
  expect(await broken(file, text)).toEqual([])
})

test.for([
  ['packages/kernel/src/a.ts', value('@sandtable/odds'), 'kernel-imports-only-what-it-may'],
  ['packages/board/src/a.ts', value('@sandtable/kernel'), 'board-imports-only-what-it-may'],
  ['packages/scenario/src/a.ts', value('@sandtable/kernel'), 'scenario-imports-only-what-it-may'],
  ['packages/odds/src/a.ts', type('@sandtable/waw'), 'odds-imports-only-what-it-may'],
  ['packages/ai/src/a.ts', value('@sandtable/waw'), 'ai-imports-only-what-it-may'],
  ['packages/testkit/src/a.ts', value('@sandtable/waw'), 'testkit-imports-only-what-it-may'],
  ['packages/store/src/a.ts', value('@sandtable/waw'), 'store-imports-only-what-it-may'],
  ['packages/waw/src/a.ts', value('@sandtable/manpower'), 'waw-imports-only-what-it-may'],
  ['packages/manpower/src/a.ts', type('@sandtable/waw'), 'manpower-imports-only-what-it-may'],
  ['packages/waw/src/a.ts', value('@sandtable/scenario'), 'ruleset-takes-only-types-of-scenario'],
  ['packages/kernel/src/a.ts', `import 'node:fs'`, 'kernel-and-rulesets-stand-alone'],
  ['packages/waw/src/a.ts', value('zod'), 'kernel-and-rulesets-stand-alone'],
  ['packages/waw/src/index.ts', `export { TERRAIN } from './charts/b.ts'`, 'only-what-is-to-be-read'],
  ['packages/manpower/src/index.ts', `export { word } from './movement/b.ts'`, 'only-what-is-to-be-read'],
  ['packages/waw/src/read/a.ts', `export { TERRAIN } from '../charts/b.ts'`, 'charts-are-shown-by-ground'],
  ['apps/cli/src/a.ts', value('@sandtable/waw/src/read/a.ts'), 'only-through-the-index'],
  ['packages/odds/src/a.ts', value('@sandtable/kernel/src/index.ts'), 'only-through-the-index'],
  ['packages/odds/src/a.test.ts', value('../../kernel/src/b.ts'), 'only-through-the-index'],
  ['packages/odds/src/a.ts', value('../../kernel/src/index.ts'), 'only-by-name'],
  ['tools/a.ts', value('../packages/kernel/src/index.ts'), 'only-by-name'],
  ['tools/a.ts', `import '../apps/cli/src/sandtable.ts'`, 'nothing-imports-apps'],
  ['apps/server/src/a.ts', `import '../../cli/src/sandtable.ts'`, 'nothing-imports-apps'],
  ['apps/cli/src/a.ts', `import '../../../tools/b.ts'`, 'packages-and-apps-import-no-tools'],
  ['apps/cli/src/systems/waw/a.ts', value('@sandtable/manpower'), 'systems-stand-apart'],
  ['apps/cli/src/systems/waw/a.ts', `import '../manpower/b.ts'`, 'systems-stand-apart'],
  ['packages/odds/src/a.ts', `import './b.test.ts'`, 'nothing-imports-tests'],
  ['packages/odds/src/a.ts', `import './nowhere.ts'`, 'every-import-is-there'],
  ['packages/nova/src/a.ts', value('@sandtable/kernel'), 'every-package-has-its-line'],
] as const)('layering forbids in %s: %s', async ([file, text, rule]) => {
  for (const b of [
    'packages/kernel/src/b.ts',
    'packages/odds/src/b.test.ts',
    'packages/waw/src/charts/b.ts',
    'packages/waw/src/read/a.ts',
    'packages/manpower/src/movement/b.ts',
    'apps/cli/src/systems/manpower/b.ts',
    'tools/b.ts',
  ])
    write(b, 'export const word = 0, TERRAIN = 0\n')
  expect(await broken(file, text)).toEqual([rule])
})

test('layering forbids a circle, also of types', async () => {
  write('packages/kernel/src/b.ts', type('./a.ts'))
  expect(await broken('packages/kernel/src/a.ts', type('./b.ts'))).toEqual(['no-cycles'])
})

test('layering complains of a source file that was not looked at', () => {
  write('packages/waw/src/battle/fire.ts', '')
  const allButFire = [...PACKAGES.map(name => `packages/${name}/src/index.ts`), 'apps/cli/src/sandtable.ts']
  expect(unseen(root, allButFire)).toEqual(['packages/waw/src/battle/fire.ts: was not looked at'])
})
