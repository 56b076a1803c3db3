import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { begin, copy, encode, fold, isSpace, playOut, seeded } from '@sandtable/kernel'
import { randomAnswer } from '@sandtable/testkit'
import type { Event } from '../events.ts'
import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { openStory, seenStory } from './testing/tell.ts'
import { PACKS, packed, ROOT } from './testing/pack.ts'
import { sayLine, sayOption, sayQuestion } from './testing/story.ts'
import { WAW } from '../index.ts'

interface Played {
  readonly s: Scenario
  readonly log: readonly Event[]
  /** Questions and options without words. */
  readonly wordless: readonly string[]
}

/** A random game, and its questions. */
function played(s: Scenario, seed: string): Played {
  const g = begin(WAW, s, { dice: seeded(seed) })
  const dice = seeded(`${seed} answers`)
  const wordless = new Set<string>()
  playOut(g, (game, _player, kind, options) => {
    const answer = randomAnswer(options, dice)
    const all = isSpace(options) ? [answer] : options
    if (sayQuestion(kind) === kind) wordless.add(kind)
    for (const option of all)
      if (typeof option !== 'string' && sayOption(s, game.p, kind, option) === encode(option))
        wordless.add(`${kind} ${encode(option)}`)
    return answer
  })
  return { s, log: g.log ?? [], wordless: [...wordless] }
}

/** Events that may have no words: earlier lines already cover them. */
const SILENT: readonly Event['is'][] = ['march-ended', 'player-ended', 'rule-ended', 'battle-ended']

describe.each(PACKS)('random games of %s', pack => {
  const s = packed(pack)
  const games = [1, 2].map(seed => played(s, `${pack} ${seed}`))

  test('every event has words, and no phrase has an unfilled place', () => {
    for (const { log } of games) {
      const lines = openStory(s, log)
      const of = new Set(lines.map(line => line.of))
      expect(log.map(e => e.is).filter(is => !of.has(is) && !SILENT.includes(is))).toEqual([])
      const bad = lines
        .map(line => sayLine(s, line))
        .filter(text => text === '' || /[{}]|undefined|NaN/.test(text))
      expect(bad).toEqual([])
    }
  })

  test('every line but a sum names its rules, and the catalogue has them', () => {
    const catalogue = readFileSync(`${ROOT}/packages/waw/RULES.md`, 'utf8')
    for (const { log } of games) {
      const lines = openStory(s, log)
      expect(lines.filter(({ as, rules }) => as !== 'total' && rules.length === 0)).toEqual([])
      const named = new Set(lines.flatMap(({ rules }) => rules))
      expect([...named].filter(rule => !catalogue.includes(`**${rule}**`))).toEqual([])
    }
  })

  test('every question and every option has words', () => {
    for (const { wordless } of games) expect(wordless).toEqual([])
  })

  test('[W-4.1.2-hide][W-7.1.1-draw] hidden things are not named to a viewer', () => {
    for (const { log } of games)
      for (const viewer of [null, ...s.players.keys()]) expect(named(s, log, viewer)).toEqual([])
  })
})

/** Sentences about redacted events that name a hidden counter or card of another player. */
function named(s: Scenario, log: readonly Event[], viewer: number | null): string[] {
  const p = copy(s.setup) as Position
  return seenStory(s, log, viewer).flatMap(({ event, e, lines }) => {
    fold(WAW, s, p, [event])
    if (encode(event as never) === encode(e as never)) return []
    const units = s.units.filter((_, u) => p.hidden[u] === 1 && s.owner[u] !== viewer)
    const leaders = s.leaders.filter(({ owner }, l) => owner !== viewer && p.face.includes(l))
    const secrets = [...units, ...leaders, ...s.cards].map(({ name }) => name)
    return lines.map(line => sayLine(s, line)).filter(text => secrets.some(name => text.includes(name)))
  })
}

test('[W-4.1.2-hide] a game with many hidden things logs them without names', () => {
  const { s, log } = played(packed('missouri-1861'), 'hidden')
  const told = seenStory(s, log, 0).filter(({ e }) => e.is === 'marched' && e.stack.length === 0)
  expect(told.length).toBeGreaterThan(0)
  for (const { lines } of told)
    expect(sayLine(s, lines[0] as never)).toMatch(/hidden units? moved from .* to /)
})
