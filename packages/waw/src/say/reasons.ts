import { num, signed, total } from '@sandtable/kernel'
import type { Part } from '@sandtable/kernel'
import type { Draft, Of, Section, Telling } from './log-line.ts'
import type { Side } from '../position.ts'
import { arms, groundPart, ownParts, rollChange } from '../battle/modifiers.ts'
import { pursuitChange } from '../battle/pursuit.ts'
import { at, ATTACKER, NO_CARD, other, SIDES, nth } from '../position.ts'
import { command, commanderOf } from '../battle/commanders.ts'
import { cardName, playerName, sourceName, terrainName, unitName } from './names.ts'
import { firstPhrase } from './phrases.ts'
import { fit } from '../battle/ranks.ts'
import { lossesOf } from '../battle/points.ts'

/** A reason in words, with the figures that it compares. */
export function partWords(t: Telling, side: Side, part: Part): string {
  const [code, about] = codeOf(part)
  const phrase = firstPhrase(`what:${code}`)
  return phrase === null ? part.what : t.voice(phrase, BLANKS[code]?.(t, side, about) ?? {})
}

/** A reason's subject; what a battle calls a card may be a special rule or a symbol. */
function codeOf({ what }: Part): [code: string, about: string] {
  const [code = '', about = ''] = what.split(/:(.*)/s)
  if (code !== 'card' || Number(about) >= 0) return [code, about]
  return Number(about) > NO_CARD ? ['rule', String(-1 - Number(about))] : ['symbol', about]
}

/** A reason on the map, without sides of a battle to compare. */
export const plainWords = (t: Telling, part: Part): string => partWords(t, ATTACKER, part)

/** A die with all its modifiers, each with its reason: 4 − 1 (artillery) = 3. */
export function reasonedSum(t: Telling, die: number, because: readonly Part[], told = plainWords): string {
  if (because.length === 0) return t.voice('die', { sum: num(die) })
  const parts = because.map(part =>
    t.voice('sum:part', {
      part: `${part.change < 0 ? '−' : '+'} ${Math.abs(part.change)}`,
      reason: told(t, part),
    }),
  )
  return t.voice('die', { sum: `${num(die)} ${parts.join(' ')} = ${num(die + total(because))}` })
}

type Blanks = (t: Telling, side: Side, about: string) => Record<string, string | number>

const both =
  (figure: (t: Telling, side: Side) => number): Blanks =>
  (t, side) => ({ own: figure(t, side), enemy: figure(t, other(side)) })

/** The places of the phrases for reasons. */
const BLANKS: Readonly<Record<string, Blanks>> = {
  'leader-combat': both(({ s, p }, side) => command(s, p, side).cf),
  'leader-morale': both(({ s, p }, side) => command(s, p, side).mf),
  cavalry: both(({ s, p }, side) => arms(s, p, side).cavalry),
  artillery: both(({ s, p }, side) => arms(s, p, side).guns),
  losses: both(({ s, p }, side) => lossesOf(s, p.battle, p, side, at(p.battle.supportLost, side))),
  card: ({ s }, _side, card) => ({ card: cardName(s, Number(card)) }),
  rule: ({ s }, _side, rule) => ({ rule: s.special[Number(rule)]?.name ?? '' }),
  symbol: ({ s }, _side, source) => ({ symbol: sourceName(s, Number(source)) }),
  terrain: (t, _side, terrain) => ({ terrain: terrainName(t, terrain) }),
  'cavalry-leader': ({ s, p }, side) => ({ leader: commanderOf(s, p, side)?.name ?? '' }),
  killed: (_t, _side, leader) => ({ leader }),
  leader: (_t, _side, leader) => ({ leader }),
  's-outside': (_t, _side, name) => ({ name }),
  's-inside': (_t, _side, name) => ({ name }),
}

/** Each reason on a line of its own. */
export const reasonLines = (t: Telling, section: Section, side: Side, because: readonly Part[]): Draft[] =>
  because.map(part => ({
    section,
    side,
    as: 'reason',
    reckoning: signed(part.change),
    outcome: partWords(t, side, part),
    rules: [part.rule],
  }))

const totalLine = (t: Telling, section: Section, side: Side, total: number, of: 'cf' | 'points'): Draft => ({
  section,
  side,
  as: 'total',
  reckoning: signed(total),
  outcome:
    of === 'points'
      ? t.voice('total:points', { count: Math.abs(total) })
      : t.voice(`total:${t.s.rules.combat_mod_target}`),
  tone: of === 'cf' || total === 0 ? 'plain' : total > 0 ? 'good' : 'bad',
})

/**
 * W-12.1.1-fixed Whether the numbers shown are those from before round 1, though units have fallen since; cards don't count.
 */
const stillCounts = ({ s }: Telling, side: Side, e: Of<'modifiers-set'>): boolean =>
  e.round > 1 &&
  !s.rules.recalc_each_round &&
  (e.because[side] as readonly Part[]).some(({ what }) => !what.startsWith('card:'))

const fixedLine = (t: Telling, side: Side): Draft => ({
  section: 'modifiers',
  side,
  outcome: t.voice('what:fixed'),
  rules: ['W-12.1.1-fixed'],
})

/** W-12.1-modifiers A side's modifier, its units' own parts, and the total for each of their factors. */
export function tellModifiers(t: Telling, side: Side, e: Of<'modifiers-set'>): Draft[] {
  const { s, p } = t
  const units = nth(p.battle.forces, side).filter(u => fit(p, u))
  const modifier = at(e.modifier, side)
  const changes = units.map(u => ({ u, change: rollChange(s, p.battle, side, u, modifier) }))
  return [
    ...(stillCounts(t, side, e) ? [fixedLine(t, side)] : []),
    ...reasonLines(t, 'modifiers', side, e.because[side] as readonly Part[]),
    ...ownLines(
      t,
      'modifiers',
      side,
      units,
      units.flatMap(u => ownParts(s, p.battle, p, side, u, modifier).map(part => ({ u, part }))),
    ),
    ...totalLines(t, 'modifiers', side, changes, modifier),
  ]
}

/** G-65 Pursuers' modifiers, and by option what the ground takes from some of them. */
export function tellPursuit(t: Telling, { side, units, because }: Of<'pursuit-began'>): Draft[] {
  const { s, p } = t
  const base = total(because)
  const changes = units.map(u => ({ u, change: pursuitChange(s, p.battle, side, u, base) }))
  const ground = changes
    .filter(({ change }) => change !== base)
    .map(({ u, change }) => ({ u, part: { ...groundPart(p.battle), change: change - base } }))
  return [
    ...reasonLines(t, 'pursuit', side, because),
    ...ownLines(t, 'pursuit', side, units, ground),
    ...totalLines(t, 'pursuit', side, changes, base),
  ]
}

interface Own {
  readonly u: number
  readonly part: Part
}

/** Parts of single units, each on one line with all its units. Parts already in the factor add nothing. */
function ownLines(
  t: Telling,
  section: Section,
  side: Side,
  units: readonly number[],
  own: readonly Own[],
): Draft[] {
  return [...Map.groupBy(own, ({ part }) => `${part.what} ${part.change}`).values()].flatMap(sort => {
    const phrase = sort.length === units.length ? 'what:all' : 'what:some'
    const names = sort.map(({ u }) => unitName(t.s, u))
    const parts = sort.slice(0, 1).map(({ part }) => part)
    return reasonLines(t, section, side, parts).map((line, i) => ({
      ...line,
      ...(parts[i]?.what === 'unsupplied' ? { reckoning: '' } : {}),
      outcome: t.voice(phrase, { what: line.outcome ?? '', units: names }),
    }))
  })
}

/** The total for each factor: one sum for all, or one for each kind of unit if they differ. */
function totalLines(
  t: Telling,
  section: Section,
  side: Side,
  changes: readonly { readonly u: number; readonly change: number }[],
  plain: number,
): Draft[] {
  const sums = [...Map.groupBy(changes, ({ change }) => change)]
  if (sums.length < 2) return [totalLine(t, section, side, sums[0]?.[0] ?? plain, 'cf')]
  return sums.map(([change, of]) => {
    const line = totalLine(t, section, side, change, 'cf')
    const units = of.map(({ u }) => unitName(t.s, u))
    return { ...line, outcome: t.voice('what:some', { what: line.outcome ?? '', units }) }
  })
}

/** W-14-mirror Each side's gains, its losses through the other's gains, and the sum. */
export function tellPoints(t: Telling, e: Of<'points-scored'>): Draft[] {
  const counted = SIDES.map(side =>
    t.voice('losses-of', {
      player: playerName(t.s, at(t.p.battle.players, side)),
      losses: at(e.losses, side),
    }),
  )
  return [
    {
      section: 'points',
      outcome: t.voice('losses-counted', { losses: counted }),
      rules: ['G-34'],
    },
    ...SIDES.flatMap(side => {
      const theirs = total(e.because[other(side)] as readonly Part[])
      const mirrored = { rule: 'W-14-mirror', what: 'enemy-gain', change: -theirs }
      const because = [...(e.because[side] as readonly Part[]), ...(theirs === 0 ? [] : [mirrored])]
      return [
        ...reasonLines(t, 'points', side, because),
        totalLine(t, 'points', side, at(e.change, side), 'points'),
      ]
    }),
  ]
}
