import type { Position, Scenario } from '@sandtable/manpower'
import type { Screen } from '../../../screen.ts'
import { at } from '@sandtable/kernel'
import { unitsLeft } from '@sandtable/manpower'
import { paintOf } from '../../../play/paints.ts'
import { TIED, wrapped } from '../../../screen.ts'
import { sayPhase } from '../words/story.ts'

/** Which turn it is, whose part of which phase, and what every side has left. */
export function headerText({ paint, ...screen }: Screen, s: Scenario, p: Position): string[] {
  const turn = p.turn === 0 ? 'Set-up' : `Turn ${p.turn} of ${s.turns}`
  const part =
    p.phase === 'setup' || p.phase === 'over' ? '' : ` · ${s.players[p.active]?.name}: ${sayPhase(p.phase)}`
  const sides = s.players.map(({ name, status }, side) => {
    const spend = (p.manpower[side] ?? 0) > 0 ? `, ${at(p.manpower, side) / 100} manpower` : ''
    return `${paintOf({ paint, ...screen }, side)(name)} ${paint.dim(`${status}, ${unitsLeft(p, side)} in the field${spend}`)}`
  })
  const lines = wrapped(sides.map(side => side.replaceAll(' ', TIED)).join(' · '), screen.width - 2)
  return [paint.bold(turn + part), ...lines.map(line => `  ${line}`)]
}
