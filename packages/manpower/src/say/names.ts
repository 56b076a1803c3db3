import type { DeepReadonly } from '@sandtable/kernel'
import type { Point } from '@sandtable/board'
import { contains } from '@sandtable/board'
import type { Aim, GroupSight, Sight, StackSight } from '../position.ts'
import type { Formula } from '../formula/formula.ts'
import type { Ratio } from '../formula/ratio.ts'
import type { Scenario, Unit } from '../scenario.ts'
import type { Speech, Telling } from './log-line.ts'
import { at } from '../position.ts'
import { attacksOf } from '../combat/rate.ts'
import { coded, shown } from './log-line.ts'
import { houseOf } from '../ground/houses.ts'
import { living } from '../formation/layout.ts'
import { ratio, rounded, times } from '../formula/ratio.ts'

export const playerName = (s: Scenario, player: number): string => at(s.players, player).name

export const sideName = (s: Scenario, side: number): string => at(s.sides, side).name

export const groupName = (p: Sight, group: number): string => at(p.groups, group).name

export const unitName = (s: Scenario, unit: number): string => at(s.units, unit).name

/** The names of groups, as a list. */
export const groupNames = ({ p }: Telling, groups: readonly number[]): string[] =>
  groups.map(group => groupName(p, group))

export const workName = (s: Scenario, p: Sight, work: number): string =>
  at(s.works, at(p.works, work).kind).name

/** What one unit is called within a sentence: by its name, small where its plural is, if it has no other. */
const oneOf = ({ name, singular, plural }: Unit): string => {
  if (singular !== null) return singular
  const [first = ''] = plural
  return first === first.toLowerCase() ? `${name.slice(0, 1).toLowerCase()}${name.slice(1)}` : name
}

/** So many units: 24 longbowmen, 1 longbowman, 2 × 105 mm howitzer. */
export function unitsText({ voice }: Speech, unit: Unit, count: number): string {
  if (/^\d/.test(unit.name)) return voice('count:unit:numbered', { count, unit: unit.name })
  return voice('count:unit', { count, unit: oneOf(unit), units: unit.plural })
}

/** What a group consists of: 80 riflemen and 2 field guns. */
export const makeup = (t: Pick<Telling, 's'> & Speech, { stacks }: GroupSight): string =>
  t.voice('names', {
    names: stacks
      .filter(stack => living(stack) > 0)
      .map(stack => unitsText(t, at(t.s.units, stack.unit), living(stack))),
  })

/** MG-house A building or a house as a sentence names it: the bunker, Town hall, a house in Merle. */
export function shelterName(t: Telling, number: number): string {
  const house = houseOf(t.s, number)
  if (house === null) return t.voice('shelter:work', { work: workName(t.s, t.p, number) })
  if (house.name !== '') return house.name
  const { node } = t.s.map
  return node !== null && contains(node.outline, house.middle)
    ? t.voice('shelter:house-in', { node: node.name })
    : t.voice('shelter:house')
}

/** All units that were ever in a stack. */
const everIn = ({ healthy, injured, dead }: StackSight): number => healthy + injured + dead

/** The name of a stack's units within a sentence: riflemen, tank ace. */
const stackUnits = ({ s, p }: Telling, group: number, stack: number): string => {
  const held = at(at(p.groups, group).stacks, stack)
  const unit = at(s.units, held.unit)
  return everIn(held) === 1 ? oneOf(unit) : unit.plural
}

const isAlone = ({ p }: Telling, group: number): boolean => at(p.groups, group).stacks.length === 1

/** A stack by its group and its units; one that has the group to itself goes by the group's name alone. */
export function stackName(t: Telling, group: number, stack: number): string {
  const name = groupName(t.p, group)
  return isAlone(t, group) ? name : t.voice('stack', { group: name, units: stackUnits(t, group, stack) })
}

/** An attack's name; the usual one has none of its own. */
export function attackName({ s, p }: Telling, group: number, stack: number, attack: number): string | null {
  return attacksOf(s, at(at(p.groups, group).stacks, stack))[attack]?.name ?? null
}

/** A stack, and its weapon where that has a name. */
export function weaponName(t: Telling, group: number, stack: number, attack: number): string {
  const weapon = attackName(t, group, stack, attack)
  if (weapon === null) return stackName(t, group, stack)
  const name = groupName(t.p, group)
  return isAlone(t, group)
    ? t.voice('group:weapon', { group: name, weapon })
    : t.voice('stack:weapon', { group: name, units: stackUnits(t, group, stack), weapon })
}

export function aimName(t: Telling, aim: DeepReadonly<Aim>): string {
  if (aim.at === 'point') return t.voice(shown(t, 'aim:point'), { point: pointName(t, aim.point) })
  return aim.at === 'work'
    ? t.voice('aim:work', { work: workName(t.s, t.p, aim.work) })
    : stackName(t, aim.group, aim.stack)
}

/** Centimetres as metres, to a tenth. */
export const metres = (length: number): number =>
  (Math.sign(length) * rounded(ratio(Math.abs(length), 10))) / 10

/** A point as it is typed: whole metres to the east and to the north, without signs between thousands. */
export const pointName = ({ voice }: Pick<Speech, 'voice'>, [x, y]: Point): string =>
  voice('point', { x: String(Math.round(x / 100)), y: String(Math.round(y / 100)) })

/** Hundredths as a number to two places. */
export const decimal = (hundredths: number): number => hundredths / 100

/** A ratio to two places. */
export const figure = (value: Ratio): number => decimal(rounded(times(value, ratio(100))))

/** One file, or this many. */
export const filesText = ({ voice }: Pick<Speech, 'voice'>, count: number): string =>
  voice('count:file', { count })

/** The eight winds, by the signs of a vector and whether one part of it is by far the larger. */
export function windOf(t: Pick<Speech, 'voice'>, [x, y]: Point): string {
  const [across, up] = [Math.abs(x), Math.abs(y)]
  const east = 5 * across <= 2 * up ? 0 : Math.sign(x)
  const north = 5 * up <= 2 * across ? 0 : Math.sign(y)
  return coded(t, 'wind', `${WINDS[north + 1]?.[east + 1]}`)
}

const WINDS = [
  ['sw', 's', 'se'],
  ['w', '', 'e'],
  ['nw', 'n', 'ne'],
] as const

/** How long something lasts: until the end of a turn, or of the battle where that ends first. */
export const untilText = ({ s, voice }: Pick<Telling, 's'> & Pick<Speech, 'voice'>, turn: number): string =>
  turn < s.turns ? voice('until:turn', { turn }) : voice('until:over')

/** Dice as they fell: 3 + 4. */
export const diceRow = (dice: readonly number[]): string => dice.join(' + ')

/** Several dice in brackets, where more follows. */
export const diceFactor = (dice: readonly number[]): string =>
  dice.length > 1 ? `(${diceRow(dice)})` : diceRow(dice)

/** A dice formula as it is written: 2d6, (1d6+2)/2. */
export const formulaText = (formula: Formula): string => {
  if (formula.kind === 'dice') return `${formula.dice}d${formula.sides}`
  if (formula.kind === 'number') return String(formula.number)
  const part = (one: Formula): string =>
    'left' in one && (formula.kind === '*' || formula.kind === '/')
      ? `(${formulaText(one)})`
      : formulaText(one)
  return `${part(formula.left)}${formula.kind}${part(formula.right)}`
}
