import type { Dice } from '@sandtable/kernel'
import { rollDice } from '@sandtable/kernel'
import type { Field } from './field.ts'
import type { Options } from '../editions/rulings.ts'
import type { Ruling } from '../editions/rulings.ts'
import { RULINGS } from '../editions/rulings.ts'
import type { Terrain } from '../charts/terrain.ts'
import { TERRAIN } from '../charts/terrain.ts'

/** The size and variety of a random battle. */
export interface Bounds {
  readonly units: readonly [number, number]
  readonly leaders: number
  /** How many rulings are changed at random. */
  readonly rulings: number
}

/** A battle of edition B with any content of a battle file, except cards. */
export function randomField(dice: Dice, bounds: Bounds): Field {
  const terrains = Object.keys(TERRAIN).filter(name => name !== 'sea') as Exclude<Terrain, 'sea'>[]
  return {
    edition: 'B',
    terrain: pick(dice, terrains),
    crossing: pick(dice, [null, null, 'minor-river', 'major-river'] as const),
    ...(chance(dice, 5) ? { landing: true as const } : {}),
    ...(chance(dice, 8) ? { cornered: pick(dice, ['attacker', 'defender'] as const) } : {}),
    ...(chance(dice, 6) ? { cap: { bonus: rollDice(dice, 3), malus: rollDice(dice, 3) } } : {}),
    supremacy: [chance(dice, 6) ? 1 : 0, chance(dice, 6) ? 1 : 0],
    attacker: stack(dice, bounds, 'a'),
    defender: stack(dice, bounds, 'd'),
    options: randomOptions(dice, bounds.rulings),
  }
}

const chance = (dice: Dice, oneIn: number): boolean => rollDice(dice, oneIn) === 0

const pick = <T>(dice: Dice, from: readonly T[]): T => from[rollDice(dice, from.length)] as T

function stack(dice: Dice, bounds: Bounds, tag: string): string[] {
  const [least, most] = bounds.units
  const units = Array.from({ length: least + rollDice(dice, most - least + 1) }, (_, i) =>
    unit(dice, `${tag}${i}`),
  )
  const guns = Array.from(
    { length: rollDice(dice, 4) },
    (_, i) => `${tag}g${i} ${pick(dice, ['A', 'A', 'L', 'A heavy'])}`,
  )
  const leaders = Array.from({ length: rollDice(dice, bounds.leaders + 1) }, (_, i) =>
    leader(dice, `${tag}l${i}`),
  )
  return [...leaders, ...units, ...guns]
}

function unit(dice: Dice, name: string): string {
  const twoStep = chance(dice, 4)
  const cf = rollDice(dice, 6)
  const mf = rollDice(dice, 4)
  const values = twoStep ? `${cf}>${rollDice(dice, cf + 1)}/${mf}>${rollDice(dice, mf + 1)}` : `${cf}/${mf}`
  const type = pick(dice, ['', '', '', ' C', ' C', ' M'])
  const flags = ['sk', 'elite', 'guard', 'heavy', 'unsupplied', 'marine'].filter(() => chance(dice, 7))
  const rare = ['suicide', 'bunker'].filter(() => chance(dice, 14))
  const reduced = twoStep && chance(dice, 4) ? ['reduced'] : []
  return [`${name} ${values}${type}`, ...flags, ...rare, ...reduced].join(' ')
}

const leader = (dice: Dice, name: string): string =>
  `${name} ${pick(dice, ['1*', '2*', '3*', 'crown'])} ${rollDice(dice, 4) - 1}/${rollDice(dice, 4) - 1}${pick(dice, ['', ' C'])}`

/** Some rulings, each with any of its values. */
function randomOptions(dice: Dice, number: number): Partial<Options> {
  const names = (Object.keys(RULINGS) as (keyof typeof RULINGS)[]).filter(
    name => RULINGS[name].values !== 'map',
  )
  const chosen = Array.from({ length: number }, () => pick(dice, names))
  return Object.fromEntries(
    chosen.map(name => [name, valueOf(dice, RULINGS[name].values)]),
  ) as Partial<Options>
}

function valueOf(dice: Dice, values: Ruling['values']): unknown {
  if (values === 'map') return {}
  return 'from' in values ? values.from + rollDice(dice, values.to - values.from + 1) : pick(dice, values)
}
