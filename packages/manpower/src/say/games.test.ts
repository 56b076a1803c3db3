import { describe, expect, test } from 'vitest'
import type { Event } from '../events.ts'
import type { LogLine } from './log-line.ts'
import type { Scenario } from '../scenario.ts'
import { begin, copy, encode, fold, playOut, seeded } from '@sandtable/kernel'
import { battleNamed } from '../testing/packs.ts'
import { watch } from '../read/watch.ts'
import { MANPOWER } from '../ruleset.ts'
import { randomAnswer } from '@sandtable/testkit'
import { catchUp, lookAgain, say, sayQuestion } from './testing/english.ts'

interface Played {
  readonly log: readonly Event[]
  readonly questions: ReadonlySet<string>
}

function played(s: Scenario, seed: string): Played {
  const g = begin(MANPOWER, s, { dice: seeded(seed) })
  const dice = seeded(`${seed} answers`)
  const questions = new Set<string>()
  playOut(g, (_game, _player, kind, options) => {
    questions.add(kind)
    return randomAnswer(options, dice)
  })
  return { log: g.log ?? [], questions }
}

/** Every line of a game, told with the position that it left behind. */
function storyOf(s: Scenario, log: readonly Event[]): LogLine[] {
  const p = copy(MANPOWER.start(s).position)
  return log.flatMap(e => say(s, fold(MANPOWER, s, p, [e]), e))
}

/** Events that may have no words: other lines cover them. */
const SILENT: readonly Event['is'][] = [
  'part-began',
  'part-ended',
  'phase-ended',
  'buying-ended',
  'advanced',
  'arrived',
  'move-ended',
  'fire-held',
  'movement-closed',
  'targeting-ended',
  'attacks-begun',
  'opened-fire',
  'moved-again',
  'treatment-begun',
]

describe.each(['coldwater-ford', 'kestrel-station', 'lantern-marsh'])('a random battle of %s', pack => {
  const s = battleNamed(pack)
  const { log, questions } = played(s, pack)
  const lines = storyOf(s, log)

  test('every event has words, and no phrase has an unfilled place', () => {
    const told = new Set(lines.map(({ of }) => of))
    expect(log.map(({ is }) => is).filter(is => !told.has(is) && !SILENT.includes(is))).toEqual([])
    expect(
      lines.map(({ text }) => text).filter(text => text === '' || /[{}]|undefined|NaN/.test(text)),
    ).toEqual([])
  })

  test('every line but a quiet one names its rule, and every question has words', () => {
    expect(lines.filter(({ rules, tone }) => tone !== 'quiet' && rules.length === 0)).toEqual([])
    expect([...questions].filter(kind => sayQuestion(kind) === kind)).toEqual([])
  })

  test('a viewer holds the final position, and forgets events that are taken back', () => {
    const w = watch(s)
    catchUp(w, s, log)
    const whole = encode(w.view)
    lookAgain(w, s, log.slice(0, -3))
    expect([w.shown, w.tale.length]).toEqual([log.length - 3, log.length - 3])
    catchUp(w, s, log)
    expect(encode(w.view)).toBe(whole)
  })
})
