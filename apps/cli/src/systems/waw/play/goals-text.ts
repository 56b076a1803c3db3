import type { Position, Scenario } from '@sandtable/waw'
import type { Screen } from '../../../screen.ts'
import { holds, pointsOfPlayer } from '@sandtable/waw'
import { hanging, wrapped } from '../../../screen.ts'
import { paintOf } from '../../../play/paints.ts'
import { conditionWords } from '../words/story.ts'
import { warPhrase } from '../words/words.ts'

/** What each player must do to win, whether it is done, and how the points stand. */
export function goalsText(screen: Screen, s: Scenario, p: Position): string[] {
  const { paint, width } = screen
  const { conditions, otherwise } = s.victory
  const last =
    otherwise === null
      ? warPhrase('goals:points', { turn: s.turns.length })
      : warPhrase('goals:otherwise', { turn: s.turns.length, player: s.players[otherwise]?.name ?? '' })
  return [
    ...conditions.flatMap(({ player, name, if: wanted, atEnd }) => {
      const met = holds(s, p, player, wanted)
      const mark = met ? paint.green('✓') : paint.dim('·')
      const words = conditionWords(s, wanted, p).join('; ')
      const owner = paintOf(screen, player)(s.players[player]?.name ?? '')
      const when = atEnd ? `  ${paint.dim(warPhrase('goals:at-end'))}` : ''
      return [
        `  ${mark} ${warPhrase('goals:row', { player: owner, goal: name })}${when}`,
        ...wrapped(words, width - 6).map(line => paint.dim(`      ${line}`)),
      ]
    }),
    ...hanging(last, width),
    ...s.players.map(({ name }, player) => {
      const owner = paintOf(screen, player)(name)
      return `    ${warPhrase('goals:row', { player: owner, goal: standing(s, p, player) })}`
    }),
  ]
}

/** Points now, and if cities were counted now; when the game is over they have been. */
function standing(s: Scenario, p: Position, player: number): string {
  const { now, withCities } = pointsOfPlayer(s, p, player)
  const points = warPhrase('purse:points', { count: now })
  return withCities === now ? points : warPhrase('goals:with-cities', { points, all: withCities })
}
