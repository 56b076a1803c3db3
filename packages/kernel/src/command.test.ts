import { describe, expect, test } from 'vitest'
import type { G } from '../test/tally.ts'
import { ask, game, SAY, tally } from '../test/tally.ts'
import { answerAll, canUndo, emit, encode, roll, submitAll, historyOf, undo } from './index.ts'

const telling = (g: G): void => emit(g, { is: 'told', player: 0, word: 'x' })

describe('a command', () => {
  test("[K-15] takes one player's answers in order", () => {
    const g = game(tally({ a: ask(0), b: ask(0), c: ask(0), d: ask(0) }))
    expect(submitAll(g, 0, [1, 2, 3])).toEqual({ taken: 3, stop: null })
    expect([g.p.total, g.f.at, g.asked]).toEqual([6, 'd', 3])
  })

  test.for([
    ['rolls dice', { roll: (g: G) => void roll(g, 6) }, 'dice-fell'],
    ['tells a secret', { tell: telling }, 'secret-told'],
    ['asks somebody else', { other: ask(1) }, 'others-decide'],
    ['asks several at once', { say: SAY }, 'others-decide'],
    ['changes the kind of question', { other: ask(0, { kind: 'another' }) }, 'another-question'],
  ] as const)('[K-15] stops after the first answer that %s', ([, line, stop]) => {
    const g = game(tally({ a: ask(0), b: ask(0), ...line, c: ask(0) }), 3)
    expect(submitAll(g, 0, [1, 2, 3])).toEqual({ taken: 2, stop })
    expect(g.p.total).toBe(3)
  })

  test('[K-15] stops at an answer that is not an option, and the answers before it count', () => {
    const g = game(tally({ a: ask(0), b: ask(0), c: ask(0) }))
    expect(submitAll(g, 0, [1, 9, 3])).toEqual({ taken: 1, stop: 'not-an-option' })
    expect([g.p.total, g.f.at]).toEqual([1, 'b'])
  })

  test('[K-15] changes nothing if no answer can be taken', () => {
    const g = game(tally({ a: ask(0), b: ask(0) }))
    const before = encode([g.p, g.agenda, g.asked, g.log])
    expect(submitAll(g, 1, [1, 2])).toEqual({ taken: 0, stop: 'not-your-decision' })
    expect(submitAll(g, 0, [9, 1])).toEqual({ taken: 0, stop: 'not-an-option' })
    expect(encode([g.p, g.agenda, g.asked, g.log])).toBe(before)
  })

  test('[K-15] ends with the game', () => {
    const g = game(tally({ a: ask(0) }))
    expect(submitAll(g, 0, [1, 2])).toEqual({ taken: 1, stop: 'game-over' })
  })

  test('[K-15] is taken back as a whole', () => {
    const t = historyOf(game(tally({ a: ask(0), b: ask(0), c: ask(0), d: ask(0) })))
    answerAll(t, 0, [1])
    answerAll(t, 0, [2, 3])
    expect([t.game.p.total, undo(t, 0), t.game.p.total, t.game.f.at]).toEqual([6, true, 1, 'b'])
    expect([undo(t, 0), t.game.p.total]).toEqual([true, 0])
  })

  test('[K-15] with a die in it cannot be taken back at all', () => {
    const t = historyOf(game(tally({ a: ask(0), b: ask(0), roll: g => void roll(g, 6), c: ask(0) }), 3))
    expect(answerAll(t, 0, [1, 2])).toEqual({ taken: 2, stop: null })
    expect([canUndo(t, 0), undo(t, 0)]).toEqual([false, false])
  })
})
