import type { Dice } from '@sandtable/kernel'
import type { TargetingOrder } from '../orders.ts'
import { rollDice } from '@sandtable/kernel'
import type { Aim, GroupSight, Pair, Sight } from '../position.ts'
import type { Scenario, Spell } from '../scenario.ts'
import { abilitiesOf } from './ability.ts'
import { at } from '../position.ts'
import { buildersOf } from '../works/build.ts'
import { castersReady, castingsDue } from './cast.ts'
import { centre, present } from '../formation/layout.ts'
import { kitsOf, patientsOf } from './kit.ts'
import { hostile } from '../sides.ts'
import { movesAgain } from './on-movement.ts'

/** One of a row that is not empty. */
const some = <T>(row: readonly T[], dice: Dice): T => at(row, rollDice(dice, row.length))

/** A random order other than an attack; it may be refused. null: there is none. */
export function samplePower(s: Scenario, p: Sight, player: number, dice: Dice): TargetingOrder | null {
  const due = castingsDue(p, player)
  if (due.length > 0) {
    const casting = some(due, dice)
    return { do: 'direct', casting, aim: aimFor(s, p, player, spellOf(s, p, casting), dice) }
  }
  const kind = some([sampleCast, sampleCast, sampleAbility, sampleTreat, sampleBuild, sampleMove], dice)
  return kind(s, p, player, dice)
}

const spellOf = (s: Scenario, p: Sight, casting: number): Spell => at(s.spells, at(p.castings, casting).spell)

const groupsWhere = (p: Sight, is: (group: GroupSight) => boolean): number[] =>
  [...p.groups.keys()].filter(g => present(at(p.groups, g)) && is(at(p.groups, g)))

/** A group or stack of the player's own for spells that help, an enemy stack or the middle of its group for others. */
function aimFor(s: Scenario, p: Sight, player: number, { pattern }: Spell, dice: Dice): Aim {
  const helps = pattern.kind === 'group' || pattern.kind === 'stack'
  const groups = groupsWhere(p, ({ owner }) => (helps ? owner === player : hostile(s, owner, player)))
  const group = groups.length === 0 ? 0 : some(groups, dice)
  if (!helps && pattern.kind !== 'none') {
    const [x, y] = centre(s, at(p.groups, group))
    return { at: 'point', point: [x, y - 500 * rollDice(dice, 4)] }
  }
  const stacks = [...at(p.groups, group).stacks.keys()]
  return { at: 'stack', group, stack: pattern.kind === 'group' ? 0 : some(stacks, dice) }
}

/** A spell by casters of one stack. */
function sampleCast(s: Scenario, p: Sight, player: number, dice: Dice): TargetingOrder | null {
  const able = castersReady(s, p, player)
  if (able.length === 0) return null
  const { group, stack, spells } = some(able, dice)
  const spell = some(spells, dice)
  const { time, casters } = at(s.spells, spell)
  const aim = time === 1 ? aimFor(s, p, player, at(s.spells, spell), dice) : null
  return { do: 'cast', spell, casters: Array.from({ length: casters }, (): Pair => [group, stack]), aim }
}

function sampleAbility(s: Scenario, p: Sight, player: number, dice: Dice): TargetingOrder | null {
  const able = abilitiesOf(s, p, player)
  const own = groupsWhere(p, ({ owner }) => owner === player)
  if (able.length === 0 || own.length === 0) return null
  return { do: 'ability', hero: some(able, dice).hero, group: some(own, dice) }
}

function sampleTreat(s: Scenario, p: Sight, player: number, dice: Dice): TargetingOrder | null {
  const able = kitsOf(s, p, player).flatMap(kit =>
    [...at(p.groups, kit.group).stacks.keys()]
      .map(patients => ({ ...kit, patients, hurt: patientsOf(s, p, kit.group, patients) }))
      .filter(({ hurt }) => hurt > 0),
  )
  if (able.length === 0) return null
  const { uses, hurt, ...order } = some(able, dice)
  return { do: 'treat', ...order, units: 1 + rollDice(dice, Math.min(uses, hurt)) }
}

/** Something beside a group of engineers, with the group's front. */
function sampleBuild(s: Scenario, p: Sight, player: number, dice: Dice): TargetingOrder | null {
  const able = buildersOf(s, p, player)
  if (able.length === 0) return null
  const { group, kinds } = some(able, dice)
  const [x, y] = centre(s, at(p.groups, group))
  const { facing } = at(p.groups, group)
  const point: Pair = [x + 100 * (rollDice(dice, 61) - 30), y + 100 * (rollDice(dice, 61) - 30)]
  return { do: 'build', group, kind: some(kinds, dice), at: point, facing: [facing[0], facing[1]] }
}

function sampleMove(s: Scenario, p: Sight, player: number, dice: Dice): TargetingOrder | null {
  const able = [...p.groups.keys()].filter(g => at(p.groups, g).owner === player && movesAgain(p, g) > 0)
  if (able.length === 0) return null
  const group = some(able, dice)
  const [x, y] = centre(s, at(p.groups, group))
  const to: Pair = [x + 100 * (rollDice(dice, 61) - 30), y + 100 * (rollDice(dice, 61) - 30)]
  return { do: 'move-again', group, path: [to], facing: null, crossing: 'cautious', strays: [] }
}
