import type { Attack, Role } from '@sandtable/manpower'
import { armyFrom, faultsInArmy, formulaText, priceOf, roleOf } from '@sandtable/manpower'
import type { Asked } from '../../field/logic/orders.ts'
import { metres } from '../../field/logic/metres.ts'
import { sayGoodFor, sayUnit } from '../../words/story.ts'

/** A kind of unit for sale, with its key figures. */
export interface UnitWare {
  readonly unit: number
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly role: Role
  /** In hundredths. */
  readonly price: number
  /** How many are added at a time. */
  readonly batch: number
  /** It is unique. */
  readonly isUnique: boolean
  readonly figures: Figures
  /** Its use, and its full description, each in a line. */
  readonly good: string
  readonly about: string
}

/** Figures as shown; null: none. */
export interface Figures {
  /** In metres, like the speed. */
  readonly range: number | null
  /** The damage of a shot, or the strength of a volley in men. */
  readonly damage: string | null
  readonly volley: string | null
  readonly pierce: string | null
  readonly armour: string | null
  readonly health: string | null
  readonly speed: number
  readonly shots: string | null
}

/** Men below this price are bought ten at a time. */
const CHEAP = 300
const BATCH = 10

/** The units that a player can buy under the chosen leader, the cheapest of each part first. */
export function unitWares(asked: Asked): UnitWare[] {
  const { s, p, side } = asked
  const buys = (s.players[side]?.buys ?? []).filter(unit => !isOfOtherLeader(asked, unit))
  return buys
    .map(unit => wareOf(asked, unit, priceOf(s, p, side, unit)))
    .filter(ware => ware !== null)
    .sort((a, b) => a.price - b.price || a.name.localeCompare(b.name, 'en'))
}

function isOfOtherLeader({ s, p, side }: Asked, unit: number): boolean {
  const stacks = [{ unit, units: 1, equipment: [], spells: [] }]
  const army = armyFrom(s, null, [{ name: 'Trial', order: 'close', stacks }])
  return faultsInArmy(s, p, side, army).some(({ why }) => why.what === 'other-leader')
}

function wareOf({ s }: Asked, unit: number, price: number): UnitWare | null {
  const printed = s.units[unit]
  if (printed === undefined) return null
  const { id, name, symbol, health, crew, hero } = printed
  const isCheap = health === null && crew === null && hero === null && price < CHEAP
  return {
    unit,
    id,
    name,
    symbol,
    isUnique: hero !== null,
    role: roleOf(printed),
    price,
    batch: isCheap ? BATCH : 1,
    figures: figuresOf(printed),
    good: sayGoodFor(s, unit),
    about: sayUnit(s, unit),
  }
}

function figuresOf({ attacks, armour, speed, health }: Asked['s']['units'][number]): Figures {
  const [usual] = attacks
  return {
    ...(usual === undefined ? UNARMED : struckBy(usual)),
    armour: armour === 'N' ? null : armour,
    health: health === null ? null : String(health),
    speed: metres(speed),
  }
}

const UNARMED = { range: null, damage: null, volley: null, pierce: null, shots: null }

const struckBy = ({
  range,
  kind,
  me,
  damage,
  pierce,
  shots,
}: Attack): Pick<Figures, keyof typeof UNARMED> => ({
  range: metres(range),
  damage: damage === null ? null : formulaText(damage),
  volley: kind === 'volley' ? String(me / 100) : null,
  pierce: pierce === 'N' ? null : pierce,
  shots: String(shots),
})

/** Wares of a part whose name or description has all these words. */
export function found(wares: readonly UnitWare[], role: Role | null, words: string): UnitWare[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return wares.filter(ware => {
    const text = `${ware.name} ${ware.good} ${ware.about}`.toLowerCase()
    return (role === null || ware.role === role) && wanted.every(word => text.includes(word))
  })
}

/** How many of a kind the rest of the manpower buys; 0: none. */
export const affordable = ({ batch, price }: UnitWare, left: number): number =>
  Math.max(0, Math.min(batch, Math.floor(left / Math.max(1, price))))
