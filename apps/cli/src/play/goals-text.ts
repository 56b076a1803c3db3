import type { Position, Scenario } from '@sandtable/waw'
import type { Screen } from '../screen.ts'
import { holds } from '@sandtable/waw'
import { paintOf } from './paints.ts'

/** What everybody has to do to win, and whether it is done. */
export function goalsText(screen: Screen, s: Scenario, p: Position): string[] {
  const { paint } = screen
  const { conditions, otherwise } = s.victory
  const last =
    otherwise === null
      ? `After turn ${s.turns.length} whoever has more points wins; cities count for who holds them.`
      : `After turn ${s.turns.length} ${s.players[otherwise]?.name} wins, if nobody has before.`
  return [
    ...conditions.map(({ player, name, if: wanted, atEnd }) => {
      const met = holds(s, p, player, wanted)
      const mark = met ? paint.green('✓') : paint.dim('·')
      return `  ${mark} ${paintOf(screen, player)(s.players[player]?.name ?? '')}: ${name}${atEnd ? paint.dim('  after the last turn') : ''}`
    }),
    `  ${last}`,
  ]
}
