import { expect, test } from 'vitest'
import type { Answer, Options, Space } from './index.ts'
import type { G } from '../test/tally.ts'
import { add, ask, game, SAY, tally } from '../test/tally.ts'
import {
  again,
  begin,
  emit,
  encode,
  isSpace,
  knownGame,
  loaded,
  no,
  over,
  pending,
  pendingFor,
  playOut,
  submit,
  whyNot,
} from './index.ts'

test('[K-8] a pending decision says who, what, by which rule, and the options', () => {
  const [asked] = pending(game(tally({ ask: ask(1) })))
  expect(asked).toEqual({ id: '0-1', player: 1, kind: 'add', rule: 'X-1', options: [1, 2, 3] })
})

test('[K-8] each decision has its own id', () => {
  const g = game(tally({ a: ask(0), b: ask(0) }))
  const [before] = pending(g)
  submit(g, 0, 1)
  expect(pending(g)[0]?.id).not.toBe(before?.id)
})

test.for([
  ['another player', 1, 2, 'not-your-decision'],
  ['nobody', -1, 2, 'not-your-decision'],
  ['what no option is', 0, 4, 'not-an-option'],
  ['an option as a text', 0, '1', 'not-an-option'],
  ['an option in a row', 0, [1], 'not-an-option'],
  ['a fraction in an object', 0, { by: 0.5 }, 'not-an-option'],
  ['nothing', 0, undefined as unknown as Answer, 'not-an-option'],
] as const)('[K-8] %s is refused by name, and nothing changes', ([, player, answer, refusal]) => {
  const g = game(tally({ ask: ask(0, { legal: () => [1, 2, { by: 3 }] }) }))
  const before = encode([g.p, g.agenda, g.asked, g.log, g.sealed])
  expect(submit(g, player, answer)).toBe(refusal)
  expect(encode([g.p, g.agenda, g.asked, g.log, g.sealed])).toBe(before)
})

test("[K-8] one player's options are worked out without asking for the others'", () => {
  const asked: number[] = []
  const legal = (_: G, player: number) => (asked.push(player), ['yes', 'no'])
  const g = game(tally({ say: { ...SAY, legal } }))
  expect([pendingFor(g, 1), asked]).toEqual([pending(g)[1], [1, 0, 1]])
  submit(g, 1, 'no')
  expect([pendingFor(g, 1), pendingFor(g, 2)]).toEqual([null, null])
  submit(g, 0, 'no')
  expect(pendingFor(g, 0)).toBeNull()
})

test('[K-14] a game known only in part is asked on its view, and its agenda must name places of the rules', () => {
  const rules = tally({ ask: ask(1) })
  const g = game(rules)
  const view = rules.view(g.s, g.p, 1)
  const known = knownGame({ rules, s: g.s, view, agenda: g.agenda })
  expect(known.p).toBe(view)
  expect(pendingFor(known, 1)).toEqual(pendingFor(g, 1))
  submit(known, 1, 2)
  expect([over(known), over(g)]).toEqual([true, false])
  expect(over(knownGame({ rules, s: g.s, view, agenda: [] }))).toBe(true)
  const nowhere = [{ seq: 'main', at: 'supper' }]
  expect(() => knownGame({ rules, s: g.s, view, agenda: nowhere })).toThrow(
    'the rules have no such places: main/supper',
  )
})

test('[K-8] when the game is over every answer is refused', () => {
  expect(submit(game(tally({ a: add(1) })), 0, 1)).toBe('game-over')
})

/** A choice that keeps the answer it was given, for inspection. */
const keeping = (options: Options, kept: Answer[]) =>
  ask(0, { legal: () => options, take: (_, __, answer) => void kept.push(answer) })

test('[K-8] the option itself is used, not the caller’s object', () => {
  const option = { to: { x: 1, y: 2 } }
  const kept: Answer[] = []
  const mine = { to: { y: 2, x: 1 } }
  expect(submit(game(tally({ ask: keeping([null, option], kept) })), 0, mine)).toBeNull()
  expect(kept[0]).toBe(option)
})

test('[K-8] null is an answer where it is an option', () => {
  const kept: Answer[] = []
  expect(submit(game(tally({ ask: keeping([1, null], kept) })), 0, null)).toBeNull()
  expect(kept).toEqual([null])
})

test('[K-8] a negative zero is taken as the listed zero', () => {
  const kept: Answer[] = []
  submit(game(tally({ ask: keeping([0], kept) })), 0, -0)
  expect(Object.is(kept[0], 0)).toBe(true)
})

const EVEN: Space = {
  has: answer => (answer as { n: number }).n % 2 === 0,
  sample: () => ({ n: 4 }),
  shape: 'even',
}

test('[K-8] a space accepts a member, as a copy', () => {
  const kept: Answer[] = []
  const mine = { n: 8 }
  expect(submit(game(tally({ ask: keeping(EVEN, kept) })), 0, mine)).toBeNull()
  expect(kept).toEqual([{ n: 8 }])
  expect(kept[0]).not.toBe(mine)
  expect(submit(game(tally({ ask: keeping(EVEN, kept) })), 0, { n: 7 })).toBe('not-an-option')
})

test('[K-8] a space never sees a value that is not data', () => {
  const shown: Answer[] = []
  const space = { ...EVEN, has: (answer: Answer) => shown.push(answer) > 0 }
  const g = game(tally({ ask: ask(0, { legal: () => space }) }))
  for (const junk of [undefined, NaN, { n: 0.5 }, [undefined], () => {}, new Map()])
    expect(submit(g, 0, junk as Answer)).toBe('not-an-option')
  expect(shown).toEqual([])
})

test('[K-8] a list is no space', () => {
  expect([isSpace([1]), isSpace(EVEN)]).toEqual([false, true])
})

test('[K-8] a choice without an option is an error, not a dead end', () => {
  const g = game(tally({ ask: ask(0, { legal: () => [] }) }))
  expect(() => pending(g)).toThrow("player 0 must answer 'add' and has no option (agenda: main/ask)")
  expect(() => submit(g, 0, 1)).toThrow('has no option')
})

test('[K-8] several may be asked at once, and the line stays until they have answered', () => {
  const open = ask(0, {
    who: g => [0, 1].filter(player => g.p.words[player] === ''),
    legal: () => ['aye'],
    take: (g, player, word) => {
      emit(g, { is: 'said', player, word: word as string })
      return again
    },
  })
  const g = game(tally({ open }))
  expect(pending(g).map(asked => asked.player)).toEqual([0, 1])
  expect(submit(g, 1, 'aye')).toBeNull()
  expect([g.p.words, g.f.at]).toEqual([['', 'aye'], 'open'])
  expect([submit(g, 1, 'aye'), submit(g, 0, 'aye')]).toEqual(['not-your-decision', null])
  expect(over(g)).toBe(true)
})

test('[K-8] secret answers wait unseen until all are in, and are taken in player order', () => {
  const g = game(tally({ say: SAY, end: ask(0) }))
  expect(submit(g, 1, 'no')).toBeNull()
  expect([g.log, g.p.words, pending(g).map(asked => asked.player)]).toEqual([[], ['', ''], [0]])
  expect(submit(g, 1, 'yes')).toBe('not-your-decision')
  expect(submit(g, 0, 'yes')).toBeNull()
  expect(g.log).toEqual([
    { is: 'told', player: 0, word: 'yes' },
    { is: 'told', player: 1, word: 'no' },
  ])
  expect([g.sealed, g.f.at]).toEqual([[], 'end'])
})

test('[K-8] a question keeps its number while other secret answers come in, and no later one gets it', () => {
  const g = game(tally({ say: SAY, end: ask(0) }))
  const asked = pending(g)[0]?.id
  submit(g, 1, 'no')
  expect(pending(g)[0]?.id).toBe(asked)
  submit(g, 0, 'yes')
  expect(pending(g)[0]?.id).not.toBe(asked)
})

test('[K-8] of three secret answers each waits for the others', () => {
  const three = { ...SAY, who: () => [0, 1, 2] }
  const g = begin(tally({ say: three }), { players: 3 }, { dice: loaded([]) })
  submit(g, 2, 'no')
  submit(g, 0, 'yes')
  expect([pending(g).map(asked => asked.player), submit(g, 2, 'no')]).toEqual([[1], 'not-your-decision'])
  submit(g, 1, 'no')
  expect([g.p.words, over(g)]).toEqual([['yes', 'no', 'no'], true])
})

test('[K-11] opening several sealed answers reveals one secret, and opening a single one reveals none', () => {
  const quiet = { ...SAY, take: () => undefined }
  const two = game(tally({ say: quiet }))
  submit(two, 0, 'no')
  expect(two.revealed).toBe(0)
  submit(two, 1, 'no')
  expect(two.revealed).toBe(1)
  const one = game(tally({ say: { ...quiet, who: () => [1] } }))
  submit(one, 1, 'no')
  expect(one.revealed).toBe(0)
})

test('[K-8] the last of the secret answers decides what comes next', () => {
  const take = (_: G, player: number) => (player === 1 ? again : undefined)
  const g = game(tally({ say: { ...SAY, take }, end: ask(0) }))
  submit(g, 1, 'no')
  submit(g, 0, 'no')
  expect(g.f.at).toBe('say')
})

test('[K-8] a secret choice of one player is taken at once', () => {
  const g = game(tally({ say: { ...SAY, who: () => [1] }, end: ask(0) }))
  submit(g, 1, 'no')
  expect([g.p.words, g.f.at]).toEqual([['', 'no'], 'end'])
})

test('[K-8] a game is played out only with answers that are options', () => {
  const rules = tally({ a: ask(0), say: SAY, b: ask(1) })
  const g = game(rules)
  const asked: string[] = []
  playOut(g, (_, player, kind, options) => {
    asked.push(`${kind} ${player}`)
    return (options as readonly Answer[])[0] as Answer
  })
  expect([g.p, asked, over(g)]).toEqual([
    { total: 2, words: ['yes', 'yes'] },
    ['add 0', 'say 0', 'say 1', 'add 1'],
    true,
  ])
  expect(() => playOut(game(rules), () => 9)).toThrow("'add' was answered with what is not an option")
})

test('[K-5] a game that stopped where no player decides is broken, and says where', () => {
  const g = game(tally({ a: ask(0), b: add(1) }))
  g.f.at = 'b'
  expect(() => pending(g)).toThrow('the game stopped where nobody decides (agenda: main/b)')
})

test('[K-8] an answer that is not an option has a reason, and an option has none', () => {
  const g = game(tally({ ask: ask(0) }))
  expect(whyNot(g, 0, 1)).toBeNull()
  expect(whyNot(g, 0, 4)).toEqual({ rule: 'X-1', what: 'not-an-option', parts: {} })
  expect(whyNot(g, 1, 1)).toEqual({ rule: 'X-1', what: 'not-your-decision', parts: {} })
  expect(whyNot(game(tally({ a: add(1) })), 0, 1)?.what).toBe('game-over')
})

test('[K-8] a question itself says why an answer is refused', () => {
  const because = no('X-2', 'too-many', { most: 3 })
  const g = game(tally({ ask: ask(0, { whyNot: (_, __, answer) => (answer === 1 ? null : because) }) }))
  expect(whyNot(g, 0, 1)).toBeNull()
  expect(whyNot(g, 0, 4)).toBe(because)
})
