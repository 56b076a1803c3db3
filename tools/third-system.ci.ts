import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ThirdSystem } from './third-system/scratch-tree.ts'
import { addGoldRun } from './third-system/gold-run.ts'
import { changedOutside, scratchTree } from './third-system/scratch-tree.ts'
import { serve, typed } from './third-system/program.ts'

const ROOT = join(import.meta.dirname, '..')

let tree: ThirdSystem
beforeAll(() => {
  tree = scratchTree(ROOT)
  addGoldRun(tree)
})
afterAll(() => tree.remove())

/** What to type: each line is for some decisions of the game, and refused at the others. */
const LINES = Array.from({ length: 400 }, () => 'march 5000 3600\n1\n').join('')

const THE_END = /The end ─+\n {2}(Victory: (Red|Green)|Nobody wins\.)\n/

test('a third system changes at most 6 files outside its own folders, and they still fit together', () => {
  const changed = changedOutside(ROOT, tree)
  expect(changed).toEqual([
    'apps/cli/package.json',
    'apps/cli/src/systems.ts',
    'packages/shelf/package.json',
    'packages/shelf/src/systems.ts',
  ])
  expect(changed.length).toBeLessThanOrEqual(6)
  for (const args of [
    ['node_modules/typescript/bin/tsc', '--noEmit'],
    ['tools/layering.ts'],
    ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'warn'],
  ])
    execFileSync(process.execPath, args, { cwd: tree.root })
})

test('it is played to its end in the terminal, against a bot, and its game is proved', async () => {
  const game = join(tree.root, 'gold.game.json')
  const played = await typed(tree, ['play', 'copses', '--seed', 'gold', '--save', game], LINES)
  expect(played.err).toBe('')
  expect(played.out).toMatch(/^The gold of the copses\nRed: you · Green: captain · seed gold$/m)
  expect(played.out).toMatch(THE_END)
  const checked = await typed(tree, ['replay', game, '--check'])
  expect(checked.out).toMatch(/^(yes {2}.*\n)+$/)
  expect((JSON.parse(readFileSync(game, 'utf8')) as { scenario: string }).scenario).toBe('copses')
})

test('what it does not offer is refused in plain words', async () => {
  for (const [args, said] of [
    [['validate', 'copses'], "'copses' is a game of Gold Run, and validate can't check those"],
    [['simulate', 'copses', '--games', '2'], "'copses' is a game of Gold Run, and nothing counts its games"],
    [['sheet', 'copses', '--pdf', 'x.pdf'], "'copses' is a game of Gold Run, and has nothing to print"],
  ] as const)
    expect(await typed(tree, args)).toEqual({ code: 1, out: '', err: `sandtable: ${said}\n` })
})

test('it is played to its end over the server, against a bot there, and every die is checked', async () => {
  const server = await serve(tree)
  try {
    const game = join(tree.root, 'served.game.json')
    const seat = join(tree.root, 'served.seat.json')
    const online = ['--server', server.url, '--against', 'drifter', '--seat', seat, '--save', game]
    const played = await typed(tree, ['play', 'copses', ...online], LINES)
    expect(played.err).toBe('')
    expect(played.out).toMatch(THE_END)
    const verified = await typed(tree, ['verify', game, '--seat', seat])
    expect([verified.code, verified.err]).toEqual([0, ''])
  } finally {
    await server.end()
  }
})
