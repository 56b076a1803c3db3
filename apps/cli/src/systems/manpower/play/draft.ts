import type { ArmyFile } from '@sandtable/scenario'
import type { BoughtGroup, Watch } from '@sandtable/manpower'
import type { FieldDesk } from './field-desk.ts'
import { musterOf } from '@sandtable/manpower'

/** An army as it is put together at a terminal, before it is mustered. */
interface Draft {
  name: string
  groups: readonly BoughtGroup[]
}

/** The draft of everybody who sits here. */
const drafts = new WeakMap<Watch, Draft>()

/** The army that play was given on the command line; null: none. */
let given: ArmyFile | null = null

export const giveArmy = (army: ArmyFile): void => void (given = army)

/** The leader of that army, as the battle numbers leaders; null: it names none. */
export function givenLeader({ s }: FieldDesk): number | null {
  const leader = given?.leader ?? null
  const number = s.leaders.findIndex(({ id }) => id === leader)
  return number < 0 ? null : number
}

/** What a player has put together so far. */
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
