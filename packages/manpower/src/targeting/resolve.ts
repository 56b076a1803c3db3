import type { Anywhere, DeepReadonly } from '@sandtable/kernel'
import type { Point } from '@sandtable/board'
import { again, emit } from '@sandtable/kernel'
import type { Aim, Declared, Sight } from '../position.ts'
import type { Disc } from '../combat/discs.ts'
import type { Firing } from '../combat/man-equivalence.ts'
import type { Manpower } from '../kind.ts'
import type { Mark, Volleying } from '../combat/fire.ts'
import type { Scenario } from '../scenario.ts'
import type { Swath } from '../combat/patterns.ts'
import { at, NOBODY } from '../position.ts'
import {
  advantageOver,
  attackOf,
  blowOf,
  distanceOf,
  fireShot,
  fireVolley,
  firingOf,
  volleyOnMap,
} from '../combat/fire.ts'
import { ableAt, canFight, exposedAt, whyNotAt } from './reach.ts'
import { centre } from '../formation/layout.ts'
import { discsOf } from '../combat/discs.ts'
import { explode, sweep } from '../combat/strike.ts'
import { firstSurface } from '../combat/first-surface.ts'
import { freeFor, isUnitsFirst, shotsBy, shotsIn, shotsOf, taking } from '../combat/rate.ts'
import { makeTreatment, treatmentDue } from '../powers/kit.ts'
import { pierceOf, shotsExtra } from '../powers/on-combat.ts'
import { spellDue, workSpell } from '../powers/spell.ts'
import { swathOf } from '../combat/patterns.ts'
import { hostile } from '../sides.ts'

type Waiting = DeepReadonly<Declared>

/** MG-acting-order, MG-target-gone The active player's next attack, spell or treatment, in its owner's order, until none is left. */
export function resolveNext(g: Anywhere<Manpower>): typeof again | undefined {
  const treatment = treatmentDue(g.p)
  if (treatment !== NOBODY) {
    makeTreatment(g, treatment)
    return again
  }
  const spell = spellDue(g.p)
  if (spell !== NOBODY) {
    workSpell(g, spell)
    return again
  }
  const number = g.p.declared.findIndex(({ side }) => side === g.p.active)
  if (number === -1) return undefined
  const declared = at(g.p.declared, number)
  const aim = canFight(g.p, declared.side, declared) ? aimNow(g.s, g.p, declared) : null
  if (aim === null) lose(g, number)
  else if (isVolley(g.s, g.p, declared) && aim.at !== 'point') sumVolleys(g, number, aim)
  else {
    const salvo = salvoNow(g.s, g.p, { ...declared, aim }, g.p.declared.slice(number))
    emit(g, { is: 'attacks-begun', numbers: [number], aim })
    fireAll(g, declared, aim, salvo)
  }
  return again
}

/** M-opp-any, MG-opp An undeclared attack, carried out as though it were Acting. */
export function fireAtOnce(g: Anywhere<Manpower>, player: number, declared: Waiting): void {
  emit(g, { is: 'opened-fire', declared })
  const { aim } = declared
  if (!isVolley(g.s, g.p, declared) || aim.at === 'point')
    return fireAll(g, declared, aim, salvoNow(g.s, g.p, declared, [declared]))
  const firing = firingNow(g.s, g.p, declared, [declared])
  fireVolley(g, player, [volleyOnMap(g.s, g.p, firing, aim, exposedAt(g.s, g.p, declared, aim))], aim)
}

const isVolley = (s: Scenario, p: Sight, declared: Waiting): boolean =>
  attackOf(s, p, declared).kind === 'volley'

/** MG-targets A dead stack, or one whose target is out of reach, loses its attack. */
function lose(g: Anywhere<Manpower>, number: number): void {
  const declared = at(g.p.declared, number)
  const isAlive = canFight(g.p, declared.side, declared)
  const because = [
    isAlive
      ? { rule: 'MG-target-gone', what: 'target-gone', change: 0 }
      : { rule: 'MG-targets', what: 'attacker-dead', change: 0 },
  ]
  emit(g, { is: 'attack-lost', number, declared, because })
}

/** MG-target-gone Where an attack goes now: its target, another stack of the same group in reach, or nowhere. */
function aimNow(s: Scenario, p: Sight, declared: Waiting): DeepReadonly<Aim> | null {
  const { aim } = declared
  if (whyNotAt(s, p, declared, aim, declared.falls !== null) === null) return aim
  if (aim.at !== 'stack') return null
  const others = [...at(p.groups, aim.group).stacks.keys()].map(stack => ({ ...aim, stack }))
  return others.find(other => whyNotAt(s, p, declared, other, false) === null) ?? null
}

/** MG-volley-sum All volleys of the side that go at the same target now are one attack. */
function sumVolleys(g: Anywhere<Manpower>, first: number, mark: Mark): void {
  const { s, p } = g
  const player = at(p.declared, first).side
  const numbers = [...p.declared.keys()].filter(number => {
    const declared = at(p.declared, number)
    if (hostile(s, declared.side, player) || !canFight(p, declared.side, declared)) return false
    if (!isVolley(s, p, declared)) return false
    const aim = aimNow(s, p, declared)
    return aim !== null && isSame(aim, mark)
  })
  const firing = numbers.map(number =>
    firingNow(s, p, { ...at(p.declared, number), aim: mark }, p.declared.slice(number)),
  )
  emit(g, { is: 'attacks-begun', numbers, aim: mark })
  const able = firing.filter(({ healthy, injured }) => healthy + injured > 0)
  if (able.length === 0) return
  fireVolley(
    g,
    player,
    able.map(one => volleyOnMap(s, p, one, mark, exposedAt(s, p, one, mark))),
    mark,
  )
}

const isSame = (aim: DeepReadonly<Aim>, mark: Mark): boolean =>
  aim.at === 'stack'
    ? mark.at === 'stack' && aim.group === mark.group && aim.stack === mark.stack
    : aim.at === 'work' && mark.at === 'work' && aim.work === mark.work

/** Shots of the same weapon that were made before those that still wait. */
function madeBefore(p: Sight, declared: Waiting, waiting: readonly Waiting[]): number {
  const { group, stack, attack } = declared
  const still = waiting
    .filter(one => one.group === group && one.stack === stack && one.attack === attack)
    .reduce((sum, { units }) => sum + units, 0)
  return shotsOf(at(at(p.groups, group).stacks, stack), attack) - still
}

/** MG-targets, MG-measure The remaining units of a stack with the target in range and sight fire, in the owner's order, healthy ones first. */
function firingNow(s: Scenario, p: Sight, declared: Waiting, waiting: readonly Waiting[]): Volleying {
  const { group, stack: k, attack, units } = declared
  const stack = at(at(p.groups, group).stacks, k)
  const free = freeFor(s, stack, attack, shotsExtra(p, group, k))
  const able = ableAt(s, p, declared, declared.aim, false)?.length ?? units
  return { group, stack: k, attack, ...taking(free, madeBefore(p, declared, waiting), Math.min(units, able)) }
}

/** M-me-sum The parts of a volley's strength if it were fired now, alone. */
export const firingAtOnce = (s: Scenario, p: Sight, declared: Waiting, mark: Mark): Firing =>
  firingOf(s, p, firingNow(s, p, declared, []), mark, distanceOf(s, p, declared, mark))

/** Discrete shots that can be made now, and how many of the weapon came before them in this turn. */
interface Salvo {
  readonly shots: number
  readonly before: number
}

function salvoNow(s: Scenario, p: Sight, declared: Waiting, waiting: readonly Waiting[]): Salvo {
  const { group, stack, attack, units } = declared
  const all = shotsIn(s, at(at(p.groups, group).stacks, stack), attack, shotsExtra(p, group, stack))
  const before = madeBefore(p, declared, waiting)
  const able = ableAt(s, p, declared, declared.aim, declared.falls !== null)
  const most =
    able === null
      ? units
      : Math.min(
          units,
          shotsBy(s, at(at(p.groups, group).stacks, stack), attack, shotsExtra(p, group, stack), able.length),
        )
  return { shots: Math.max(Math.min(most, all - before), 0), before }
}

/** MG-combat step 7, 8 Discrete shots, one after the other. */
function fireAll(
  g: Anywhere<Manpower>,
  declared: Waiting,
  aim: DeepReadonly<Aim>,
  { shots, before }: Salvo,
): void {
  const { group, stack, attack } = declared
  const by = { group, stack, attack }
  const weapon = attackOf(g.s, g.p, declared)
  for (let shot = before; shot < before + shots && canFight(g.p, declared.side, declared); shot++) {
    const isFirst = isUnitsFirst(weapon, shot)
    if (aim.at === 'point') fireAtGround(g, declared, aim.point, Math.floor(shot / weapon.shots), isFirst)
    else {
      const mark = aimNow(g.s, g.p, { ...declared, aim })
      if (mark === null || mark.at === 'point') return
      const advantage = advantageOver(g.s, g.p, by, mark)
      fireShot(g, declared.side, by, mark, isFirst, advantage, exposedAt(g.s, g.p, by, mark))
    }
  }
}

/** MG-combat step 8 One shot at the ground, from the place of the unit whose shot it is. */
function fireAtGround(
  g: Anywhere<Manpower>,
  declared: Waiting,
  point: Point,
  unit: number,
  isFirst: boolean,
): void {
  const { s, p } = g
  const { group, stack, attack: number } = declared
  const attack = attackOf(s, p, declared)
  if (attack.damage === null) throw new Error(`'${attack.name}' has no dice`)
  const { firing, lands, swath } = strikeOf(s, p, declared, point, unit)
  const by = { group, stack, attack: number }
  const pierce = pierceOf(s, p, group, stack, attack.pierce, isFirst)
  const charge = { damage: attack.damage, blow: blowOf({ ...attack, pierce }), by, attackers: [group] }
  if (attack.killRadius !== null) explode(g, lands, attack.killRadius, charge)
  else sweep(g, swath, lands, charge, firing)
}

/** Where a shot at the ground strikes, and its area. */
export interface Strike {
  readonly firing: Disc | null
  readonly lands: Point
  readonly swath: Swath
}

/** M-term-ffs, M-fp-circle … M-fp-line-free A shot of one unit of an attack on the ground, from its place. */
export function strikeOf(s: Scenario, p: Sight, declared: Waiting, point: Point, unit: number): Strike {
  const attack = attackOf(s, p, declared)
  const firing = unitOf(s, p, declared, point, unit)
  const from = firing?.point ?? centre(s, at(p.groups, declared.group))
  const falls = declared.falls as Point | null
  const lands = falls ?? (attack.ffs ? firstSurface(s, p, declared.group, from, point) : point)
  return { firing, lands, swath: swathOf(attack.pattern, attack.range, from, lands) }
}

/** The firing unit of a stack, as a disc: one with the point in range and sight; the stack may have lost units since. */
function unitOf(s: Scenario, p: Sight, declared: Waiting, [x, y]: Point, unit: number): Disc | null {
  const able = ableAt(s, p, declared, { at: 'point', point: [x, y] }, declared.falls !== null)
  const discs = discsOf(s, p, declared.group).filter(
    disc => disc.stack === declared.stack && (able === null || able.includes(disc.unit)),
  )
  return discs.length === 0 ? null : at(discs, unit % discs.length)
}
