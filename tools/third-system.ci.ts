import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ThirdSystem } from './third-system/scratch-tree.ts'
import { addGoldRun } from './third-system/gold-run.ts'
import { changedOutside, scratchTree } from './third-system/scratch-tree.ts'
import { findChromium } from '@sandtable/testkit'
import { openBrowser, takeOptions } from './third-system/browser.ts'
import { serve, typed } from './third-system/program.ts'

const chromium = await findChromium()

const ROOT = join(import.meta.dirname, '..')

let tree: ThirdSystem
beforeAll(() => {
  tree = scratchTree(ROOT)
  addGoldRun(tree)
})
afterAll(() => tree.remove())

/** What to type: each line is for some decisions of the game, and refused at the others. */
const LINES = Array.from({ length: 400 }, () => 'march 5000 3600\n1\n').join('')

const TITLE = 'The gold of the copses'

const THE_END = /The end ─+\n {2}((Victory|Defeat): (Red|Green)( won\.)?|The game is a draw\.)\n/

test('a third system changes at most 6 files outside its own folders, and they still fit together', () => {
  const changed = changedOutside(ROOT, tree)
  expect(changed).toEqual([
    'apps/cli/package.json',
    'apps/cli/src/systems.ts',
    'apps/web/package.json',
    'apps/web/src/systems.ts',
    'packages/shelf/package.json',
    'packages/shelf/src/systems.ts',
  ])
  expect(changed.length).toBeLessThanOrEqual(6)
  for (const args of [
    ['node_modules/typescript/bin/tsc', '--noEmit'],
    ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'apps/web'],
    ['tools/layering.ts'],
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
    [['validate', 'copses'], "'copses' is a game of Gold Run, which validate can’t check"],
    [['simulate', 'copses', '--games', '2'], "'copses' is a game of Gold Run, which can’t be simulated"],
    [['sheet', 'copses', '--pdf', 'x.pdf'], "'copses' is a game of Gold Run, which has nothing to print"],
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

test.skipIf('missing' in chromium)(
  'it is played to its end in a browser, from the lobby against a bot, and walked through again',
  async () => {
    const build = ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'warn']
    execFileSync(process.execPath, build, { cwd: tree.root })
    const server = await serve(tree, [])
    const { page, faults, close } = await openBrowser(chromium, server.url)
    try {
      const card = page.getByRole('article', { name: TITLE })
      await card.getByText('Gold Run · Long ago').waitFor()
      await card.getByRole('button', { name: /^Play the bot/ }).click()
      await page.waitForURL(/\/game\//)
      const table = page.url()
      expect(await takeOptions(page, 2)).toBe('goes on')
      await page.getByRole('region', { name: 'Position' }).getByText('Round 1 of 2').waitFor()
      await page.getByRole('tab', { name: 'Rules' }).click()
      await page.getByText('Gold Run has no rulebook here.').waitFor()

      await page.goto('/')
      await page.getByText(/^Turn 1\. Red \d+, Green \d+\.$/).waitFor()
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await page.waitForURL(table)
      expect(await takeOptions(page, 100)).toBe('over')
      await page
        .getByRole('dialog')
        .getByText(/^(Victory|Defeat|Draw)$/)
        .first()
        .waitFor()
      await page.getByRole('button', { name: 'Watch the replay' }).click()

      const scrubber = page.getByRole('slider', { name: 'Moment in the game' })
      await scrubber.waitFor()
      await page.keyboard.press('End')
      expect(await scrubber.inputValue()).toBe(await scrubber.getAttribute('max'))
      await page.getByRole('region', { name: 'Position' }).getByText('Round 2 of 2').waitFor()
      await page.getByRole('button', { name: 'Check the dice' }).click()
      await page.getByText(/^Dice verified/).waitFor()
      expect(faults).toEqual([])
    } finally {
      await close()
      await server.end()
    }
  },
)
