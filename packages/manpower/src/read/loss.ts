import type { DeepReadonly, Game } from '@sandtable/kernel'
import { begin, seeded } from '@sandtable/kernel'
import type { Declared, Position, Sight } from '../position.ts'
import type { Harm, Outlook } from './outlook.ts'
import type { Manpower } from '../kind.ts'
import type { Scenario } from '../scenario.ts'
import type { Shot } from './shots.ts'
import { at } from '../position.ts'
import { living } from '../formation/layout.ts'
import { MANPOWER } from '../ruleset.ts'
import { meanOf } from './trials.ts'
import { outlookOf } from './outlook.ts'
import { spreadOf } from './spread.ts'

/** What a shot costs its target on an average of all rolls. */
export interface Loss {
  readonly dead: number
  readonly injured: number
  /** Points of damage to machines; null: these are men. */
  readonly damage: number | null
  /** What it is worth, in hundredths of manpower: the injured count half. */
  readonly worth: number
}

/** MG-combat What a shot would do to its target, carried out alone; null: nothing. */
export function lossBy(s: Scenario, p: Sight, shot: Shot): Loss | null {
  const declared = declaredBy(p, shot)
  const falls = shot.roll === 'none' ? null : spreadOf(s, p, declared, shot.roll)
  const spread = falls === null ? null : { falls, isEach: shot.roll === 'own' }
  const outlook = outlookOf(tableOf(s, p), declared, spread)
  return outlook === null ? null : lossIn(s, p, shot, outlook)
}

/** A shot as it would be declared. */
export const declaredBy = (p: Sight, { group, stack, attack, units, aim }: Shot): DeepReadonly<Declared> => ({
  side: at(p.groups, group).owner,
  group,
  stack,
  attack,
  units,
  aim,
  falls: null,
})

const tables = new WeakMap<Scenario, Game<Manpower>>()

/** A game that stands so, whatever is asked in it. */
function tableOf(s: Scenario, p: Sight): Game<Manpower> {
  const table = tables.get(s) ?? begin(MANPOWER, s, { dice: seeded('outlook') })
  tables.set(s, table)
  return { ...table, p: p as Position }
}

function lossIn(s: Scenario, p: Sight, { aim, target }: Shot, outlook: Outlook): Loss {
  const mean = (count: (roll: Harm) => number): number => meanOf(outlook.rolls, outlook.of, count)
  if (outlook.kind === 'ground') {
    const { dead = 0, injured = 0 } = outlook.struck.find(({ group }) => group === target) ?? {}
    return menLost(dead, injured, costOfUnit(s, p, target))
  }
  const k = aim.at === 'stack' ? aim.stack : 0
  const { unit } = at(at(p.groups, target).stacks, k)
  const { cost } = at(s.units, unit)
  const [dead, injured] = [mean(roll => roll.dead), mean(roll => roll.injured)]
  if (outlook.pools === null) return menLost(dead, injured, cost)
  const shares = [outlook.pools.health, outlook.pools.crew].map(pool =>
    pool === null ? 0 : pool.lost / pool.of,
  )
  const worth = Math.max(...shares) * living(at(at(p.groups, target).stacks, k)) * cost
  return { dead, injured: Math.max(0, injured), damage: mean(roll => roll.damage), worth }
}

function menLost(dead: number, injured: number, cost: number): Loss {
  const more = Math.max(0, injured)
  return { dead, injured: more, damage: null, worth: cost * (dead + more / 2) }
}

/** What a living unit of a group costs on an average. */
function costOfUnit(s: Scenario, p: Sight, group: number): number {
  const { stacks } = at(p.groups, group)
  const units = stacks.reduce((sum, stack) => sum + living(stack), 0)
  const cost = stacks.reduce((sum, stack) => sum + living(stack) * at(s.units, stack.unit).cost, 0)
  return units === 0 ? 0 : cost / units
}

/** A shot and what it costs its target. */
export interface Costing {
  readonly shot: Shot
  readonly loss: Loss
}

/** MG-alt Of what each stack could fire, the shot that costs most; the costliest first. */
export function costliest(all: readonly Costing[]): Costing[] {
  const best = new Map<string, Costing>()
  for (const one of all) {
    const key = `${one.shot.group} ${one.shot.stack}`
    const known = best.get(key)
    if (known === undefined || one.loss.worth > known.loss.worth) best.set(key, one)
  }
  return [...best.values()].sort((one, other) => other.loss.worth - one.loss.worth)
}

/** What several shots cost a group together: nobody dies twice. */
export function lossTogether(p: Sight, target: number, losses: readonly Loss[]): Loss {
  const men = at(p.groups, target).stacks.reduce((sum, stack) => sum + living(stack), 0)
  const sum = (of: (loss: Loss) => number): number => losses.reduce((all, loss) => all + of(loss), 0)
  const dead = Math.min(
    men,
    sum(loss => loss.dead),
  )
  const harmed = losses.filter(({ damage }) => damage !== null)
  return {
    dead,
    injured: Math.min(
      men - dead,
      sum(loss => loss.injured),
    ),
    damage: harmed.length === 0 ? null : harmed.reduce((all, { damage }) => all + (damage ?? 0), 0),
    worth: sum(loss => loss.worth),
  }
}
