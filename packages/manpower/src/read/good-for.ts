import type { Attack, Unit } from '../scenario.ts'
import { isMen } from '../combat/casualties.ts'

/** One thing that a unit is good for, with its number: metres in hundredths, men, spells; 0: none. */
export interface Use {
  readonly what: (typeof USES)[number]['what']
  readonly amount: number
}

/** Hand weapons reach no further. */
const BY_HAND = 1000
/** Foot that fires no further than this must come close. */
const CLOSE = 20_000
/** A unit that costs less is there to fill the line. */
const CHEAP = 75

const some = (unit: Unit, is: (attack: Attack) => boolean): boolean => unit.attacks.some(is)

const isVehicle = ({ health, crew }: Unit): boolean => health !== null && crew !== null

/** The range of the first attack that is so. */
const reach =
  (is: (attack: Attack) => boolean) =>
  ({ attacks }: Unit): number =>
    attacks.find(is)?.range ?? 0

const isVolley = ({ kind }: Attack): boolean => kind === 'volley'
const isIndirect = ({ inaccuracy, type }: Attack): boolean => inaccuracy !== null && type !== 'chemical'
const isGas = ({ type }: Attack): boolean => type === 'chemical'
const isLine = ({ pattern }: Attack): boolean => pattern.kind === 'line'
const isAntiAir = ({ against }: Attack): boolean => against === 'flyers'
const isRam = ({ against }: Attack): boolean => against === 'works'
const isPiercing =
  (pierce: Attack['pierce']) =>
  (attack: Attack): boolean =>
    attack.kind === 'discrete' && attack.pierce === pierce && attack.against === 'all'
const isHeavy = isPiercing('H')
const isMedium = (attack: Attack): boolean => isPiercing('M')(attack) && attack.pattern.kind === 'none'
const isBurst = ({ killRadius, inaccuracy }: Attack): boolean => killRadius !== null && inaccuracy === null

const none = (): number => 0
const fliesSo = (unit: Unit): boolean => unit.minSpeed !== null
const rides = ({ traits }: Unit): boolean => traits.mounted !== undefined
const fights = (unit: Unit): boolean => some(unit, ({ range }) => range <= BY_HAND)
const worth = ({ me, cost }: Unit): number => me / Math.max(1, cost)

const isStormer = (unit: Unit): boolean =>
  isMen(unit) && !fights(unit) && !rides(unit) && unit.reach <= CLOSE && worth(unit) > 1

/** What units are good for by their figures, the most telling first. */
const USES = [
  { what: 'shoots-down', when: (unit: Unit) => some(unit, isAntiAir) || unit.traits['aa-factor'] !== undefined, amount: (unit: Unit) => unit.reach }, // prettier-ignore
  { what: 'bombs', when: ({ traits }: Unit) => traits.bombs !== undefined, amount: none },
  { what: 'dogfights', when: (unit: Unit) => fliesSo(unit) && unit.traits.aa !== undefined && some(unit, isVolley), amount: none }, // prettier-ignore
  { what: 'spots', when: ({ traits }: Unit) => traits.spotter !== undefined, amount: none },
  { what: 'breaks-works', when: (unit: Unit) => some(unit, isRam), amount: none },
  { what: 'gasses', when: (unit: Unit) => some(unit, isGas), amount: reach(isGas) },
  { what: 'stops-tanks', when: (unit: Unit) => some(unit, isHeavy), amount: reach(isHeavy) },
  { what: 'takes-on-armour', when: (unit: Unit) => some(unit, isMedium) && !some(unit, isHeavy), amount: reach(isMedium) }, // prettier-ignore
  { what: 'shells', when: (unit: Unit) => some(unit, isIndirect) && unit.traits.bombs === undefined, amount: reach(isIndirect) }, // prettier-ignore
  { what: 'sweeps-files', when: (unit: Unit) => some(unit, isLine), amount: reach(isLine) },
  {
    what: 'bursts',
    when: (unit: Unit) => some(unit, isBurst) && !some(unit, isHeavy),
    amount: reach(isBurst),
  },
  { what: 'picks-off', when: (unit: Unit) => isMen(unit) && some(unit, ({ kind }) => kind === 'discrete'), amount: (unit: Unit) => unit.reach }, // prettier-ignore
  { what: 'casts', when: ({ traits }: Unit) => traits.spellcasting !== undefined, amount: ({ traits }: Unit) => traits.spellcasting ?? 0 }, // prettier-ignore
  { what: 'builds', when: ({ traits }: Unit) => traits.engineer !== undefined, amount: ({ traits }: Unit) => traits.engineer ?? 0 }, // prettier-ignore
  { what: 'carries', when: ({ traits }: Unit) => traits.carries !== undefined, amount: ({ traits }: Unit) => traits.carries ?? 0 }, // prettier-ignore
  { what: 'drops', when: ({ traits }: Unit) => traits.parachute !== undefined, amount: none },
  { what: 'slips-past', when: ({ traits }: Unit) => traits.unblockable !== undefined || traits['ignores-first-block'] !== undefined, amount: none }, // prettier-ignore
  { what: 'shrugs-off', when: (unit: Unit) => isVehicle(unit) && (unit.armour === 'M' || unit.armour === 'H'), amount: none }, // prettier-ignore
  { what: 'sweeps-ground', when: (unit: Unit) => !isMen(unit) && !fliesSo(unit) && unit.hero === null && some(unit, isVolley), amount: reach(isVolley) }, // prettier-ignore
  { what: 'charges', when: (unit: Unit) => rides(unit) && fights(unit), amount: ({ speed }: Unit) => speed },
  { what: 'rides', when: (unit: Unit) => rides(unit) && !fights(unit), amount: ({ speed }: Unit) => speed },
  { what: 'stands-off-horse', when: ({ traits }: Unit) => traits.brace !== undefined, amount: none },
  { what: 'fills-line', when: (unit: Unit) => isMen(unit) && unit.cost < CHEAP, amount: none }, // prettier-ignore
  { what: 'wins-hand-to-hand', when: (unit: Unit) => isMen(unit) && fights(unit) && !rides(unit) && unit.armour !== 'N', amount: none }, // prettier-ignore
  { what: 'storms', when: (unit: Unit) => isStormer(unit), amount: ({ reach: far }: Unit) => far },
  { what: 'holds', when: (unit: Unit) => isMen(unit) && !isStormer(unit) && !fights(unit) && !rides(unit) && unit.traits.engineer === undefined && some(unit, isVolley), amount: ({ reach: far }: Unit) => far }, // prettier-ignore
  { what: 'fights-by-hand', when: (unit: Unit) => isMen(unit) && fights(unit) && !rides(unit) && unit.armour === 'N', amount: none }, // prettier-ignore
] as const

/** What a unit is good for, in at most two points; none for plain units. */
export const goodFor = (unit: Unit): Use[] =>
  USES.filter(({ when }) => when(unit))
    .slice(0, 2)
    .map(({ what, amount }) => ({ what, amount: amount(unit) }))
