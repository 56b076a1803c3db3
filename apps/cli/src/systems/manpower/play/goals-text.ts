import type { Position, Scenario } from '@sandtable/manpower'
import type { Screen } from '../../../screen.ts'
import { hanging } from '../../../screen.ts'
import type { FieldDesk } from './field-desk.ts'
import { holder, survivingValue, winnerNow } from '@sandtable/manpower'
import { paintOf } from '../../../play/paints.ts'

/** MG-win-single What decides the battle, and how it stands. */
export function goalsText(screen: Screen, s: Scenario, p: Position): string[] {
  const { node } = s.map
  const last =
    node === null
      ? `After turn ${s.turns} whoever has more manpower left wins.`
      : `After turn ${s.turns} whoever is stronger in ${node.name} wins; if both are equal, its holder. Now that is ${s.sides[holder(s, p)]?.name}.`
  return [
    ...hanging('The last side standing wins at the end of its turn.', screen.width),
    ...hanging(last, screen.width),
    ...s.sides.map(
      ({ name }, side) =>
        `    ${paintOf(screen, side)(name)}: ${Math.round(survivingValue(s, p, side) / 100)} manpower left`,
    ),
  ]
}

/** MG-truce-single Who would win if everybody accepted. */
export function truceLines({ s, view }: FieldDesk): string[] {
  const { winner } = winnerNow(s, view)
  const name = s.sides[winner]?.name
  return [name === undefined ? '  as it stands nobody would win' : `  as it stands ${name} would win`]
}
