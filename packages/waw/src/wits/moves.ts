import type { Order } from '../questions.ts'
import type { Destination } from './reach.ts'
import type { Outlook } from './outlook.ts'
import type { Scenario } from '../scenario.ts'
import type { Seat } from './seat.ts'
import type { Sight } from '../position.ts'
import { at, nth } from '../position.ts'
import { enemyFort, enemyHeld, friendly, ofEnemies, ofFriends } from '../map/presence.ts'
import { expectedBattle } from './expectation.ts'
import { groupsOf, movable } from './groups.ts'
import { isLeader } from '../scenario.ts'
import { marching } from '../movement/march.ts'
import { outlook } from './outlook.ts'
import { powerOfAll, worthOfRegions } from './worth.ts'
import { reachOf } from './reach.ts'
import { restOrders } from './rest.ts'
import { TEMPER } from './temper.ts'

/** A player's view, and conclusions from it. */
interface Mind {
  readonly s: Scenario
  readonly p: Sight
  readonly player: number
  readonly look: Outlook
  readonly worth: readonly number[]
}

interface Idea {
  readonly worth: number
  readonly order: Order
}

/** The captain's orders: the most promising move, stack by stack, until staying is best everywhere. */
export function planOrders({ s, view: p, player }: Seat<'orders'>): readonly Order[] {
  const mind: Mind = { s, p, player, look: outlook(s, p, player), worth: worthOfRegions(s, player) }
  const stacks = marching(p) ? [p.march.stack.filter(c => p.halted[c] === 0)] : movable(s, p, player)
  const ideas = stacks
    .filter(stack => stack.length > 0)
    .flatMap(stack =>
      (marching(p) ? [stack] : groupsOf(s, p, player, stack)).flatMap(group => ideasFor(mind, group)),
    )
  const orders = ideas
    .filter(({ worth }) => worth > TEMPER.enough)
    .sort((a, b) => b.worth - a.worth)
    .map(({ order }) => order)
  return [...orders, ...restOrders(s, p, mind.look, player), { do: 'halt' }, { do: 'done' }]
}

function ideasFor(mind: Mind, group: readonly number[]): Idea[] {
  const { s, p, player, look } = mind
  const ahead = reachOf(s, p, look.lay, player, group).filter(({ first }) => !p.march.trail.includes(first))
  const lone = group.every(c => isLeader(s, c))
  return ahead.map(destination => ({
    worth:
      (lone ? joining(mind, group, destination) : going(mind, group, destination)) - 0.01 * destination.steps,
    order: { do: 'march', stack: [...group], to: destination.first },
  }))
}

/** A stack's gain by going there: a battle, a region, a place nearer to its goals; less what it gives up at home. */
function going(mind: Mind, group: readonly number[], to: Destination): number {
  const { s, p, player, look } = mind
  const fights = ofEnemies(s, p, look.lay.combat, player, to.region) > 0 && p.hidden[at(group, 0)] === 0
  const gain = fights
    ? fighting(mind, group, to)
    : taking(mind, group, to.region) + nearer(mind, group, to.region)
  return gain - leaving(mind, group, to.region) - hunger(mind, group, to.region)
}

/** A battle's value by its odds: the victory, its points and losses, and its gains. */
function fighting(mind: Mind, group: readonly number[], { from, region }: Destination): number {
  const { s, p, player, look, worth } = mind
  const odds = expectedBattle(s, p, look, player, group, from, region)
  if (odds === null || odds.wins < TEMPER.dare) return -10
  const prize = at(worth, region) * (enemyFort(s, p, player, region) ? 0.4 : 1)
  return (
    TEMPER.battle * (2 * odds.wins - 1) +
    odds.points +
    TEMPER.unit * (odds.kills - odds.losses) +
    TEMPER.take * odds.wins * prize
  )
}

/** An undefended region can be taken, but may be lost again. */
function taking({ s, p, player, look, worth }: Mind, group: readonly number[], region: number): number {
  const combat = group.filter(c => !isLeader(s, c) && !s.units[c]?.support)
  if (combat.length === 0 || p.hidden[at(group, 0)] === 1) return 0
  const there = ofFriends(s, look.lay.combat, player, region)
  if (enemyFort(s, p, player, region)) {
    const falls = Math.min(0.9, 0.1 * (at(p.fdv, region) + 1) + 0.05 * (combat.length + there))
    return there < 2 && combat.length + there >= 2 ? TEMPER.take * falls * at(worth, region) : 0
  }
  if (there > 0 || !enemyHeld(s, p, player, region)) return 0
  const kept = powerOfAll(s, p, group) >= at(look.menace, region) ? 1 : 1 - TEMPER.retaken
  return TEMPER.take * kept * at(worth, region)
}

/** How much nearer to the goals; a single unit does not wander off on its own. */
function nearer({ s, p, player, look }: Mind, group: readonly number[], region: number): number {
  const home = at(p.where, at(group, 0))
  const army = ofFriends(s, look.lay.combat, player, home)
  if (group.length === 1 && army > 1) return -1
  return TEMPER.draw * (at(look.pull, region) - at(look.pull, home))
}

/** What is given up at home: an empty region that an enemy can enter, or a vital one left too weak. */
function leaving({ s, p, player, look, worth }: Mind, group: readonly number[], to: number): number {
  const home = at(p.where, at(group, 0))
  if (marching(p) || !friendly(s, p, player, home)) return 0
  const left = at(look.own, home) - powerOfAll(s, p, group)
  const threat = Math.max(0, at(look.threat, home) - at(look.enemy, to))
  const reached = threat > 0 || nth(s.map.board.next, home).some(next => at(look.enemy, next) > 0)
  if (left < 1) return reached ? TEMPER.home * at(worth, home) : 0
  const critical = at(worth, home) >= TEMPER.crisis
  return critical && left < threat ? TEMPER.home * at(worth, home) * Math.min(1, (threat - left) / 10) : 0
}

const hunger = ({ look }: Mind, group: readonly number[], region: number): number =>
  look.supplied[region] ? 0 : TEMPER.hunger * group.length

/** A leader belongs with a stack that has none, the larger the better; alone among enemies the leader is lost. */
function joining({ s, p, player, look }: Mind, group: readonly number[], { region }: Destination): number {
  const home = at(p.where, at(group, 0))
  const value = (r: number, others: number): number => {
    const units = ofFriends(s, look.lay.combat, player, r)
    return units === 0 ? -1 - 0.1 * at(look.menace, r) : others === 0 ? 1 + Math.min(2, 0.3 * units) : 0.1
  }
  const here = ofFriends(s, look.lay.leaders, player, home) - group.length
  return value(region, ofFriends(s, look.lay.leaders, player, region)) - value(home, here)
}
