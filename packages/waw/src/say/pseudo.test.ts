import type { Answer, Part } from '@sandtable/kernel'
import { begin, fold, isSpace, ownCopy, playOut, seeded, whyNot } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { pseudo, voiceOf } from '@sandtable/words'
import { randomAnswer } from '@sandtable/testkit'
import type { Event } from '../events.ts'
import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { marksOf } from '../read/counter-facts.ts'
import { PACKS, packed } from './testing/pack.ts'
import { storyteller, WORDS } from '../say.ts'
import { WAW } from '../ruleset.ts'

/** The pseudo-language disguises these letters, and Japanese joins lists without letters of its own. */
const PLAIN = /[abcdeghiklmnorstuwyz]/i
const story = storyteller(voiceOf(pseudo(WORDS.en), 'ja'))

/** The scenario's own names and texts, the longest first. */
function namesIn(s: Scenario): string[] {
  const named = [
    ...s.players,
    ...s.units,
    ...s.leaders,
    ...s.cards,
    ...s.special,
    ...s.symbols,
    ...s.map.regions,
    ...s.map.areas,
    ...s.victory.conditions,
  ]
  const cities = s.map.regions.flatMap(({ city }) => (city === null ? [] : [city.name]))
  const texts = [...s.cards, ...s.special].map(({ text }) => text)
  const short = s.players.map(({ name }) => name.split(' ')[0] ?? name)
  const all = [
    ...texts,
    ...named.map(({ name }) => name),
    ...cities,
    ...s.turns,
    ...s.resources,
    ...s.technologies,
  ]
  return [...all, ...short].filter(name => name !== '').sort((a, b) => b.length - a.length)
}

/** All text in and about a game. */
function* saidIn(s: Scenario, seed: string): Generator<string> {
  const g = begin(WAW, s, { dice: seeded(seed) })
  const dice = seeded(`${seed} answers`)
  const said: string[] = []
  const given: Answer[] = []
  playOut(g, (game, player, kind, options) => {
    const answer = randomAnswer(options, dice)
    const all = isSpace(options) ? [answer] : options
    said.push(story.sayQuestion(kind), ...all.map(option => story.sayOption(s, game.p, kind, option)))
    for (const stale of given.slice(-8)) {
      const why = whyNot(game, player, stale)
      if (why !== null) said.push(story.sayWhyNot(s, game.p, why))
    }
    given.push(answer)
    return answer
  })
  const p = ownCopy<Position>(s.setup)
  for (const e of (g.log ?? []) as Event[]) {
    for (const line of story.say(s, fold(WAW, s, p, [e]), e)) said.push(story.sayLine(s, line))
    for (const part of partsOf(e)) said.push(story.sayPart(s, p, 0, part))
  }
  yield* said
  for (const c of s.units.keys()) yield* marksOf(s, p, c).map(story.sayMark)
  for (const c of s.owner.keys()) yield story.counterName(s, p, c)
  for (const card of s.cards) yield* story.cardUses(s, card)
  for (const { if: wanted } of [...s.victory.conditions, ...s.special])
    yield* story.conditionWords(s, wanted, p)
}

const partsOf = (e: Event): readonly Part[] =>
  'because' in e && Array.isArray(e.because) ? (e.because as (Part | Part[])[]).flat() : []

test.each(PACKS)('every word of the text in %s is in the tables, except names', pack => {
  const s = packed(pack)
  const names = namesIn(s)
  const bare = (text: string): string => names.reduce((rest, name) => rest.replaceAll(name, ''), text)
  const said = new Set([
    ...saidIn(s, `${pack} pseudo`),
    story.sayQuestion('reroll', { unit: '', die: 9, value: 3 }),
  ])
  expect(said.size).toBeGreaterThan(400)
  expect([...said].filter(text => PLAIN.test(bare(text)) || /[{}]|undefined|NaN/.test(text))).toEqual([])
})
