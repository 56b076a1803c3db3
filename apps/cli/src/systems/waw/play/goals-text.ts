import type { Position, Scenario } from '@sandtable/waw'
import type { Screen } from '../../../screen.ts'
import { holds, pointsOfPlayer } from '@sandtable/waw'
import { counted } from './stack-text.ts'
import { hanging, wrapped } from '../../../screen.ts'
import { paintOf } from '../../../play/paints.ts'
import { conditionWords } from '../words/story.ts'

/** What everybody has to do to win, whether it is done, and how the points stand. */
export function goalsText(screen: Screen, s: Scenario, p: Position): string[] {
  const { paint, width } = screen
  const { conditions, otherwise } = s.victory
  const last =
    otherwise === null
      ? `After turn ${s.turns.length} whoever has more points wins; cities count for who holds them.`
      : `After turn ${s.turns.length} ${s.players[otherwise]?.name} wins, if nobody has before.`
  return [
    ...conditions.flatMap(({ player, name, if: wanted, atEnd }) => {
      const met = holds(s, p, player, wanted)
      const mark = met ? paint.green('✓') : paint.dim('·')
      const words = conditionWords(s, wanted, p).join('; ')
      return [
        `  ${mark} ${paintOf(screen, player)(s.players[player]?.name ?? '')}: ${name}${atEnd ? paint.dim('  after the last turn') : ''}`,
        ...wrapped(words, width - 6).map(line => paint.dim(`      ${line}`)),
      ]
    }),
    ...hanging(last, width),
    ...s.players.map(({ name }, player) => `    ${paintOf(screen, player)(name)}: ${standing(s, p, player)}`),
  ]
}

/** Points as they are, and as they would be if cities were counted now; when the game is over they have been. */
function standing(s: Scenario, p: Position, player: number): string {
  const { now, withCities } = pointsOfPlayer(s, p, player)
  const words = counted(now, 'point')
  return withCities === now ? words : `${words}, ${withCities} with cities`
}
