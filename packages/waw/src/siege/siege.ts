import type { Choice, Here, Next, Part } from '@sandtable/kernel'
import { again, emit, goTo, roll, total } from '@sandtable/kernel'
import type { Lay } from '../map/presence.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Waw } from '../events.ts'
import type { WhyNot } from '../why-not.ts'
import { at } from '../position.ts'
import { GROUND_COMBAT, rosterOf } from '../roster.ts'
import { DIE } from '../charts/battle.ts'
import { enemyFort, layOf, ofEnemies, ofFriends } from '../map/presence.ts'
import { besiegersOf, garrisonOf, siegeParts } from './modifiers.ts'
import { isLeader, slotOf } from '../scenario.ts'
import { isOneOf, no } from '../why-not.ts'
import { score, scoreDeath } from '../map/scoring.ts'

/** W-12.8-min-2 Combat units needed to besiege a fortress. */
const BESIEGERS = 2

/** W-14-fortress What a captured fortress is worth. */
const CAPTURE: Part = { rule: 'W-14-fortress', what: 'fortress', change: 1 }

/** W-7.1.4-d-siege Every siege is tested once, in the order that the active player chooses. */
export const chooseSiege: Choice<Waw, 'siege', 'turn'> = {
  kind: 'siege',
  rule: 'W-7.1.4-d-siege',
  forced: true,
  who: g => (siegesLeft(g).length > 0 ? [g.p.active] : []),
  legal: g => siegesLeft(g),
  whyNot: ({ s, p, f }, player, region) => {
    if (!isOneOf(region, s.map.regions.length)) return no('W-7.1.4-d-siege', 'no-answer')
    const why = whyNotBesiege(s, p, layOf(s, p), player, region)
    return why ?? (f.held.includes(region) ? no('W-12.8-min-2', 'held', { region }) : null)
  },
  take: (g, player, region) => besiege(g, player, region),
}

const siegesLeft = (g: Here<Waw, 'turn'>): number[] =>
  siegesOf(g.s, g.p, g.p.active).filter(region => !g.f.held.includes(region))

/** W-12.8-min-2, W-12.8-one-cu Regions where a player and allies face an enemy fortress with two combat units, and no enemy in the open. */
function siegesOf(s: Scenario, p: Sight, player: number): number[] {
  const lay = layOf(s, p)
  // Most regions need no closer look: there is no fortress, or too few units of any player.
  const mayBe = (region: number): boolean =>
    enemyFort(s, p, player, region) && ofFriends(s, lay.combat, player, region) >= BESIEGERS
  return [...s.map.regions.keys()].filter(
    region => mayBe(region) && whyNotBesiege(s, p, lay, player, region) === null,
  )
}

/** W-12.8-min-2 Whether a player besieges a region. */
export const isBesieged = (s: Scenario, p: Sight, player: number, region: number): boolean =>
  whyNotBesiege(s, p, layOf(s, p), player, region) === null

/** W-7.1.4-d-siege The regions in which anybody lays siege to a fortress. */
export const siegesNow = (s: Scenario, p: Sight): number[] => [
  ...new Set([...s.players.keys()].flatMap(player => siegesOf(s, p, player))),
]

/** Why a player does not besiege a region; null: there is a siege. */
function whyNotBesiege(s: Scenario, p: Sight, lay: Lay, player: number, region: number): WhyNot | null {
  if (!enemyFort(s, p, player, region)) return no('W-7.1.4-d-siege', 'no-fortress', { region })
  const force = besiegersOf(s, p, player, region).filter(c => rosterOf(s).arm[c] === GROUND_COMBAT)
  const has = force.length
  const fewer = has < ofFriends(s, lay.combat, player, region) ? 'G-90' : 'W-12.8-one-cu'
  if (!force.some(u => s.owner[u] === player)) return no(fewer, 'nobody', { region })
  if (has < BESIEGERS) return no(fewer, 'too-few-besiegers', { region, has, needs: BESIEGERS })
  return ofEnemies(s, p, lay.combat, player, region) === 0 ? null : no('W-12.8-min-2', 'enemies', { region })
}

/** W-12.9-success, W-12.9-failure, W-6-natural-zero, G-45 The fortress falls to its FDV or less, and to a natural 0. */
const fallsTo = (fdv: number, die: number, because: readonly Part[]): boolean =>
  die === 0 || die + total(because) <= fdv

/** W-12.9-success, W-6-natural-zero The faces of the die that take a fortress. */
export const takingFaces = (fdv: number, because: readonly Part[]): number[] =>
  Array.from({ length: DIE }, (_, face) => face).filter(face => fallsTo(fdv, face, because))

function besiege(g: Here<Waw, 'turn'>, player: number, region: number): Next<Waw, 'turn'> {
  const because = siegeParts(g.s, g.p, player, region)
  const fdv = at(g.p.fdv, region)
  const die = roll(g, DIE)
  const fell = fallsTo(fdv, die, because)
  emit(g, { is: 'siege-tested', player, region, die, because, fdv, fell })
  if (!fell) return goTo('sieges', { held: [...g.f.held, region] })
  fall(g, player, region)
  return g.p.works[player]?.length ? goTo('takeover', { fell: region }) : again
}

/** W-12.9-success, W-14-mirror, G-66 The garrison is lost; the captor scores for the fortress and for each leader in it. */
function fall(g: Here<Waw>, player: number, region: number): void {
  const owner = at(g.p.fort, region)
  const lost = garrisonOf(g.s, g.p, region)
  emit(g, { is: 'fortress-fell', player, region, owner, lost })
  score(g, player, owner, [CAPTURE])
  for (const c of lost) if (isLeader(g.s, c)) scoreDeath(g, player, at(g.s.owner, c), slotOf(g.s, c))
}
