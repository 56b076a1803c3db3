import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { encode, over } from '@sandtable/kernel'
import { WAW } from '@sandtable/waw'
import { hasty, HASTINGS, orders, sat, TOGETHER, warTable } from '../systems/waw/testing/hastings.ts'
import { PATIENCE, run, scratch } from '../testing/bin.ts'
import { resumed, sit } from './play.ts'
import { sittingOf } from './sitting.ts'
import { typist } from '../testing/typist.ts'
import { HUMAN } from './session.ts'
import type { OwnTable } from './own-table.ts'

const logOf = ({
  table: { game },
}: {
  readonly table: { readonly game: { readonly log: unknown } }
}): string => encode(game.log)

test(
  '[CLI] a whole game is played by typing, and its log runs to the end',
  { timeout: PATIENCE },
  async () => {
    const { session, typist: at } = await sat(hasty)
    expect(over(session.table.game)).toBe(true)
    const paper = at.paper()
    const turns = HASTINGS.s.turns.slice(0, session.table.game.p.turn)
    expect(turns.length).toBeGreaterThan(3)
    for (const name of turns) expect(paper).toContain(name)
    expect(paper).toMatch(/The end ─+\n {2}(Victory: |Defeat: )(Saxons|Normans and Norwegians)/)
    expect(paper.split('\n').filter(line => line.length > 100)).toEqual([])
  },
)

test(
  '[CLI] the program itself plays a game to its end with what is piped into it',
  { timeout: PATIENCE },
  async () => {
    const path = scratch('piped.game.json')
    const input = '1\ndone\n\n'.repeat(300)
    const args = ['play', 'hastings-1066', '--seed', 'senlac', '--against', 'random', '--save', path]
    const { code, out, err } = await run(args, {}, input)
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/The end ─+\n {2}(Victory|Defeat): /)
    expect(out).not.toContain('\u001B')
    const check = await run(['replay', path, '--check'])
    expect([check.code, check.out.match(/^yes/gm)?.length]).toEqual([0, 2])
  },
)

test(
  "[CLI][L9] the events a player is shown fold to exactly that player's view",
  { timeout: PATIENCE },
  async () => {
    const { session } = await sat(hasty)
    const seen = session.watchOf(0).view
    expect(encode(seen)).toBe(encode(WAW.view(HASTINGS.s, session.table.game.p, 0)))
  },
)

test("[CLI] no card in an enemy's hand is ever named", { timeout: PATIENCE }, async () => {
  const { session, typist: at } = await sat(hasty)
  const shown = new Set(
    session.table.game.log?.flatMap(e =>
      'card' in e && e.is !== 'card-drawn' && e.is !== 'card-returned' ? [e.card] : [],
    ),
  )
  const secret = (session.table.game.p.hands[1] ?? []).filter(card => !shown.has(card))
  const names = secret.map(card => HASTINGS.s.cards[card]?.name ?? '')
  const twins = new Set([...shown].map(card => HASTINGS.s.cards[card]?.name))
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter(name => !twins.has(name) && at.paper().includes(name))).toEqual([])
})

test('[CLI] trying things out reveals nothing: the dice of the game stay where they are', async () => {
  const looking = [
    'pass',
    'odds all holderness to york',
    'reach holderness',
    'map',
    'move all holderness to york',
  ]
  const one = await sat(orders('Normans', ...looking))
  const other = await sat(orders('Normans', looking.at(-1) as string))
  expect(encode(one.session.table.game.dice)).toBe(encode(other.session.table.game.dice))
  expect(logOf(one.session)).toBe(logOf(other.session))
})

test("[CLI] a player's own battle starts with its odds, as `odds` gave them", async () => {
  const { typist: at } = await sat(orders('Normans', 'move all holderness to york', 'odds york', 'done'))
  const odds = at.paper().match(/Odds at York: .+/g)
  expect(odds).toHaveLength(2)
  expect(odds?.[0]).toBe(odds?.[1])
  expect(odds?.[0]).toMatch(/Normans and Norwegians \d+\.\d% \(by rout \d+\.\d%\), Saxons/)
})

test('[CLI][K-11] nothing is taken back once another has answered', async () => {
  const { session, typist: at } = await sat(
    orders('Normans', 'move all holderness to york', 'done', '', 'undo'),
  )
  expect(at.paper()).toContain('Can’t undo: another player has answered since.')
  expect(session.answers.some(({ answer }) => encode(answer) === '{"do":"done"}')).toBe(true)
})

test('[CLI] a saved game resumes unchanged', { timeout: PATIENCE }, async () => {
  const path = scratch('half.game.json')
  let lines = 0
  const halfway = (prompt: string, paper: string): string =>
    ++lines === 6 ? `save ${path}` : hasty(prompt, paper)
  const { session } = await sat(halfway)
  const again = resumed(undefined, path) as OwnTable
  expect(again.answers.length).toBeLessThan(session.answers.length)
  await sit(sittingOf(again, typist(hasty), null))
  expect(over(again.table.game)).toBe(true)
  expect(logOf(again)).toBe(logOf(session))
})

test('[CLI] quitting asks where to save', async () => {
  const path = scratch('quit.game.json')
  const { typist: at } = await sat(['quit', path])
  expect(at.paper().replace(/\s+/g, ' ')).toContain(
    `Saved. Continue it with: npx sandtable play --resume ${path}`,
  )
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
    format: 'sandtable-game',
    scenario: 'hastings-1066',
  })
  for (const no of ['no', 'N', 'q', 'quit']) {
    const none = await sat(['quit', no])
    expect([no, none.typist.paper().includes('Saved')]).toEqual([no, false])
  }
})

test('[CLI] only game files are ever overwritten', { timeout: PATIENCE }, async () => {
  const [letter, path] = [scratch('letter.txt'), scratch('over.game.json')]
  writeFileSync(letter, 'Dear Edith')
  const { typist: at } = await sat([`save ${letter}`, 'quit', letter, path])
  expect(at.paper().match(/isn’t a Sandtable game/g)).toHaveLength(2)
  expect(at.paper()).toMatch(/Saved\./)
  const again = await sat([`save ${path}`])
  expect(again.typist.paper()).toMatch(/Saved\./)
  const { code, out, err } = await run(['play', 'hastings-1066', '--save', letter])
  expect([code, out]).toEqual([1, ''])
  expect(err).toContain('isn’t a Sandtable game')
  expect(readFileSync(letter, 'utf8')).toBe('Dear Edith')
})

test('[CLI] no line is wider than a terminal of 80 columns', { timeout: PATIENCE }, async () => {
  for (const seats of [[HUMAN, 'random'], TOGETHER]) {
    const at = typist(hasty, false, 80)
    await sit(sittingOf(warTable(HASTINGS, 'fulford', seats), at, null))
    expect(
      at
        .paper()
        .split('\n')
        .filter(line => line.length > 80),
    ).toEqual([])
  }
})

test("[CLI] each player's captain plays for that player alone", async () => {
  const { session } = await sat(['', 'auto game', '', 'auto game'], TOGETHER)
  expect(over(session.table.game)).toBe(true)
})

test('[CLI] at the start there is nothing to undo yet', async () => {
  expect((await sat(['UNDO'])).typist.paper()).toContain('There’s nothing to undo yet.')
})

test(
  '[CLI] auto leaves the rest of a turn to the captain, and then asks the player again',
  { timeout: PATIENCE },
  async () => {
    const { session } = await sat(['auto turn'])
    const { turn, active } = session.table.game.p
    expect(turn > 1 || active !== 0).toBe(true)
    expect(session.answers.filter(({ player, asked }) => player === 0 && asked)).toHaveLength(1)
  },
)

test('[CLI] players at one keyboard are told to look away, and each sees only their own cards', async () => {
  const { typist: at } = await sat(orders('Saxons', 'hand'), TOGETHER)
  const [normans = '', saxons = ''] = at
    .paper()
    .split('Saxons: it’s your move.\nPress Enter once the others have looked away.')
  const drawn = (text: string, who: string): string[] =>
    text.match(new RegExp(`${who} drew (?!a card).*`, 'g')) ?? []
  expect([drawn(normans, 'Saxons'), drawn(saxons, 'Norwegians')]).toEqual([[], []])
  expect(drawn(saxons, 'Saxons').length).toBeGreaterThan(0)
})
