import type { Choice, Here } from '@sandtable/kernel'
import { emit, first } from '@sandtable/kernel'
import { borderBetween } from '@sandtable/board'
import type { Battle, Sight } from '../position.ts'
import type { Border, Scenario } from '../scenario.ts'
import type { Contest } from '../questions.ts'
import type { MovementDomain } from '../frames.ts'
import type { Waw } from '../events.ts'
import { attackersOf } from '../movement/attack.ts'
import { at, NOBODY, SIDES, UNDECIDED, nth } from '../position.ts'
import { barred, supremacyNow } from '../effects/in-force.ts'
import { BATTLE_FRAME } from '../frames.ts'
import { contestKey } from './keys.ts'
import { spokesman, whyNotContest } from './contest.ts'
import { DOMAINS } from '../movement/domains.ts'
import { isGround, openIn, sideOfPlayer } from '../map/presence.ts'
import { isLeader, slotOf } from '../scenario.ts'
import { regionOf } from '../map/passage.ts'
import { waysOut } from './ways-out.ts'

/** W-7.1.4-c1-combat Land battles are fought in the order that the active player chooses. */
export const chooseBattle = (domain: MovementDomain): Choice<Waw, 'battle', 'turn'> => ({
  kind: 'battle',
  rule: 'W-7.1.4-c1-combat',
  forced: true,
  who: g => (DOMAINS[domain].fights(g.s, g.p).length > 0 ? [g.p.active] : []),
  legal: g => DOMAINS[domain].fights(g.s, g.p),
  whyNot: ({ s, p }, _player, answer) => whyNotContest(s, p, answer),
  take: (g, _player, contest) => {
    joinBattle(g, contest)
    return first(BATTLE_FRAME)
  },
})

function joinBattle(g: Here<Waw>, contest: Contest): void {
  emit(g, { is: 'battle-joined', key: contestKey(g.s, contest), battle: battleIn(g.s, g.p, contest) })
}

/** G-76, G-60, G-80 The battle at its start: all of a side in the open fight as one stack; unsupplied attackers stay behind. */
export function battleIn(s: Scenario, p: Sight, { region, side }: Contest): Battle {
  const own = sideOfPlayer(s, p.active)
  const [attackers, defenders] = [stackOf(s, p, region, own), stackOf(s, p, region, side)]
  const fighting = attackersOf(s, p, attackers)
  const ready = attackers.filter(c => isLeader(s, c) || fighting.includes(c) || mayHelp(s, p, c))
  const forces = [ready, defenders].map(stack => stack.filter(c => !isLeader(s, c) && !s.units[c]?.support))
  const force = nth(forces, 0)
  const borders = force.map(u => borderCrossed(s, p, u, region))
  const battle: Battle = {
    region,
    players: [p.active, spokesman(s, defenders)],
    terrain: regionOf(s, region).terrain,
    forces,
    support: [ready, defenders].map(stack => stack.filter(c => !isLeader(s, c) && s.units[c]?.support)),
    leaders: [ready, defenders].map(stack => stack.filter(c => isLeader(s, c)).map(c => slotOf(s, c))),
    river: borders.map(border => border?.river ?? 'none'),
    bridged: borders.map(border => (border?.bridge ? 1 : 0)),
    landed: force.map(() => 0),
    cornered: [0, 0],
    supremacy: [0, 0],
    ...unfought(),
  }
  return {
    ...battle,
    cornered: SIDES.map(side => (waysOut(s, p, battle, side) ? 0 : 1)),
    supremacy: battle.players.map(player => supremacyNow(s, p, player, battle)),
  }
}

/** G-80 A support unit that joins its side's attack. */
const mayHelp = (s: Scenario, p: Sight, u: number): boolean =>
  s.units[u]?.support === true && p.unsupplied[u] === 0 && !barred(s, p, 'attack', u)

/** Parts that a battle has not reached yet. */
export const unfought = (): Pick<
  Battle,
  | 'cinc'
  | 'amv'
  | 'round'
  | 'modifier'
  | 'effects'
  | 'passed'
  | 'panicsDue'
  | 'hitsDue'
  | 'supportLost'
  | 'routed'
  | 'winner'
> => ({
  cinc: [NOBODY, NOBODY],
  amv: [0, 0],
  round: 0,
  modifier: [0, 0],
  effects: [],
  passed: [0, 0],
  panicsDue: [0, 0],
  hitsDue: [0, 0],
  supportLost: [0, 0],
  routed: NOBODY,
  winner: UNDECIDED,
})

/** W-12-trigger All counters of a side in the open, on land. */
const stackOf = (s: Scenario, p: Sight, region: number, side: number): number[] =>
  openIn(s, p, region).filter(
    c =>
      sideOfPlayer(s, at(s.owner, c)) === side &&
      (isLeader(s, c) || isGround(s.units[c] as Scenario['units'][number])),
  )

/** The border over which a unit entered the region this turn; null: it was there, or came out of the fortress. */
function borderCrossed(s: Scenario, p: Sight, u: number, region: number): Border | null {
  const came = at(p.came, u)
  if (came < 0 || came === region) return null
  const border = borderBetween(s.map.board, came, region)
  return border === null ? null : nth(s.map.borders, border)
}
