import { describe, expect, test } from 'vitest'
import { begin, copy, fold, over, pending, rollDice, seeded, submit, whyNot } from '@sandtable/kernel'
import { pseudo, voiceOf } from '@sandtable/words'
import { randomAnswer } from '@sandtable/testkit'
import type { Scenario } from '../scenario.ts'
import { attempts } from '../testing/attempts.ts'
import { battleNamed } from '../testing/packs.ts'
import { MANPOWER } from '../ruleset.ts'
import { ROLES } from '../read/roles.ts'
import { skirmish } from '../testing/skirmishes.ts'
import { storyteller } from '../say.ts'
import { tableTeller } from '../miniatures/say.ts'
import { termsTeller } from './skirmish.ts'
import { WORDS } from '../words/words.ts'

const voice = voiceOf(pseudo(WORDS.en))
const TELLERS = [true, false].map(isOnMap => storyteller(voice, { isOnMap }))
const [MAP] = TELLERS as [ReturnType<typeof storyteller>]

/** What a scenario calls its pieces, the longest first, so that none hides part of another. */
function namesIn(s: Scenario, groups: readonly { readonly name: string }[]): string[] {
  const { units, works, spells, leaders, equipment, players, sides, map } = s
  const called = units.flatMap(({ name, singular, plural, attacks, hero }) => [
    name,
    `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`,
    ...(singular === null ? [] : [singular]),
    plural,
    `${plural.slice(0, 1).toUpperCase()}${plural.slice(1)}`,
    ...attacks.flatMap(attack => attack.name ?? []),
    ...(hero === null || hero.ability === null ? [] : [hero.ability.name]),
  ])
  const rest = [...works, ...spells, ...leaders, ...equipment, ...players, ...sides, ...groups, ...map.ground]
  const small = works.map(({ name }) => `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`)
  const abilities = leaders.flatMap(({ ability }) => (ability === null ? [] : [ability.name]))
  return [...called, ...rest.map(({ name }) => name), ...small, ...abilities, map.node?.name ?? '', s.name]
    .filter(name => name !== '')
    .sort((one, other) => other.length - one.length)
}

/** What is no phrase: dice, and what English lists have before their last name. */
const NO_PHRASES = /\d+d\d+| (?:and|or) /g

/** Text that no table has: English letters outside names. */
const strange = (texts: Iterable<string>, names: readonly string[]): string[] =>
  [...new Set(texts)].filter(text => {
    const rest = names.reduce((left, name) => left.replaceAll(name, ''), text).replace(NO_PHRASES, '')
    return !/^⟦.*⟧$/.test(text) || /[abceghiklmnorstuwyz]/i.test(rest)
  })

/** All text of a random game: lines, questions, and why answers are refused. */
function saidIn(s: Scenario, seed: string): { texts: Set<string>; names: string[] } {
  const g = begin(MANPOWER, s, { dice: seeded(seed) })
  const dice = seeded(`${seed} answers`)
  const texts = new Set<string>()
  const any = (row: number): number => rollDice(dice, Math.max(1, row))
  for (let n = 0; n < 400 && !over(g); n++) {
    const [asked] = pending(g)
    if (asked === undefined) break
    const { groups } = g.p
    texts.add(MAP.sayQuestion(asked.kind)).add(MAP.sayPhase(g.p.phase))
    if (n % 8 === 0 && groups.length > 0)
      for (const answer of attempts(g, any(groups.length), any(groups.length), [
        any(s.map.width),
        any(s.map.height),
      ])) {
        const why = whyNot(g, asked.player, answer)
        if (why !== null) texts.add(MAP.sayWhyNot(why))
      }
    submit(g, asked.player, randomAnswer(asked.options, dice))
  }
  const p = copy(MANPOWER.start(s).position)
  for (const e of g.log ?? []) {
    const view = fold(MANPOWER, s, p, [e])
    for (const teller of TELLERS) for (const { text } of teller.say(s, view, e)) texts.add(text)
    if (e.is === 'shot-fired') for (const part of [...e.attacker, ...e.target]) texts.add(MAP.sayPart(part))
  }
  for (const row of MAP.sheetRows(s, g.p)) for (const text of [...row.alive, ...row.pools]) texts.add(text)
  return { texts, names: namesIn(s, g.p.groups) }
}

describe('in a language that marks its phrases', () => {
  test.each([
    'coldwater-ford',
    'kestrel-station',
    'lantern-marsh',
    'hill-41--ww2-500',
    'merle-bridges--modern-500',
  ])('a random game of %s has no word from elsewhere', { timeout: 60_000 }, name => {
    const [battle = '', terms] = name.split('--')
    const s = terms === undefined ? battleNamed(battle) : skirmish(battle, terms)
    const { texts, names } = saidIn(s, name)
    expect(texts.size).toBeGreaterThan(30)
    expect(strange(texts, names)).toEqual([])
  })

  test('nor have stat sheets and lists', () => {
    const s = skirmish('hill-41', 'ww2-v-medieval-500')
    const texts = [
      ...s.units.flatMap((_, unit) => [
        MAP.sayUnit(s, unit),
        MAP.sayGoodFor(s, unit),
        MAP.sayUnits(s, unit, 1),
        MAP.sayUnits(s, unit, 24),
      ]),
      ...s.equipment.map((_, kind) => MAP.sayEquipment(s, kind)),
      ...s.spells.map((_, spell) => MAP.saySpell(s, spell)),
      ...s.leaders.map((_, leader) => MAP.sayLeader(s, 0, leader)),
      ...ROLES.map(role => MAP.sayRole(role)),
    ].filter(text => text !== '')
    expect(strange(texts, namesIn(s, []))).toEqual([])
  })

  test('[MG-skirmish] nor have the terms of a skirmish, and saved tables', () => {
    const { sayTerms, eraNames, skirmishTitle } = termsTeller(voice)
    const terms = { sides: ['ww2', 'printed'], manpower: 500 } as const
    const read = tableTeller(voice).readTable('{', () => '')
    if (typeof read !== 'string') throw new Error('a table was read from nothing')
    const texts = [sayTerms(terms), skirmishTitle('Hill 41', terms), ...Object.values(eraNames())]
    expect(strange([...texts, read], ['Hill 41'])).toEqual([])
  })
})
