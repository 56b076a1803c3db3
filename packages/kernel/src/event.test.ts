import { expect, test } from 'vitest'
import type { Tally } from '../test/tally.ts'
import { add, ask, game, tally } from '../test/tally.ts'
import { begin, emit, fold, fork, loaded, roll, seen, shuffled, submit } from './index.ts'

const RULES = tally({ a: add(1), b: ask(0) })

test('[K-1] a step that writes to the position does not compile', () => {
  const rules = tally({
    // @ts-expect-error the position is read-only to steps
    a: g => void (g.p.total = 5),
    // @ts-expect-error and so are its rows
    b: g => void g.p.words.push('x'),
    c: ask(0),
  })
  // What the compiler forbids has happened here; the log doesn't show it, and a law would find it.
  expect(game(rules).log).toEqual([])
})

test('[K-6] an event is applied at once, and logged', () => {
  const totals: number[] = []
  const rules = tally({
    a: g => {
      emit(g, { is: 'added', by: 2 })
      totals.push(g.p.total)
      emit(g, { is: 'added', by: 3 })
      totals.push(g.p.total)
    },
  })
  expect(game(rules).log).toEqual([
    { is: 'added', by: 2 },
    { is: 'added', by: 3 },
  ])
  expect(totals).toEqual([2, 5])
})

test('[K-6] a game without a log keeps none', () => {
  const g = begin(RULES, { players: 2 }, { dice: loaded([]), record: false })
  expect([g.log, g.p.total]).toEqual([null, 1])
})

test('[K-6] an event of unknown kind is an error that names it', () => {
  const e = { is: 'won' } as unknown as Tally['e']
  expect(() => game(tally({ a: g => emit(g, e) }))).toThrow("ruleset 'tally' has no event 'won'")
})

test('[K-6] folding the events gives the position that play made', () => {
  const g = game(RULES)
  submit(g, 0, 3)
  const { position } = RULES.start(g.s)
  expect(fold(RULES, g.s, position, g.log ?? [])).toEqual(g.p)
})

test('[K-6] each viewer gets what the kind of event says: all of it, or nothing', () => {
  const said = { is: 'said', player: 1, word: 'hush' } as const
  expect([null, 0, 1].map(viewer => seen(RULES, said, viewer))).toEqual([null, null, said])
  const added = { is: 'added', by: 1 } as const
  expect(seen(RULES, added, null)).toBe(added)
})

test('[K-7] events that reveal a secret are counted, and others are not', () => {
  const g = game(
    tally({
      quiet: g => emit(g, { is: 'said', player: 0, word: 'hush' }),
      loud: g => emit(g, { is: 'told', player: 0, word: 'hush' }),
      ask: ask(0),
    }),
  )
  expect(g.revealed).toBe(1)
})

test("[K-12] steps roll the game's dice, and shuffle by them", () => {
  const orders: string[] = []
  const row = ['a', 'b', 'c']
  const rules = tally({
    roll: g => emit(g, { is: 'added', by: roll(g, 6) }),
    mix: g => void orders.push(shuffled(g, row).join('')),
  })
  const g = game(rules, 4, 0, 0)
  expect([g.p.total, g.dice.used, orders, row.join('')]).toEqual([4, 3, ['bca'], 'abc'])
})

test('[K-2] a fork continues independently, with the same dice and without a log', () => {
  const rules = tally({ ask: ask(0), roll: g => emit(g, { is: 'added', by: 10 * roll(g, 6) }), end: ask(1) })
  const g = game(rules, 5)
  const on = fork(g)
  submit(on, 0, 2)
  expect([on.p.total, on.f.at, on.dice.used, on.log]).toEqual([52, 'end', 1, null])
  expect([g.p.total, g.f.at, g.dice.used, g.asked, g.log]).toEqual([0, 'ask', 0, 0, []])
  submit(g, 0, 3)
  expect([g.p.total, on.p.total]).toEqual([53, 52])
})

test('[K-2] a fork of a game that is over is over', () => {
  expect(fork(game(tally({ a: add(1) }))).f).toEqual({ seq: '', at: '' })
})

test('[K-16] derived data is forgotten after every event, in play and in folding', () => {
  const changed: number[] = []
  const rules = {
    ...tally({ a: add(1), b: add(2), c: ask(0) }),
    changed: (p: Tally['p']) => void changed.push(p.total),
  }
  const g = game(rules)
  expect(changed).toEqual([1, 3])
  fold(rules, g.s, { total: 10, words: [] }, g.log ?? [])
  expect(changed).toEqual([1, 3, 11, 13])
})
