import type { FieldFile } from '@sandtable/scenario'
import { armyText, formatProblem, parseArmy } from '@sandtable/scenario'
import { priceOfArmy } from '@sandtable/manpower'
import type { Asked } from '../field/logic/orders.ts'
import type { SavedArmy } from './logic/saved.ts'

/** An army as a file, which the terminal also reads. */
export const armyFile = ({ name, army }: SavedArmy): string =>
  armyText({
    name,
    leader: army.leader,
    groups: army.groups.map(group => ({
      ...group,
      stacks: group.stacks.map(stack => ({
        ...stack,
        equipment: [...stack.equipment],
        spells: [...stack.spells],
      })),
    })),
  })

/** The army in a file, saved for the current battle; or its problems line by line. */
export function openArmy(
  { s, p, side }: Asked,
  { catalogue }: FieldFile,
  file: { readonly name: string; readonly text: string },
): SavedArmy | readonly string[] {
  const reading = parseArmy(file.text, catalogue)
  if (!reading.ok) return reading.problems.map(problem => formatProblem(file.name, problem))
  const { name, ...army } = reading.army
  return {
    name,
    era: s.players[side]?.era ?? s.era,
    manpower: p.manpower[side] ?? 0,
    cost: priceOfArmy(s, p, side, army) ?? 0,
    army,
  }
}
