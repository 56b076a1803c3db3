import type { Here } from '@sandtable/kernel'
import { emit, goTo } from '@sandtable/kernel'
import type { Next } from '@sandtable/kernel'
import type { Waw } from '../events.ts'
import type { StepPlan } from './march.ts'
import { at, nth } from '../position.ts'
import { slotOf } from '../scenario.ts'
import { lastStep } from './points.ts'
import { layOf, ofEnemies, ofFriends, hostile, inOpen } from '../map/presence.ts'
import { DOMAINS } from './domains.ts'
import { marchAt, marching, planStep } from './march.ts'
import { numbersOf } from './stack.ts'
import { rosterOf } from '../roster.ts'
import { scoreDeath } from '../map/scoring.ts'

/** W-10.5-mp One step of a stack: each counter pays, and dropped ones are done (W-10.1-drop-off-done). */
export function takeStep(g: Here<Waw, 'moving'>, player: number, stack: readonly number[], to: number): void {
  const { cost, attack } = planStep(
    DOMAINS[g.f.domain],
    g.s,
    g.p,
    layOf(g.s, g.p),
    player,
    stack,
    to,
  ) as StepPlan
  emit(g, {
    is: 'marched',
    player,
    stack,
    ...numbersOf(g.s, stack),
    hidden: g.p.hidden[at(stack, 0)] === 1,
    from: at(g.p.where, at(stack, 0)),
    to,
    cost,
    attack,
    tired: stack.filter(c => lastStep(g.s, g.p, c, cost)),
  })
}

/** W-10.1-merge The march is over; the stack it has joined stays too. */
export function endMarch(g: Here<Waw>, player: number): void {
  const region = marchAt(g.p)
  const { stack } = g.p.march
  const hidden = g.p.march.hidden === 1
  const joined = nth(rosterOf(g.s).counters, player).filter(
    c =>
      g.p.where[c] === region &&
      g.p.inside[c] === 0 &&
      (g.p.hidden[c] === 1) === hidden &&
      g.p.halted[c] === 0 &&
      !stack.includes(c),
  )
  emit(g, { is: 'march-ended', player, stack, ...numbersOf(g.s, stack), hidden, region, joined })
}

/** W-10.1-lone-leader, G-81 Leaders not guarded by a unit of their side are lost when enemy units come; not in a fortress. */
export function catchLeaders(g: Here<Waw>): void {
  if (g.p.march.hidden === 1) return
  const region = marchAt(g.p)
  const threatened = leadersOut(g).filter(c => g.p.where[c] === region && hostileTo(g, g.p.active, c))
  if (threatened.length === 0) return
  const { units } = layOf(g.s, g.p)
  if (at(units, g.p.active * g.s.map.regions.length + region) === 0) return
  for (const c of threatened) if (isLone(g, units, c)) lose(g, c, g.p.active)
}

/** G-81 A leader left without any unit beside enemy combat units does not get away. */
export function catchStranded(g: Here<Waw>): void {
  const { combat, units } = layOf(g.s, g.p)
  for (const c of leadersOut(g)) {
    if (!isLone(g, units, c)) continue
    const there = [...g.s.players.keys()].filter(
      q => hostileTo(g, q, c) && at(combat, q * g.s.map.regions.length + at(g.p.where, c)) > 0,
    )
    const by = there.includes(g.p.active) ? g.p.active : there[0]
    if (by !== undefined) lose(g, c, by)
  }
}

const hostileTo = (g: Here<Waw>, player: number, c: number): boolean =>
  hostile(g.s, g.p, player, at(g.s.owner, c))

/** Leaders in the open. */
function leadersOut({ s, p }: Here<Waw>): number[] {
  const out: number[] = []
  for (let c = s.units.length; c < s.owner.length; c++)
    if (at(p.where, c) >= 0 && inOpen(p, c, at(p.where, c))) out.push(c)
  return out
}

/** No unit of the leader's side is there. */
const isLone = (g: Here<Waw>, units: readonly number[], c: number): boolean =>
  ofFriends(g.s, units, at(g.s.owner, c), at(g.p.where, c)) === 0

function lose(g: Here<Waw>, c: number, by: number): void {
  const [player, slot, region] = [at(g.s.owner, c), slotOf(g.s, c), at(g.p.where, c)]
  emit(g, { is: 'leader-caught', player, slot, region, by })
  scoreDeath(g, by, player, slot)
}

/**
 * W-10.1-stop-on-enemy, W-A2.2-stop The march ends at enemies or their fortress, or when no counter can go on. A hidden
 * stack that can't is halted by its owner: an automatic halt would reveal which counters are in it.
 */
export function stopOrGoOn(g: Here<Waw, 'moving'>): Next<Waw, 'moving'> {
  const player = g.p.active
  const region = marchAt(g.p)
  const hidden = g.p.march.hidden === 1
  const spent = !hidden && g.p.march.stack.every(c => g.p.halted[c] === 1)
  if (
    marching(g.p) &&
    (spent || DOMAINS[g.f.domain].stops(g.s, g.p, layOf(g.s, g.p), player, region, hidden))
  )
    endMarch(g, player)
  return goTo('orders')
}

/** W-4.2-su-alone Support units beside enemy combat units, without a combat unit of their side, are lost when movement is over. */
export function loseAbandoned(g: Here<Waw>): void {
  const lay = layOf(g.s, g.p)
  for (let r = 0; r < g.s.map.regions.length; r++)
    for (let player = 0; player < g.s.players.length; player++) {
      if (at(lay.units, player * g.s.map.regions.length + r) === 0) continue
      if (ofFriends(g.s, lay.combat, player, r) > 0 || ofEnemies(g.s, g.p, lay.combat, player, r) === 0)
        continue
      const units = nth(rosterOf(g.s).units, player).filter(u => inOpen(g.p, u, r))
      emit(g, { is: 'support-abandoned', player, region: r, units })
    }
  catchStranded(g)
}
