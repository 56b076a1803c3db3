import type { Game, Kind, History } from '@sandtable/kernel'
import { answerAll, canUndo, emit, fork, undo } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { breachOf, trialOf, withChoice, withStep } from './toy/faulty.ts'
import { GOLD_RUN } from './toy/ruleset.ts'
import { undoStopsAtBarriers } from './undo.ts'

const UNDOING = { answerAll, canUndo, undo }
const withUndoing = (faults: Partial<typeof UNDOING>) => () =>
  undoStopsAtBarriers(trialOf(GOLD_RUN), { ...UNDOING, ...faults })

/** A table that remembers every answer, whatever happened. */
const forgetful: typeof answerAll = (t, player, given) => {
  const move = { player, before: fork(t.game), events: t.game.log?.length ?? 0 }
  const result = answerAll(t, player, given)
  if (result.taken > 0 && !canUndo(t, player)) t.past.push(move)
  return result
}

test('[L8] an undo after a die or a revealed secret is caught', () => {
  expect(withUndoing({ answerAll: forgetful })).toThrow(
    /^\[L8\] seed .*player \d can undo, and it is too late/,
  )
})

test("[L8] an undo of another's answer is caught", () => {
  expect(withUndoing({ canUndo: t => t.past.length > 0 })).toThrow(
    /^\[L8\] seed .*can undo, and it is too late/,
  )
  const any = <K extends Kind>(t: History<K>): boolean => undo(t, t.past.at(-1)?.player ?? 0)
  expect(withUndoing({ undo: any })).toThrow(/^\[L8\] seed .*took back what he may not/)
})

test('[L8] an undo refused without a barrier is caught', () => {
  expect(withUndoing({ canUndo: () => false })).toThrow(/^\[L8\] seed .*cannot undo, and nothing bars it/)
  expect(withUndoing({ undo: () => false })).toThrow(/^\[L8\] seed .*may undo, and was refused/)
})

test('[L8] an undo that does not restore the exact game is caught', () => {
  const agenda = <K extends Kind>(t: History<K>, player: number): boolean => {
    const kept = t.game.agenda
    if (!undo(t, player)) return false
    ;(t.game as Game<K>).agenda = kept
    return true
  }
  expect(withUndoing({ undo: agenda })).toThrow(
    /^\[L8\] seed .*undone, the game is not what it was: \.agenda/,
  )
})

test('[L8] an undo missing from the story is caught', () => {
  const silent = <K extends Kind>(t: History<K>, player: number): boolean =>
    undo(t, player) && t.story.pop() !== undefined
  expect(withUndoing({ undo: silent })).toThrow(/^\[L8\] seed .*what stands of the story is not the log/)
})

test("[L8] a die outside the game's own, which bars no undo, is caught", () => {
  let thrown = 0
  const rules = withStep('dig', 'roll', () => g => {
    emit(g, { is: 'dug', player: g.f.player as number, face: 1 + ((thrown += 7) % 5) })
  })
  expect(breachOf('L8', rules)).toMatch(/^\[L8\] seed .*answered again, the game is not what it was/)
})

test('[L8] memory outside the position, which no undo restores, is caught', () => {
  const moves = new WeakMap<object, number>()
  const rules = withChoice('turn', 'scout', () => ({
    take: (g, player) => {
      const to = ((moves.get(g.p) ?? 0) + 1) % 4
      moves.set(g.p, to)
      emit(g, { is: 'scout-moved', player, to })
    },
  }))
  expect(breachOf('L8', rules)).toMatch(/^\[L8\] seed .*answered again, the game is not what it was/)
})
