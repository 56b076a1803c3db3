import { expect, test } from 'vitest'
import type { G } from '../test/tally.ts'
import { add, ask, game, SAY, tally } from '../test/tally.ts'
import { again, begin, done, emit, first, goTo, loaded, over, pending, submit } from './index.ts'

test('[K-5] automatic steps run in the order of the lines until a player must decide', () => {
  const g = game(tally({ one: add(1), ten: add(10), ask: ask(0), hundred: add(100) }))
  expect([g.p.total, g.f.at, over(g)]).toEqual([11, 'ask', false])
  submit(g, 0, 3)
  expect([g.p.total, over(g), pending(g)]).toEqual([114, true, []])
})

test('[K-5] a step may go to another line, past lines and back, with data for the frame', () => {
  const rules = tally({
    count: g => {
      emit(g, { is: 'added', by: 1 })
      return g.p.total < 3 ? again : goTo('ask', { seen: g.p.total })
    },
    never: add(100),
    ask: ask(0),
  })
  const g = game(rules)
  expect([g.p.total, g.f]).toEqual([3, { seq: 'main', at: 'ask', seen: 3 }])
})

test('[K-5] a step may run another sequence first, and then stands at its line again', () => {
  const aside = { aside: { add: add(10), ask: ask(1), end: add(100) } }
  const main = {
    fight: (g: G) => (g.p.total === 0 ? first({ seq: 'aside', at: 'add' }) : undefined),
    after: ask(0),
  }
  const g = game(tally(main, aside))
  expect(g.agenda.map(f => `${f.seq}/${f.at}`)).toEqual(['main/fight', 'aside/ask'])
  submit(g, 1, 1)
  expect([g.p.total, g.f.at]).toEqual([111, 'after'])
})

test('[K-5] a step may note in its own frame that it has run another sequence', () => {
  const main = {
    fight: (g: G) => ('fought' in g.f ? undefined : first({ seq: 'aside', at: 'ask' }, { fought: 1 })),
    after: ask(0),
  }
  const g = game(tally(main, { aside: { ask: ask(1) } }))
  expect(g.agenda).toEqual([
    { seq: 'main', at: 'fight', fought: 1 },
    { seq: 'aside', at: 'ask' },
  ])
  submit(g, 1, 1)
  expect(g.agenda).toEqual([{ seq: 'main', at: 'after', fought: 1 }])
})

test('[K-5] a step may end its sequence before the last line', () => {
  const g = game(tally({ one: add(1), enough: () => done, two: add(2) }))
  expect([g.p.total, over(g)]).toEqual([1, true])
})

test('[K-5] a choice that no player owes an answer to is skipped', () => {
  const g = game(tally({ nobody: ask(0, { who: () => [] }), one: add(1) }))
  expect([g.p.total, over(g)]).toEqual([1, true])
})

test('[K-5] a forced choice with a single option is taken, and with two is asked', () => {
  expect(game(tally({ only: ask(0, { forced: true, legal: () => [7] }) })).p.total).toBe(7)
  expect(pending(game(tally({ two: ask(0, { forced: true, legal: () => [7, 8] }) })))).toHaveLength(1)
})

test('[K-5] a choice with a single option is asked when it is not forced, or is secret', () => {
  expect(pending(game(tally({ only: ask(0, { legal: () => [7] }) })))).toHaveLength(1)
  expect(pending(game(tally({ say: { ...SAY, forced: true, legal: () => ['yes'] } })))).toHaveLength(2)
})

test('[K-5] an endless run of steps is an error that names the frames', () => {
  const rules = tally({ outer: () => first({ seq: 'inner', at: 'spin' }) }, { inner: { spin: () => again } })
  expect(() => game(rules)).toThrow(
    'more than 10000 steps without a decision (agenda: main/outer > inner/spin)',
  )
  const short = () => begin(rules, { players: 2 }, { dice: loaded([]), bound: 5 })
  expect(short).toThrow('more than 5 steps')
})

test('[K-5] as many steps as the bound allows are no error', () => {
  const rules = tally({ ten: g => (emit(g, { is: 'added', by: 1 }), g.p.total < 6 ? again : done) })
  expect(begin(rules, { players: 2 }, { dice: loaded([]), bound: 5 }).p.total).toBe(6)
})

test('[K-4] a frame that names no line is an error that says so', () => {
  expect(() => game(tally({ go: () => goTo('nowhere') }))).toThrow("no line 'nowhere' in sequence 'main'")
  expect(() => game(tally({ go: () => first({ seq: 'war', at: 'a' }) }))).toThrow(
    "no line 'a' in sequence 'war'",
  )
})

test('[K-4] a line named by a number would lose its place, and is refused', () => {
  expect(() => game(tally({ b: add(1), '1': add(2) }))).toThrow("line '1' is a number")
  expect(() => game(tally({ b: add(1), '12': add(2) }))).toThrow("line '12' is a number")
  expect(game(tally({ b: add(1), 'round-1': add(2), '2nd': add(3) })).p.total).toBe(6)
})

test('[K-4] a frame keeps its own copy of what a step puts into it', () => {
  const g = game(
    tally(
      { begin: g => first({ seq: 'aside', at: 'next', words: g.p.words }) },
      { aside: { next: g => goTo('ask', { more: g.p.words }), ask: ask(0, { take: saying }), end: ask(0) } },
    ),
  )
  submit(g, 0, 1)
  expect(g.p.words).toEqual(['hm', ''])
  expect(g.f).toMatchObject({ words: ['', ''], more: ['', ''] })
})

const saying = (g: G): void => emit(g, { is: 'said', player: 0, word: 'hm' })

test('[K-2] a game does not touch what `start` gave it', () => {
  const once = { position: { total: 0, words: ['', ''] }, frame: { seq: 'main', at: 'a' } }
  const g = game({ ...tally({ a: add(1), b: ask(0) }), start: () => once })
  expect([g.p.total, g.f.at]).toEqual([1, 'b'])
  expect(once).toEqual({ position: { total: 0, words: ['', ''] }, frame: { seq: 'main', at: 'a' } })
})
