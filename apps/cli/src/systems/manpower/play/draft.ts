import type { ArmyFile } from '@sandtable/scenario'
import type { BoughtGroup, Watch } from '@sandtable/manpower'
import type { FieldDesk } from './field-desk.ts'
import { musterOf } from '@sandtable/manpower'

/** An army being put together at a terminal, before it is mustered. */
interface Draft {
  name: string
  groups: readonly BoughtGroup[]
}

/** The draft of each player at this terminal. */
const drafts = new WeakMap<Watch, Draft>()

/** The army given to `play` on the command line; null: none. */
let given: ArmyFile | null = null

export const giveArmy = (army: ArmyFile): void => void (given = army)

/** That army's leader, by its number in the battle; null: it names none. */
export function givenLeader({ s }: FieldDesk): number | null {
  const leader = given?.leader ?? null
  const number = s.leaders.findIndex(({ id }) => id === leader)
  return number < 0 ? null : number
}

/** A player's draft so far. */
export function draftOf(desk: FieldDesk): Draft {
  const draft = drafts.get(desk.watch) ?? begun(desk)
  drafts.set(desk.watch, draft)
  return draft
}

function begun({ s }: FieldDesk): Draft {
  const muster = given === null ? null : musterOf(s, given)
  const groups = muster === null || 'unknown' in muster ? [] : muster.groups
  return { name: given?.name ?? '', groups }
}
