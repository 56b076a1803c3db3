import type { Position, Scenario } from '@sandtable/manpower'
import type { Screen } from '../../../screen.ts'
import { at } from '@sandtable/kernel'
import { unitsLeft } from '@sandtable/manpower'
import { paintOf } from '../../../play/paints.ts'
import { TIED, wrapped } from '../../../screen.ts'
import { sayPhase } from '../words/story.ts'
import { fieldPhrase } from '../words/words.ts'

/** The turn, the side and its phase, and what every side has left. */
export function headerText({ paint, ...screen }: Screen, s: Scenario, p: Position): string[] {
  const turn =
    p.turn === 0 ? fieldPhrase('header:setup') : fieldPhrase('header:turn', { turn: p.turn, turns: s.turns })
  const title =
    p.phase === 'setup' || p.phase === 'over'
      ? turn
      : fieldPhrase('header:active', {
          turn,
          player: s.players[p.active]?.name ?? '',
          phase: sayPhase(p.phase),
        })
  const sides = s.players.map(({ name, status }, side) => {
    const manpower = at(p.manpower, side) / 100
    const text = fieldPhrase(manpower > 0 ? 'header:side-manpower' : 'header:side', {
      status: fieldPhrase(`status:${status}`),
      count: unitsLeft(p, side),
      manpower,
    })
    return `${paintOf({ paint, ...screen }, side)(name)} ${paint.dim(text)}`
  })
  const lines = wrapped(sides.map(side => side.replaceAll(' ', TIED)).join(' · '), screen.width - 2)
  return [paint.bold(title), ...lines.map(line => `  ${line}`)]
}
