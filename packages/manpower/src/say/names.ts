import type { DeepReadonly } from '@sandtable/kernel'
import type { Point } from '@sandtable/board'
import { contains } from '@sandtable/board'
import type { Aim } from '../position.ts'
import type { Formula } from '../formula/formula.ts'
import type { Ratio } from '../formula/ratio.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Telling } from './log-line.ts'
import { at } from '../position.ts'
import { attacksOf } from '../combat/rate.ts'
import { coded, phrase } from './log-line.ts'
import { houseOf } from '../ground/houses.ts'
import { ratio, rounded, times } from '../formula/ratio.ts'

export const playerName = (s: Scenario, player: number): string => at(s.players, player).name

export const sideName = (s: Scenario, side: number): string => at(s.sides, side).name

export const groupName = (p: Sight, group: number): string => at(p.groups, group).name

export const unitName = (s: Scenario, unit: number): string => at(s.units, unit).name

export const workName = (s: Scenario, p: Sight, work: number): string =>
  at(s.works, at(p.works, work).kind).name

/** MG-house A building or a house as a sentence names it: the Bunker, Town hall, a house in Merle. */
export function shelterName(t: Telling, number: number): string {
  const house = houseOf(t.s, number)
  if (house === null) return phrase(t, 'shelter:work', { work: workName(t.s, t.p, number) })
  if (house.name !== '') return house.name
  const { node } = t.s.map
  return node !== null && contains(node.outline, house.middle)
    ? phrase(t, 'shelter:house-in', { node: node.name })
    : phrase(t, 'shelter:house')
}

/** A stack by its unit and its group; one that has the group to itself goes by the group's name alone. */
export function stackName(t: Telling, group: number, stack: number): string {
  const own = at(t.p.groups, group)
  if (own.stacks.length === 1) return own.name
  return phrase(t, 'stack', { unit: unitName(t.s, at(own.stacks, stack).unit), group: own.name })
}

/** What an attack is called; the usual one has no name of its own. */
export function attackName({ s, p }: Telling, group: number, stack: number, attack: number): string | null {
  return attacksOf(s, at(at(p.groups, group).stacks, stack))[attack]?.name ?? null
}

export function aimName(t: Telling, aim: DeepReadonly<Aim>): string {
  if (aim.at === 'point') return phrase(t, 'aim:point', { point: pointName(aim.point) })
  return aim.at === 'work' ? workName(t.s, t.p, aim.work) : stackName(t, aim.group, aim.stack)
}

/** Centimetres as metres, to a tenth. */
export const metres = (length: number): string => {
  const tenths = rounded(ratio(Math.abs(length), 10))
  const whole = `${Math.floor(tenths / 10)}${tenths % 10 === 0 ? '' : `.${tenths % 10}`}`
  return length < 0 && tenths > 0 ? `−${whole}` : whole
}

export const pointName = ([x, y]: Point): string => `${metres(x)} ${metres(y)}`

/** Hundredths as a number to two places. */
export function decimal(hundredths: number): string {
  const [whole, rest] = [Math.floor(hundredths / 100), hundredths % 100]
  return rest === 0 ? String(whole) : `${whole}.${String(rest).padStart(2, '0').replace(/0$/, '')}`
}

/** A ratio to two places. */
export const figure = (value: Ratio): string => decimal(rounded(times(value, ratio(100))))

/** One file, or so many. */
export const filesText = (t: Pick<Telling, 'words'>, files: number): string =>
  files === 1 ? phrase(t, 'files:one') : phrase(t, 'files:many', { files })

/** Names with commas between, and a word before the last. */
export function row(t: Pick<Telling, 'words'>, names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${t.words.and} ${last}`
}

/** The eight winds, by the signs of a vector and whether one part of it is by far the larger. */
export function windOf(t: Pick<Telling, 'words'>, [x, y]: Point): string {
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

/** Dice as they fell: 3 + 4. */
export const diceRow = (dice: readonly number[]): string => dice.join(' + ')

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
