import type { Answer, Data } from '@sandtable/kernel'
import type { Group } from '../position.ts'
import type { Losses } from './roster.ts'
import type { TreatOrder } from '../powers/kit.ts'
import type { Weapon } from '../targeting/reach.ts'
import { isRecord, isWhole, orderKind } from '../answers.ts'

/** What the ground does for somebody, as those at the table have agreed: a trench and the like are rows with a name. */
export interface Ground {
  readonly higher: boolean
  readonly forest: boolean
  readonly node: boolean
  readonly more: readonly { readonly what: string; readonly change: number }[]
}

/** Units of a stack that attack, and how they and their target stand. */
export interface Attacker extends Weapon {
  /** Units of a volley, or shots. */
  readonly units: number
  /** In centimetres; null: nobody has measured it, and nothing that needs them near counts. */
  readonly distance: number | null
  readonly own: Ground
  readonly theirs: Ground
}

/** Units of a stack whom something on the ground has found. */
export interface Struck {
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
  /** MG-combat step 8 One shot at the ground, and whom it has found, nearest first. */
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

const isNumber = (value: unknown): boolean => isWhole(value, 0, MOST)
const isFlag = (value: unknown): boolean => typeof value === 'boolean'
const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= NOTE
const isTurns = (value: unknown): boolean => value === null || isWhole(value, 0, 100)
const isRow =
  (isItem: (value: Data) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.length <= MOST && value.every(item => isItem(item as Data))

const isGround = (value: unknown): boolean =>
  isShaped(value as Answer, { higher: isFlag, forest: isFlag, node: isFlag, more: isRow(isMore) })
const isMore = (value: Data): boolean =>
  isShaped(value, { what: isText, change: change => isWhole(change, -20, 20) })
const isAttacker = (value: Data): boolean =>
  isShaped(value, {
    group: isNumber,
    stack: isNumber,
    attack: isNumber,
    units: units => isWhole(units, 1, MOST),
    distance: distance => distance === null || isWhole(distance, 0, 2 ** 24),
    own: isGround,
    theirs: isGround,
  })
const isStruck = (value: Data): boolean =>
  isShaped(value, { group: isNumber, stack: isNumber, near: isNumber, far: isNumber })

type Shape = Readonly<Record<string, (value: unknown) => boolean>>

const isShaped = (value: Answer, shape: Shape): boolean =>
  isRecord(value, Object.keys(shape)) && Object.entries(shape).every(([name, holds]) => holds(value[name]))

const WEAPON = { group: isNumber, stack: isNumber, attack: isNumber }

/** What each order says. */
const SHAPES: Readonly<Record<TableOrder['do'], Shape>> = {
  attack: { by: isRow(isAttacker), group: isNumber, stack: isNumber },
  strike: { ...WEAPON, struck: isRow(isStruck) },
  deviate: { ...WEAPON, distance: value => isWhole(value, 0, 2 ** 24), zero: isFlag },
  rush: { group: isNumber, hazard: value => HAZARDS.some(hazard => hazard === value) },
  heal: { group: isNumber, stack: isNumber, points: value => isWhole(value, 1, MOST) },
  treat: {
    group: isNumber,
    stack: isNumber,
    kit: isNumber,
    patients: isNumber,
    units: value => isWhole(value, 1, MOST),
  },
  form: { group: isNumber, order: value => value === 'close' || value === 'open', flying: isFlag },
  correct: {
    group: isNumber,
    stack: isNumber,
    units: isNumber,
    injured: isNumber,
    dead: isNumber,
    damage: isRow(item => isWhole(item, 1, MOST)),
    note: isText,
  },
  morale: { group: isNumber, high: isTurns, low: isTurns, note: isText },
  initiative: {},
  turn: {},
}

/** Whether an answer has the one form of an order. */
export function isTableOrder(answer: Answer): boolean {
  const kind = orderKind(answer, SHAPES)
  return kind !== null && isShaped(answer, { do: () => true, ...SHAPES[kind] })
}
