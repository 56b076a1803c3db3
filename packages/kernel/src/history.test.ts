import { expect, test } from 'vitest'
import type { G } from '../test/tally.ts'
import { ask, game, SAY, tally } from '../test/tally.ts'
import {
  answer,
  begin,
  canUndo,
  emit,
  encode,
  loaded,
  pending,
  roll,
  standing,
  historyOf,
  undo,
  whyNotUndo,
} from './index.ts'

const telling = (g: G): void => emit(g, { is: 'told', player: 0, word: 'x' })
const at = (rules: ReturnType<typeof tally>, ...rolls: number[]) => historyOf(game(rules, ...rolls))

test('[K-11] the player who gave an answer takes it back, and the exact position returns', () => {
  const t = at(tally({ a: ask(0), b: ask(0), c: ask(0) }))
  answer(t, 0, 1)
  const before = encode([t.game.p, t.game.agenda, t.game.dice, t.game.log])
  answer(t, 0, 2)
  expect([canUndo(t, 0), canUndo(t, 1), undo(t, 1)]).toEqual([true, false, false])
  expect(undo(t, 0)).toBe(true)
  expect(encode([t.game.p, t.game.agenda, t.game.dice, t.game.log])).toBe(before)
  expect([undo(t, 0), t.game.p.total, t.game.f.at]).toEqual([true, 0, 'a'])
  expect([canUndo(t, 0), undo(t, 0)]).toEqual([false, false])
})

test('[K-11] a decision asked again has another id than the one taken back', () => {
  const t = at(tally({ a: ask(0), b: ask(0) }))
  const [first] = pending(t.game)
  answer(t, 0, 1)
  const [second] = pending(t.game)
  undo(t, 0)
  const [third] = pending(t.game)
  expect(new Set([first?.id, second?.id, third?.id]).size).toBe(3)
})

test('[K-11] an undo never crosses a die roll', () => {
  const t = at(tally({ a: ask(0), b: ask(0), roll: g => void roll(g, 6), c: ask(0) }), 3)
  answer(t, 0, 1)
  answer(t, 0, 1)
  expect([canUndo(t, 0), undo(t, 0), t.game.f.at]).toEqual([false, false, 'c'])
})

test('[K-11] at an open table an undo may cross a die roll', () => {
  const t = historyOf(game(tally({ a: ask(0), roll: g => void roll(g, 6), b: ask(0) }), 3, 3), true)
  const before = encode([t.game.p, t.game.dice])
  answer(t, 0, 1)
  expect([undo(t, 0), encode([t.game.p, t.game.dice]), t.game.f.at]).toEqual([true, before, 'a'])
})

test('[K-11] an undo never crosses a revealed secret', () => {
  const t = at(tally({ a: ask(0), tell: telling, b: ask(0) }))
  answer(t, 0, 1)
  expect([canUndo(t, 0), undo(t, 0)]).toEqual([false, false])
})

test("[K-11] an undo never crosses another player's decision", () => {
  const t = at(tally({ a: ask(0), b: ask(1), c: ask(0) }))
  answer(t, 0, 1)
  answer(t, 1, 1)
  expect([canUndo(t, 0), canUndo(t, 1)]).toEqual([false, true])
  undo(t, 1)
  expect([canUndo(t, 0), canUndo(t, 1)]).toEqual([false, false])
})

test('[K-11] the reason for refusing an undo is known: nothing was done, a die fell, a secret came out, or another player decided', () => {
  const rolled = at(tally({ a: ask(0), roll: g => emit(g, { is: 'added', by: roll(g, 6) }), b: ask(0) }), 4)
  expect(whyNotUndo(rolled, 0)).toBe('nothing')
  answer(rolled, 0, 1)
  expect([whyNotUndo(rolled, 0), whyNotUndo(rolled, 1)]).toEqual(['dice', 'others'])
  const told = at(tally({ a: ask(0), tell: telling, b: ask(0) }))
  answer(told, 0, 1)
  expect(whyNotUndo(told, 0)).toBe('secret')
  const both = at(tally({ a: ask(0), b: ask(1), c: ask(0) }))
  answer(both, 0, 1)
  expect([whyNotUndo(both, 0), whyNotUndo(both, 1)]).toEqual([null, 'others'])
  answer(both, 1, 1)
  expect([whyNotUndo(both, 0), whyNotUndo(both, 1)]).toEqual(['others', null])
})

test('[K-11] after a barrier, undo starts again from there', () => {
  const t = at(tally({ a: ask(0), tell: telling, b: ask(0), c: ask(0) }))
  answer(t, 0, 1)
  answer(t, 0, 2)
  expect([undo(t, 0), t.game.f.at, undo(t, 0)]).toEqual([true, 'b', false])
})

test('[K-11] a sealed answer is taken back while others owe theirs, and not once all are open', () => {
  const quiet = { ...SAY, take: (g: G, player: number) => emit(g, { is: 'said', player, word: 'hush' }) }
  const t = at(tally({ say: quiet, end: ask(0) }))
  answer(t, 0, 'yes')
  const asked = pending(t.game)[0]?.id
  expect([undo(t, 0), t.game.sealed]).toEqual([true, []])
  expect(pending(t.game)[0]?.id).not.toBe(asked)
  answer(t, 0, 'no')
  answer(t, 1, 'no')
  expect([canUndo(t, 0), canUndo(t, 1)]).toEqual([false, false])
})

test('[K-11] a refused answer changes neither the game nor the undo history', () => {
  const t = at(tally({ a: ask(0), b: ask(0) }))
  answer(t, 0, 1)
  expect([answer(t, 1, 1), answer(t, 0, 9)]).toEqual(['not-your-decision', 'not-an-option'])
  expect([t.past.length, t.story.length, canUndo(t, 0)]).toEqual([1, 1, true])
})

test('[K-11] the story has what was taken back, and what still stands of it is the log', () => {
  const t = at(tally({ a: ask(0), b: ask(0), c: ask(0) }))
  answer(t, 0, 1)
  answer(t, 0, 2)
  undo(t, 0)
  answer(t, 0, 3)
  expect(t.story).toEqual([
    { is: 'added', by: 1 },
    { is: 'added', by: 2 },
    { is: 'taken-back', to: 1 },
    { is: 'added', by: 3 },
  ])
  expect(standing(t.story)).toEqual([
    { is: 'added', by: 1 },
    { is: 'added', by: 3 },
  ])
  expect(t.game.log).toEqual(standing(t.story))
})

test('[K-11] a game without a log can be taken back too', () => {
  const t = historyOf(
    begin(tally({ a: ask(0), b: ask(0) }), { players: 2 }, { dice: loaded([]), record: false }),
  )
  answer(t, 0, 2)
  expect([undo(t, 0), t.game.p.total, t.game.f.at, t.game.log]).toEqual([true, 0, 'a', null])
})

test('[K-11] a table of a game that has begun starts with its story', () => {
  const t = at(tally({ a: telling, b: ask(0) }))
  expect(t.story).toEqual([{ is: 'told', player: 0, word: 'x' }])
})
