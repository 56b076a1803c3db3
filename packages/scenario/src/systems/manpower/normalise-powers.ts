import type { PowerFile } from './field-file.ts'
import type { Deed, PowerText } from './power-schema.ts'
import { hundredths } from './measures.ts'
import { DEED_NAMES } from './power-schema.ts'

/** The one thing that an effect does; the checks have made sure that there is one. */
export function powerOf(power: PowerText): PowerFile {
  const [made] = DEED_NAMES.flatMap(deed => madeOf(deed, power))
  if (made === undefined) throw new Error('an effect that does nothing has passed the checks')
  return made
}

function madeOf<D extends Deed>(deed: D, power: PowerText): PowerFile[] {
  const value: PowerText[D] = power[deed]
  return value === undefined ? [] : [MADE[deed](value, power)]
}

const whomOf = (power: PowerText) => power.whom ?? 'all'

const MADE: { readonly [D in Deed]: (value: NonNullable<PowerText[D]>, power: PowerText) => PowerFile } = {
  me: (by, power) => ({
    kind: 'me',
    factor: hundredths(by),
    whom: whomOf(power),
    within: power.within === undefined ? null : hundredths(power.within),
  }),
  speed: (by, power) => ({ kind: 'speed', factor: hundredths(by), add: 0, whom: whomOf(power) }),
  'speed-add': (by, power) => ({ kind: 'speed', factor: 100, add: hundredths(by), whom: whomOf(power) }),
  'min-speed': (by, power) => ({ kind: 'min-speed', factor: hundredths(by), whom: whomOf(power) }),
  cost: (by, power) => ({ kind: 'cost', factor: hundredths(by), whom: whomOf(power) }),
  advantage: add => ({ kind: 'advantage', add }),
  armour: add => ({ kind: 'armour', add }),
  'armour-class': given => ({ kind: 'armour-class', class: given }),
  pierce: (add, power) => ({ kind: 'pierce', add, whom: whomOf(power) }),
  shots: add => ({ kind: 'shots', add }),
  inaccuracy: by => ({ kind: 'inaccuracy', factor: hundredths(by) }),
  'dead-on': () => ({ kind: 'dead-on' }),
  heal: by => ({ kind: 'heal', by: String(by) }),
  recover: men => ({ kind: 'recover', men: String(men) }),
  morale: which => ({ kind: 'morale', which }),
  'high-time': by => ({ kind: 'morale-time', which: 'high', factor: hundredths(by) }),
  'low-time': by => ({ kind: 'morale-time', which: 'low', factor: hundredths(by) }),
  'ignores-low': () => ({ kind: 'ignores-low' }),
  'cancels-low': () => ({ kind: 'cancels-low' }),
  'moves-again': by => ({ kind: 'moves-again', distance: hundredths(by) }),
  'ignores-block': () => ({ kind: 'ignores-block' }),
  'crosses-hazards': () => ({ kind: 'crosses-hazards' }),
  'no-ambush': () => ({ kind: 'no-ambush' }),
  'casting-time': add => ({ kind: 'casting-time', add }),
  slots: add => ({ kind: 'slots', add }),
  'build-time': by => ({ kind: 'build-time', factor: hundredths(by) }),
  proof: against => ({ kind: 'proof', against }),
  'digs-in': () => ({ kind: 'digs-in' }),
  fog: () => ({ kind: 'fog' }),
  wall: work => ({ kind: 'wall', work }),
  cargo: by => ({ kind: 'cargo', factor: hundredths(by) }),
  assassination: ({ own, against }) => ({ kind: 'assassination', own, against }),
  stores: cargo => ({ kind: 'stores', cargo }),
  storm: () => ({ kind: 'storm' }),
  radio: () => ({ kind: 'radio' }),
}
