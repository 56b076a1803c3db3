import type { BoughtGroup } from '../orders.ts'
import type { Scenario, Unit } from '../scenario.ts'
import { at } from '../position.ts'
import { enemyUnits } from '../skirmish/for-sale.ts'
import { isMen } from '../combat/casualties.ts'

/** What an army may miss against the enemy. */
export type Lack = 'no-foot' | 'no-anti-tank' | 'no-anti-air'

/** Abilities that nothing in an army has, though these enemies may call for them; the most important first. */
export function lacksOf(s: Scenario, player: number, groups: readonly BoughtGroup[]): Lack[] {
  const stacks = groups.flatMap(group => group.stacks)
  const units = stacks.map(({ unit }) => at(s.units, unit))
  const carried = stacks.flatMap(({ equipment }) => equipment.map(kind => at(s.equipment, kind)))
  const pierces =
    units.some(hurtsTanks) || carried.some(({ attack }) => attack !== null && isHeavy(attack.pierce))
  const enemies = enemyUnits(s, player)
  const lacks: readonly (readonly [Lack, boolean])[] = [
    ['no-foot', !units.some(unit => isMen(unit) && unit.minSpeed === null)],
    ['no-anti-tank', !pierces && enemies.some(isTank)],
    ['no-anti-air', !units.some(hitsFlyers) && enemies.some(({ minSpeed }) => minSpeed !== null)],
  ]
  return lacks.filter(([, is]) => is).map(([lack]) => lack)
}

/** MG-armour A weapon of pierce M still does half of its damage to heavy armour. */
const isHeavy = (pierce: string): boolean => pierce === 'M' || pierce === 'H'

const hurtsTanks = ({ attacks }: Unit): boolean =>
  attacks.some(({ pierce, against }) => isHeavy(pierce) && against === 'all')

const isTank = ({ armour, health }: Unit): boolean => health !== null && (armour === 'M' || armour === 'H')

/** MG-fly-path Only flyers and anti-aircraft weapons hit flyers. */
const hitsFlyers = ({ minSpeed, traits, attacks }: Unit): boolean =>
  attacks.length > 0 && (traits.aa !== undefined || (minSpeed !== null && traits.bombs === undefined))
