import type { Position, Scenario } from '@sandtable/manpower'
import type { Screen } from '../../../screen.ts'
import { hanging } from '../../../screen.ts'
import { holder, survivingValue } from '@sandtable/manpower'
import { paintOf } from '../../../play/paints.ts'

/** MG-win-single What decides the battle, and how it stands. */
export function goalsText(screen: Screen, s: Scenario, p: Position): string[] {
  const { node } = s.map
  const last =
    node === null
      ? `After turn ${s.turns} whoever has more manpower left wins.`
      : `After turn ${s.turns} whoever holds ${node.name} wins: the only side in it, or else its owner. Now that is ${s.sides[holder(s, p)]?.name}.`
  return [
    ...hanging('The last side with active groups in the field wins at once.', screen.width),
    ...hanging(last, screen.width),
    ...s.sides.map(
      ({ name }, side) =>
        `    ${paintOf(screen, side)(name)}: ${Math.round(survivingValue(s, p, side) / 100)} manpower left`,
    ),
  ]
}
