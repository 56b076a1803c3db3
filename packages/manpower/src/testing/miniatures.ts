import type { RosterFile, RosterStackFile } from '@sandtable/scenario'
import type { Ground, TableOrder } from '../miniatures/orders.ts'
import type { Refused, Sitting } from '../miniatures/sitting.ts'
import { at } from '../position.ts'
import { CATALOGUE } from './field.ts'
import { give, sitDown } from '../miniatures/sitting.ts'
import { rosterScenario } from '../miniatures/roster.ts'

/** A stack as a test writes it. */
type StackSpec = Partial<RosterStackFile> & Pick<RosterStackFile, 'unit' | 'units'>

/** A roster of two sides, each of whose groups has these stacks; the second defends. */
export const rosterWith = (
  era: RosterFile['era'],
  sides: readonly (readonly (readonly StackSpec[])[])[],
): RosterFile => ({
  ruleset: 'manpower',
  title: 'Table',
  era,
  sides: sides.map((groups, n) => ({
    id: n === 0 ? 'red' : 'blue',
    name: n === 0 ? 'Red' : 'Blue',
    colour: '#a63a35',
    status: n === 0 ? 'attacking' : 'defending',
    leader: null,
    groups: groups.map((stacks, i) => ({
      id: `group-${i}`,
      name: `${n === 0 ? 'Red' : 'Blue'} ${i + 1}`,
      order: 'close',
      stacks: stacks.map(stack => ({
        equipment: [],
        spells: [],
        injured: 0,
        dead: 0,
        damage: [],
        ...stack,
      })),
    })),
  })),
  catalogue: CATALOGUE,
  odds: null,
})

export const tableWith = (
  era: RosterFile['era'],
  sides: readonly (readonly (readonly StackSpec[])[])[],
): Sitting => sitDown(rosterScenario(rosterWith(era, sides)), 'table')

export const OPEN: Ground = { higher: false, forest: false, node: false, more: [] }

/** This many units of a group's first stack at another's. */
export const attackOn = (
  from: number,
  to: number,
  units: number,
  how: {
    readonly attack?: number
    readonly distance?: number
    own?: Partial<Ground>
    theirs?: Partial<Ground>
  } = {},
): Extract<TableOrder, { do: 'attack' }> => ({
  do: 'attack',
  by: [
    {
      group: from,
      stack: 0,
      attack: how.attack ?? 0,
      units,
      distance: how.distance ?? null,
      own: { ...OPEN, ...how.own },
      theirs: { ...OPEN, ...how.theirs },
    },
  ],
  group: to,
  stack: 0,
})

/** An order with dice as they show; a refusal is the test's fault. */
export function ordered(sitting: Sitting, order: TableOrder, ...dice: number[]): void {
  const refused = give(sitting, { order, dice })
  if (refused !== null) throw new Error(`${JSON.stringify(order)} was refused: ${JSON.stringify(refused)}`)
}

export const refusedAt = (sitting: Sitting, order: TableOrder, ...dice: number[]): Refused | null =>
  give(sitting, { order, dice })

/** Healthy, injured and dead of a stack. */
export function standingAt({ history }: Sitting, group: number, stack = 0): number[] {
  const { healthy, injured, dead } = at(at(history.game.p.groups, group).stacks, stack)
  return [healthy, injured, dead]
}
