import type { Position, Scenario } from '@sandtable/manpower'
import type { Screen } from '../../../screen.ts'
import { hanging } from '../../../screen.ts'
import type { FieldDesk } from './field-desk.ts'
import { holder, survivingValue, winnerNow } from '@sandtable/manpower'
import { paintOf } from '../../../play/paints.ts'
import { fieldPhrase } from '../words/words.ts'

/** MG-win-single What decides the battle, and how it stands. */
export function goalsText(screen: Screen, s: Scenario, p: Position): string[] {
  const { node } = s.map
  const last =
    node === null
      ? fieldPhrase('goals:manpower', { turn: s.turns })
      : fieldPhrase('goals:node', {
          turn: s.turns,
          node: node.name,
          holder: s.sides[holder(s, p)]?.name ?? '',
        })
  return [
    ...hanging(fieldPhrase('goals:last'), screen.width),
    ...hanging(last, screen.width),
    ...s.sides.map(
      ({ name }, side) =>
        `    ${fieldPhrase('goals:left', {
          side: paintOf(screen, side)(name),
          manpower: Math.round(survivingValue(s, p, side) / 100),
        })}`,
    ),
  ]
}

/** MG-truce-single Who would win if everyone accepted. */
export function truceLines({ s, view }: FieldDesk): string[] {
  const { winner } = winnerNow(s, view)
  const name = s.sides[winner]?.name
  const text = name === undefined ? fieldPhrase('truce:nobody') : fieldPhrase('truce:winner', { side: name })
  return [`  ${text}`]
}
