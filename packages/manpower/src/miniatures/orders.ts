import type { Answer, Data } from '@sandtable/kernel'
import type { TreatOrder } from '../orders.ts'
import type { Group } from '../position.ts'
import type { Losses } from './roster.ts'
import type { Weapon } from '../targeting/reach.ts'
import type { Forms } from '../answers.ts'
import { formed, isBetween, isOrderOf, isRow, isWord, orNone } from '../answers.ts'

/** The ground's effects on a group, as agreed at the table: a trench and the like are rows with a name. */
export type Ground = {
  readonly higher: boolean
  readonly forest: boolean
  readonly node: boolean
  readonly more: readonly { readonly what: string; readonly change: number }[]
}

/** Units of a stack that attack, and how they and their target stand. */
export type Attacker = Weapon & {
  /** Units of a volley, or shots. */
  readonly units: number
  /** In centimetres; null: unmeasured, and nothing that requires closeness counts. */
  readonly distance: number | null
  readonly own: Ground
  readonly theirs: Ground
}

/** Units of a stack in an area on the ground. */
export type Struck = {
  readonly group: number
  readonly stack: number
  /** In the kill radius of an explosion, or in the pattern. */
  readonly near: number
  /** In its injury radius only; 0 where nothing explodes. */
  readonly far: number
}

export const HAZARDS = ['river', 'mud', 'swamp', 'wire'] as const

/** All that can be ordered at a table. */
export type TableOrder =
  /** MG-combat Volleys of one side at one stack, or the shots of one stack. */
  | {
      readonly do: 'attack'
      readonly by: readonly Attacker[]
      readonly group: number
      readonly stack: number
    }
  /** MG-combat step 8 One shot at the ground, and the units in its area, nearest first. */
  | (Weapon & { readonly do: 'strike'; readonly struck: readonly Struck[] })
  /** M-ina-when How far off an indirect shot falls; MG-ina-zero: whether zero is there for it. */
  | (Weapon & { readonly do: 'deviate'; readonly distance: number; readonly zero: boolean })
  | { readonly do: 'rush'; readonly group: number; readonly hazard: (typeof HAZARDS)[number] }
  | { readonly do: 'heal'; readonly group: number; readonly stack: number; readonly points: number }
  | (TreatOrder & { readonly do: 'treat' })
  /** MG-spacing, M-fly-land */
  | { readonly do: 'form'; readonly group: number; readonly order: Group['order']; readonly flying: boolean }
  /** A stack is set right by hand. */
  | (Losses & {
      readonly do: 'correct'
      readonly group: number
      readonly stack: number
      readonly note: string
    })
  /** A group's morale is set right by hand: full turns after this one; null: it has none. */
  | {
      readonly do: 'morale'
      readonly group: number
      readonly high: number | null
      readonly low: number | null
      readonly note: string
    }
  | { readonly do: 'initiative' }
  | { readonly do: 'turn' }

const MOST = 1_000_000
const NOTE = 200

const isCount = isBetween(0, MOST)
const isSome = isBetween(1, MOST)
const isDistance = isBetween(0, 2 ** 24)
const isFlag = (datum: Data): datum is boolean => typeof datum === 'boolean'
const isNote = (datum: Data): datum is string => typeof datum === 'string' && datum.length <= NOTE
const isTurns = orNone(isBetween(0, 100))

const isGround = formed<Ground>({
  higher: isFlag,
  forest: isFlag,
  node: isFlag,
  more: isRow(formed({ what: isNote, change: isBetween(-20, 20) }), MOST),
})

const WEAPON = { group: isCount, stack: isCount, attack: isCount }

const isAttacker = formed<Attacker>({
  ...WEAPON,
  units: isSome,
  distance: orNone(isDistance),
  own: isGround,
  theirs: isGround,
})

const isStruck = formed<Struck>({ group: isCount, stack: isCount, near: isCount, far: isCount })

/** What each order names. */
const FORMS: Forms<TableOrder> = {
  attack: { by: isRow(isAttacker, MOST), group: isCount, stack: isCount },
  strike: { ...WEAPON, struck: isRow(isStruck, MOST) },
  deviate: { ...WEAPON, distance: isDistance, zero: isFlag },
  rush: { group: isCount, hazard: isWord(...HAZARDS) },
  heal: { group: isCount, stack: isCount, points: isSome },
  treat: { group: isCount, stack: isCount, kit: isCount, patients: isCount, units: isSome },
  form: { group: isCount, order: isWord('close', 'open'), flying: isFlag },
  correct: {
    group: isCount,
    stack: isCount,
    units: isCount,
    injured: isCount,
    dead: isCount,
    damage: isRow(isSome, MOST),
    note: isNote,
  },
  morale: { group: isCount, high: isTurns, low: isTurns, note: isNote },
  initiative: {},
  turn: {},
}

/** Whether an answer has the one form of an order. */
export const isTableOrder = (answer: Answer): answer is TableOrder => isOrderOf<TableOrder>(answer, FORMS)
