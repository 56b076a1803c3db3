import type { Mark } from '../read/counter-facts.ts'
import type { Position } from '../position.ts'
import type { Telling } from './log-line.ts'
import { at } from '../position.ts'
import { armOf } from '../read/arms.ts'
import { currentCf } from '../battle/ranks.ts'
import { dealt, everyScore } from '../battle/score.ts'
import { fixed, pointsOf } from '../movement/points.ts'
import { isLeader } from '../scenario.ts'
import { leaderOf, marksOf, points, rankMark, unitOf, valuesOf } from '../read/counter-facts.ts'

/** A line of a counter's card: its name, its figure, its effect, and its rule. */
export interface CardLine {
  readonly name: string
  /** Null: a mark, which has none. */
  readonly value: string | null
  readonly does: string
  readonly rule: string
}

/** All facts about a counter now: its figures, its marks, and its state. */
export interface CounterCard {
  readonly figures: readonly CardLine[]
  readonly marks: readonly CardLine[]
}

/** The rule of a mark's effect. */
const RULE_OF: Readonly<Record<Mark, string>> = {
  support: 'W-4.2-su-novalues',
  cavalry: 'W-12.1.1-cav-ratio',
  mountain: 'W-3.1-mountain-combat',
  mechanized: 'W-4.1-types',
  guerrilla: 'W-4.1.2-hide',
  transport: 'W-4.1-types',
  archer: 'W-4.1-flag-symbols',
  artillery: 'W-12.1.1-art-ratio',
  naval: 'W-4.1.3-naval-domain',
  air: 'W-4.1.4-air-basing',
  bomber: 'W-4.1-types',
  siege: 'G-45',
  discovery: 'W-4.1-types',
  logistics: 'W-13.5-logistics',
  antiair: 'W-4.2-su-types',
  skirmisher: 'W-12.1-skirmisher',
  elite: 'W-12.1.1-elite',
  guard: 'W-12.1-guard',
  heavy: 'W-12.1.1-heavy-cancel',
  suicide: 'W-4.1-suicide',
  bunker: 'W-A1-bunker-hold',
  marine: 'W-A1-marine-same',
  para: 'W-A1-para-leader',
  fixed: 'G-91',
  horde: 'W-A1-horde-production',
  structure: 'W-9-exempt',
  reduced: 'W-4.1-two-step',
  'in-panic': 'W-12.1-panic-target',
  'out-of-supply': 'W-13.4-combat',
}

/** What a card is told from: a position, and the voice. */
type Showing = Telling & { readonly p: Position }

/** The card of a counter, as its viewer knows it. */
export const counterCard = (t: Showing, c: number): CounterCard => ({
  figures: isLeader(t.s, c) ? leaderFigures(t, c) : unitFigures(t, c),
  marks: [
    ...marksOf(t.s, t.p, c).map(mark => ({
      name: t.voice(`mark:${mark}`),
      value: null,
      does: t.voice(`does:${mark}`),
      rule: RULE_OF[mark],
    })),
    ...symbolOf(t, c),
  ],
})

/** What a counter is good for, in a sentence. */
export const goodForWords = ({ s, p, voice }: Showing, c: number): string => {
  const leader = isLeader(s, c) ? leaderOf(s, p, c) : null
  return leader === null ? voice(`good:${armOf(s, c)}`) : voice(`good:leader:${leader.rank}`)
}

/** W-4.1-scenario-symbol A symbol of the scenario, as the scenario explains it. */
function symbolOf({ s, p }: Showing, c: number): CardLine[] {
  const printed = isLeader(s, c) ? leaderOf(s, p, c) : unitOf(s, c)
  const symbol = s.symbols[printed?.symbol ?? -1]
  return symbol === undefined
    ? []
    : [{ name: symbol.name, value: null, does: symbol.text, rule: 'W-4.1-scenario-symbol' }]
}

/** What the faces of the die do against its combat factor. */
function fireWords({ s, p, voice }: Showing, u: number): string {
  const cf = currentCf(s, p, u)
  if (cf <= 0) return voice('figure:cf:none')
  const faces = everyScore(s.rules, cf, 0).map(face =>
    dealt(face, unitOf(s, u).is.skirmisher === true, false),
  )
  const count = (score: (typeof faces)[number]): number => faces.filter(face => face === score).length
  return count('hit') === 0
    ? voice('figure:cf:panics', { cf, panics: count('panic') })
    : voice('figure:cf:does', { cf, hits: count('hit'), panics: count('panic') })
}

function unitFigures(t: Showing, c: number): CardLine[] {
  const { s, p, voice } = t
  const { support, steps, siege, price } = unitOf(s, c)
  const { cf, mf } = valuesOf(s, p, c)
  const combat: CardLine[] = support
    ? []
    : [
        { name: voice('figure:cf'), value: cf, does: fireWords(t, c), rule: 'W-12.1-fire' },
        { name: voice('figure:mf'), value: mf, does: voice('figure:mf:does'), rule: 'W-12.1-amv' },
        {
          name: voice('figure:steps'),
          value: String(at(p.steps, c)),
          does: voice(
            steps === 1
              ? 'figure:steps:one'
              : at(p.steps, c) === steps
                ? 'figure:steps:full'
                : 'figure:steps:reduced',
          ),
          rule: 'W-4.1-two-step',
        },
      ]
  return [
    ...combat,
    ...movement(t, c),
    ...siegeValue(t, siege),
    ...(price === null
      ? []
      : [
          {
            name: voice('figure:price'),
            value: voice('figure:price:money', { sum: price.money }),
            does: voice('figure:price:does'),
            rule: 'W-A3.4-buy',
          },
        ]),
  ]
}

const siegeValue = ({ voice }: Showing, siege: number | null): CardLine[] =>
  siege === null
    ? []
    : [{ name: voice('figure:siege'), value: String(siege), does: voice('figure:siege:does'), rule: 'G-45' }]

function leaderFigures(t: Showing, c: number): CardLine[] {
  const { s, p, voice } = t
  const leader = leaderOf(s, p, c)
  if (leader === null)
    return [
      { name: voice('figure:rank'), value: '?', does: voice('figure:hidden'), rule: 'W-5.3-hidden-secret' },
    ]
  const { cf, mf } = valuesOf(s, p, c)
  const { rank, hierarchy } = leader
  const [does, rule] = RANKS[rank]
  return [
    { name: voice('figure:rank'), value: rankMark(leader), does: voice(does), rule },
    { name: voice('figure:cf'), value: cf, does: voice('figure:leader:cf'), rule: 'W-12.1.1-leader-combat' },
    { name: voice('figure:mf'), value: mf, does: voice('figure:leader:mf'), rule: 'W-12.1.1-leader-morale' },
    ...movement(t, c),
    ...siegeValue(t, leader.siege),
    ...(hierarchy === null
      ? []
      : [
          {
            name: voice('figure:hierarchy'),
            value: hierarchy,
            does: voice('figure:hierarchy:does'),
            rule: 'W-5.1-tie',
          },
        ]),
  ]
}

const RANKS = {
  1: ['figure:rank:one', 'W-5.2-cap-1star'],
  2: ['figure:rank:two', 'W-5.2-cap-2star'],
  3: ['figure:rank:three', 'W-5.2-cap-3star'],
  monarch: ['figure:rank:monarch', 'W-5.1-monarch'],
} as const

/** Movement points. */
const movement = ({ s, p, voice }: Showing, c: number): CardLine[] =>
  fixed(s, p, c)
    ? []
    : [
        {
          name: voice('figure:mp'),
          value: points(pointsOf(s, p, c)),
          does: voice('figure:mp:does'),
          rule: 'W-10.5-mp',
        },
      ]
