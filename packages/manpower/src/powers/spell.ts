import type { Anywhere, DeepReadonly } from '@sandtable/kernel'
import type { Point } from '@sandtable/board'
import { emit } from '@sandtable/kernel'
import type { Aim, Casting, Sight } from '../position.ts'
import type { Disc } from '../combat/discs.ts'
import type { Manpower } from '../kind.ts'
import type { Power, Scenario, Spell } from '../scenario.ts'
import { affect, lasting } from './effects.ts'
import { exposedTo } from '../targeting/reach.ts'
import { asAttack, wallAt, whyNotOn } from './spell-reach.ts'
import { at, NOBODY } from '../position.ts'
import { advantageOver, blowOf, rollHit, takeHit } from '../combat/fire.ts'
import { caughtBut, swathOf } from '../combat/patterns.ts'
import { discsOf } from '../combat/discs.ts'
import { explode, sweep } from '../combat/strike.ts'
import { failSpell } from './castings.ts'
import { whyNotRaise } from '../works/site.ts'
import { present } from '../formation/layout.ts'

type CastingSight = DeepReadonly<Casting>
type AimSight = DeepReadonly<Aim>

const BECAUSE = [{ rule: 'M-spl-phase', what: 'spell', change: 0 }]

/** The active player's next spell among the declarations; NOBODY: none. */
export const spellDue = (p: Sight): number =>
  p.castings.findIndex(({ side, aim, waits }) => side === p.active && aim !== null && waits === 0)

/** M-spl-phase A spell takes effect. */
export function workSpell(g: Anywhere<Manpower>, number: number): void {
  const casting = at(g.p.castings, number)
  const { spell, side } = casting
  const aim = aimNow(g.s, g.p, casting)
  if (aim === null) return failSpell(g, number, 'target-gone')
  emit(g, { is: 'spell-worked', casting: number, spell, side, aim })
  if (aim.at === 'point') workOnGround(g, casting, (casting.falls ?? aim.point) as Point)
  else workOnTarget(g, casting, aim)
}

/** MG-target-gone Where a spell goes now: its target, another stack of the same group, or nowhere. */
function aimNow(s: Scenario, p: Sight, { spell: number, casters, aim }: CastingSight): AimSight | null {
  const spell = at(s.spells, number)
  if (aim === null || aim.at === 'point') return aim
  const isRight = (one: AimSight): boolean => whyNotOn(s, p, spell, at(casters, 0), one) === null
  if (isRight(aim)) return aim
  if (aim.at === 'work' || spell.pattern.kind !== 'none') return null
  const others = [...at(p.groups, aim.group).stacks.keys()].map(stack => ({ ...aim, stack }))
  return others.find(isRight) ?? null
}

const groupsOf = ({ casters }: CastingSight): number[] => [...new Set(casters.map(([g]) => g))]

/** A group or stack of the player's own, or a struck enemy. */
function workOnTarget(
  g: Anywhere<Manpower>,
  casting: CastingSight,
  aim: Exclude<AimSight, { at: 'point' }>,
): void {
  const spell = at(g.s.spells, casting.spell)
  if (spell.damage !== null) {
    const [group, stack] = at(casting.casters, 0)
    const arm = { group, stack, attack: asAttack(spell) }
    const exposed = aim.at === 'stack' ? exposedTo(g.s, g.p, arm, aim.group, aim.stack) : null
    const hit = rollHit(g, aim, arm.attack, advantageOver(g.s, g.p, { group, stack }, aim))
    emit(g, { is: 'spell-struck', spell: casting.spell, aim, ...hit })
    takeHit(g, aim, hit.damage, groupsOf(casting), 'shot', exposed)
  }
  if (aim.at === 'work') return
  const stack = spell.pattern.kind === 'group' ? NOBODY : aim.stack
  for (const power of spell.effects) affect(g, power, { group: aim.group, stack }, spell.lasts, BECAUSE)
}

/** The unit that directs a spell, as a disc. */
const directing = (s: Scenario, p: Sight, { casters }: CastingSight): Disc => {
  const [group, stack] = at(casters, 0)
  return discsOf(s, p, group).find(disc => disc.stack === stack) as Disc
}

/** Ground on which a spell works, and everyone there. */
function workOnGround(g: Anywhere<Manpower>, casting: CastingSight, point: Point): void {
  const spell = at(g.s.spells, casting.spell)
  const caster = directing(g.s, g.p, casting)
  const attack = asAttack(spell)
  const swath = swathOf(attack.pattern, attack.range, caster.point, point)
  const caught = new Set(caughtBut(g.s, g.p, swath, caster).map(({ group }) => group))
  if (spell.damage !== null) {
    const charge = { damage: spell.damage, blow: blowOf(attack), by: null, attackers: groupsOf(casting) }
    if (spell.killRadius === null) sweep(g, swath, point, charge, caster)
    else explode(g, point, spell.killRadius, charge)
  }
  for (const power of spell.effects) {
    if (power.kind === 'fog') raiseFog(g, spell, point)
    else if (power.kind === 'wall') raiseWall(g, power, caster.group, point)
    else
      for (const group of caught)
        if (present(at(g.p.groups, group))) affect(g, power, { group, stack: NOBODY }, spell.lasts, BECAUSE)
  }
}

function raiseFog(g: Anywhere<Manpower>, { pattern, lasts }: Spell, [x, y]: Point): void {
  if (pattern.kind !== 'circle') throw new Error('fog has no radius')
  const { dice, turns } = lasting(g, lasts)
  emit(g, { is: 'cloud-rose', cloud: { at: [x, y], radius: pattern.radius, until: g.p.turn + turns }, dice })
}

/** A wall rises if its ground is still free. */
function raiseWall(
  g: Anywhere<Manpower>,
  { work }: Extract<Power, { kind: 'wall' }>,
  caster: number,
  point: Point,
): void {
  const wall = wallAt(g.s, g.p, caster, work, point)
  if (whyNotRaise(g.s, g.p, wall) === null) emit(g, { is: 'wall-raised', work: wall })
}
