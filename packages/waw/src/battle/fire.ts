import type { Choice, Here, Next } from '@sandtable/kernel'
import { emit, goTo, roll } from '@sandtable/kernel'
import type { Side } from '../position.ts'
import type { Waw } from '../events.ts'
import { DIE } from '../charts/battle.ts'
import { at, nth } from '../position.ts'
import { currentCf, fires } from './ranks.ts'
import { plightOf } from './plight.ts'
import { FIGHTS } from './fights.ts'
import { forbidden } from '../effects/brought.ts'
import { rollChange } from './modifiers.ts'
import { dealt, mayReroll, score } from './score.ts'
import type { Score } from './score.ts'
import { whyNotWord } from '../why-not.ts'

/** W-12.1-fire Step VI: every unit that can fight rolls, the attacker's before the defender's (G-20). */
export function everyUnitFires(g: Here<Waw, 'rounds'>): Next<Waw, 'rounds'> | void {
  const { volley, turn, place } = g.f
  const sides = sidesOf(g, volley)
  for (let t = turn; t < sides.length; t++) {
    const side = sides[t] as Side
    const force = nth(g.p.battle.forces, side)
    for (let i = t === turn ? place : 0; i < force.length; i++) {
      const u = at(force, i)
      if (fires(g.s, g.p, u) && shoot(g, side, u, changeFor(g, side, u), false))
        return goTo('reroll', { turn: t, place: i, again: true })
    }
  }
}

/** W-12.1.1-elite The owner of an Elite that missed may have it roll again, right after its first roll. */
export const rollAgain: Choice<Waw, 'reroll', 'rounds'> = {
  kind: 'reroll',
  rule: 'W-12.1.1-elite',
  who: g => (g.f.again ? [at(g.p.battle.players, shooter(g).side)] : []),
  legal: () => ['reroll', 'keep'],
  whyNot: whyNotWord('W-12.1.1-elite', 'reroll', 'keep'),
  take: (g, _player, answer) => {
    const { side, u, place } = shooter(g)
    if (answer === 'reroll') fireOnce(g, side, u, changeFor(g, side, u), false)
    return goTo('fire', { place: place + 1, again: false })
  },
}

/** G-20 If fire is not simultaneous the other side replies with what is left, unless it wavers first (W-12.1-no-reply). */
export function reply(g: Here<Waw, 'rounds'>): Next<Waw, 'rounds'> | void {
  const volley = g.f.volley + 1
  const sides = sidesOf(g, volley)
  if (sides.length === 0 || sides.some(side => plightOf(g.s, g.p.battle, g.p, side).wavers)) return
  return goTo('fire', { volley, turn: 0, place: 0 })
}

/** One roll of a unit; true when its owner may roll again. */
export function shoot(g: Here<Waw>, side: Side, u: number, change: number, inPursuit: boolean): boolean {
  const scored = fireOnce(g, side, u, change, inPursuit)
  return mayReroll(nth(g.s.units, u), scored) && !forbidden(g.p.battle, side, 'reroll')
}

export function fireOnce(g: Here<Waw>, side: Side, u: number, change: number, inPursuit: boolean): Score {
  const die = roll(g, DIE)
  const cf = currentCf(g.s, g.p, u)
  const scored = dealt(score(g.s.rules, die, cf, change), g.s.units[u]?.is.skirmisher === true, inPursuit)
  emit(g, { is: 'fired', side, unit: u, die, cf, change, scored })
  return scored
}

const changeFor = (g: Here<Waw>, side: Side, u: number): number => rollChange(g.s, g.p.battle, side, u)

const sidesOf = (g: Here<Waw, 'rounds'>, volley: number): readonly Side[] =>
  FIGHTS[g.f.domain].volleys(g.s.rules)[volley] ?? []

function shooter(g: Here<Waw, 'rounds'>): { side: Side; u: number; place: number } {
  const { volley, turn, place } = g.f
  const side = sidesOf(g, volley)[turn] as Side
  return { side, u: nth(nth(g.p.battle.forces, side), place), place }
}
