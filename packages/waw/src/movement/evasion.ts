import type { Answer, Choice, Here, Next, Part } from '@sandtable/kernel'
import { again, emit, goTo, roll, total } from '@sandtable/kernel'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Waw } from '../events.ts'
import type { WhyNot } from '../why-not.ts'
import { allied, enemyFree, friendly, layOf, ofEnemies, openIn, sideOfPlayer } from '../map/presence.ts'
import { at, nth } from '../position.ts'
import { barred } from '../effects/in-force.ts'
import { bestLeader } from './leaders.ts'
import { counted, openRoomIn } from './stacking.ts'
import { crossing } from '../map/passage.ts'
import { DIE, TEST } from '../charts/battle.ts'
import { endMarch } from './steps.ts'
import { enemySides, spokesman } from '../combat/contest.ts'
import { fixed } from './points.ts'
import { isLeader } from '../scenario.ts'
import { isOneOf, no } from '../why-not.ts'
import { marchAt, marching } from './march.ts'
import { mayEvade } from '../combat/keys.ts'

/** A side under attack: the player who speaks for it, the units that can get away, and their destinations. */
interface Evader {
  readonly side: number
  readonly player: number
  readonly stack: readonly number[]
  readonly ways: readonly number[]
}

/** W-11.2-escape, G-68 The first side in a march's region that may try to evade it, and has not been asked yet. */
function evaderOf(s: Scenario, p: Sight): Evader | null {
  if (!s.rules.land_evasion || !marching(p) || p.march.hidden === 1) return null
  const region = marchAt(p)
  const lay = layOf(s, p)
  for (const side of enemySides(s, p, lay, p.active, region)) {
    if (!mayEvade(s, p.fought, { region, side })) continue
    const there = openIn(s, p, region).filter(c => sideOfPlayer(s, at(s.owner, c)) === side)
    const player = spokesman(s, there)
    const stack = there.filter(c => !fixed(s, p, c) && !barred(s, p, 'move', c))
    const ways = stack.some(c => !isLeader(s, c)) ? waysOf(s, p, player, stack, region) : []
    if (ways.length > 0) return { side, player, stack, ways }
  }
  return null
}

const waysOf = (
  s: Scenario,
  p: Sight,
  player: number,
  stack: readonly number[],
  region: number,
): readonly number[] =>
  nth(s.map.board.next, region).filter(to => whyNotThere(s, p, player, stack, region, to) === null)

/** W-11.2-destination-A, W-11.2-destination-B Evading stacks go to a region that is friendly, or by edition empty, free of enemies and with room. */
function whyNotThere(
  s: Scenario,
  p: Sight,
  player: number,
  stack: readonly number[],
  region: number,
  to: number,
): WhyNot | null {
  const rule = s.rules.evasionRule
  if (crossing(s, region, to) === null) return no(rule, 'no-way', { region: to })
  if (!enemyFree(s, p, layOf(s, p), player, to)) return no(rule, 'enemies', { region: to })
  if (!friendly(s, p, player, to) && !(s.rules.evadesToEmpty && isEmpty(s, p, to)))
    return no(rule, 'not-friendly', { region: to })
  const [needs, room] = [counted(s, stack), openRoomIn(s, p, player, to)]
  return needs <= room ? null : no('W-9-difficult', 'full', { region: to, room, over: needs - room })
}

/** Why the side may not evade to a region; null: it may. */
function whyNotEvade(s: Scenario, p: Sight, player: number, to: Answer): WhyNot | null {
  const evader = evaderOf(s, p)
  if (evader === null || !isOneOf(to, s.map.regions.length)) return no('W-11.2-escape', 'no-answer')
  return whyNotThere(s, p, player, evader.stack, marchAt(p), to)
}

/** G-68 No units are there, in the open, hidden or in a fortress. */
const isEmpty = (s: Scenario, p: Sight, region: number): boolean =>
  !p.where.includes(region) && !s.players.some((_, q) => at(p.lurking, q * s.map.regions.length + region) > 0)

/** W-11.2-escape, G-68 If a scenario allows it, a stack under attack may try to evade before the battle. */
export const offerEvasion: Choice<Waw, 'evade', 'moving'> = {
  kind: 'evade',
  rule: 'W-11.2-escape',
  who: g => {
    const evader = evaderOf(g.s, g.p)
    return evader === null ? [] : [evader.player]
  },
  legal: g => [...(evaderOf(g.s, g.p)?.ways ?? []), 'stand'],
  whyNot: ({ s, p }, player, answer) => (answer === 'stand' ? null : whyNotEvade(s, p, player, answer)),
  take: (g, player, answer) => {
    const { side, stack } = evaderOf(g.s, g.p) as Evader
    const region = marchAt(g.p)
    if (answer !== 'stand') return tryToEvade(g, player, side, stack, answer)
    emit(g, { is: 'evasion-declined', player, side, region })
    return again
  },
}

/**
 * W-11.3-test, W-11.2-failure One die for the stack; if it escapes, the attacker meets no one and stops all the same.
 */
function tryToEvade(
  g: Here<Waw, 'moving'>,
  player: number,
  side: number,
  stack: readonly number[],
  to: number,
): Next<Waw, 'moving'> {
  const region = marchAt(g.p)
  const because = evasionParts(g.s, g.p)
  const die = roll(g, DIE)
  const escaped = evades(die, because)
  emit(g, { is: 'evasion-tested', player, side, region, to, stack, die, because, escaped })
  if (!escaped || ofEnemies(g.s, g.p, layOf(g.s, g.p).units, g.p.active, region) > 0) return again
  endMarch(g, g.p.active)
  return goTo('orders')
}

/** W-6-natural-zero A natural 0 always succeeds. */
const evades = (die: number, because: readonly Part[]): boolean =>
  die === 0 || die + total(because) <= TEST.upTo

/** How many of the die's ten faces let the side that is asked get away; 0 if there is none. */
export function evadingFaces(s: Scenario, p: Sight): number {
  if (evaderOf(s, p) === null) return 0
  const because = evasionParts(s, p)
  return Array.from({ length: DIE }, (_, die) => die).filter(die => evades(die, because)).length
}

/** W-11.3-mod-leader, W-11.3-mod-five, G-38 The die's modifiers; lower helps the evading side. */
function evasionParts(s: Scenario, p: Sight): Part[] {
  const evader = evaderOf(s, p)
  if (evader === null) return []
  const attackers = openIn(s, p, marchAt(p)).filter(c => allied(s, p.active, at(s.owner, c)))
  const [own, theirs] = [evader.stack, attackers].map(stack => bestLeader(s, p, stack))
  const many = attackers.filter(c => !isLeader(s, c)).length >= TEST.manyFrom
  const sign = s.rules.intercept_mod_target === 'die' ? 1 : -1
  return [
    { rule: 'W-11.3-mod-leader', what: `leader:${own?.name}`, change: -(own?.cf ?? 0) },
    { rule: 'W-11.3-mod-leader', what: `leader:${theirs?.name}`, change: theirs?.cf ?? 0 },
    { rule: 'W-11.3-mod-five', what: 'many-enemies', change: many ? sign * TEST.many : 0 },
  ].filter(part => part.change !== 0)
}
