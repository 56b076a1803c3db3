import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { ThirdSystem } from './scratch-tree.ts'

const PACKAGE = {
  name: '@sandtable/gold-run',
  version: '0.1.0',
  type: 'module',
  exports: './src/index.ts',
  dependencies: { '@sandtable/kernel': '0.1.0' },
}

const INDEX = `export type { GoldRun, Printed } from './position.ts'
export { GOLD_RUN, printed } from './ruleset.ts'
export { randomAnswer } from './wits/wits.ts'
`

const RULES = `# Gold Run

## Turns

- **T-2.2** [A] A party marches.
`

const ON_THE_SHELF = `import { GOLD_RUN_SYSTEM } from './system.ts'
import { systemOf } from '../../game-system.ts'

export const goldRun = systemOf(GOLD_RUN_SYSTEM)
`

const PLUG = `import type { Plug } from '../plug.ts'

export const goldRun: Plug = { talk: async () => (await import('./talk.ts')).goldRunTalk }
`

const WEB_PLUG = `import type { GoldRunPack } from './plain.ts'
import type { Plug } from '../plug.ts'

export const goldRun: Plug = {
  name: 'gold-run',
  title: 'Gold Run',
  plain: async (pack, use) => use((await import('./plain.ts')).goldRun(pack as GoldRunPack)),
}
`

/** Adds the toy game of the testkit to a tree as its authors would: its own folders, and a line in each list. */
export function addGoldRun(tree: ThirdSystem): void {
  bringRules(tree)
  bringSystem(tree)
  tree.bring('apps/cli/src/systems/gold-run', 'index.ts', PLUG)
  tree.bring('apps/cli/src/systems/gold-run', 'talk.ts', talkIn(tree))
  tree.bring('apps/web/src/systems/gold-run', 'index.ts', WEB_PLUG)
  tree.bring('apps/web/src/systems/gold-run', 'plain.ts', plainIn(tree))
  tree.bring(
    'packs/copses',
    'pack.yaml',
    JSON.stringify({ id: 'copses', ruleset: 'gold-run', players: 2, rounds: 2 }),
  )
  for (const [app, last, added] of LISTS) {
    tree.change(
      `${app}/package.json`,
      '    "@sandtable/kernel": "0.1.0",\n',
      '    "@sandtable/gold-run": "0.1.0",\n    "@sandtable/kernel": "0.1.0",\n',
    )
    const list = `${app}/src/systems.ts`
    tree.change(list, last, added)
    tree.change(list, '\n\n', "\nimport { goldRun } from './systems/gold-run/index.ts'\n\n")
  }
}

/** What has a list of systems: the end of the list, before and after. */
const LISTS = [
  ['packages/shelf', 'waw, manpower }', "waw, manpower, 'gold-run': goldRun }"],
  ['apps/cli', 'waw, manpower }', "waw, manpower, 'gold-run': goldRun }"],
  ['apps/web', '[waw, manpower]', '[waw, manpower, goldRun]'],
] as const

const sourceIn = ({ root }: ThirdSystem, file: string): string => readFileSync(join(root, file), 'utf8')

const TOY = 'packages/testkit/src/toy'

/** The ruleset as a package of its own, from the sources of the testkit's toy. */
function bringRules(tree: ThirdSystem): void {
  const folder = 'packages/gold-run'
  tree.bring(folder, 'package.json', JSON.stringify(PACKAGE))
  tree.bring(folder, 'RULES.md', RULES)
  tree.bring(folder, 'src/index.ts', INDEX)
  tree.bring(folder, 'src/wits/wits.ts', sourceIn(tree, `${TOY}/../trial.ts`))
  for (const file of ['position.ts', 'sequence.ts', 'ruleset.ts'])
    tree.bring(folder, `src/${file}`, sourceIn(tree, `${TOY}/${file}`))
  symlinkSync(`../../${folder}`, join(tree.root, 'node_modules/@sandtable/gold-run'))
}

/** The shelf's knowledge of it: its packs, its bots, the winner. */
function bringSystem(tree: ThirdSystem): void {
  const folder = 'packages/shelf/src/systems/gold-run'
  const rules = /'(?:\.\/position|\.\/ruleset|\.\.\/trial)\.ts'/g
  tree.bring(folder, 'index.ts', ON_THE_SHELF)
  tree.bring(
    folder,
    'system.ts',
    sourceIn(tree, `${TOY}/system.ts`).replaceAll(rules, "'@sandtable/gold-run'"),
  )
}

/** How the toy is played at a terminal, as the terminal's own tests have it. */
const talkIn = (tree: ThirdSystem): string =>
  sourceIn(tree, 'apps/cli/src/testing/gold-run-talk.ts')
    .replaceAll("'@sandtable/testkit'", "'@sandtable/gold-run'")
    .replaceAll("'../play/", "'../../play/")

/** How it is laid out at a plain table, as the browser's own tests have it. */
const plainIn = (tree: ThirdSystem): string =>
  sourceIn(tree, 'apps/web/src/testing/gold-run.ts')
    .replaceAll("'@sandtable/testkit'", "'@sandtable/gold-run'")
    .replaceAll("'../plain/", "'../../plain/")
