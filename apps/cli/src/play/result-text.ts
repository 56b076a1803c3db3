import type { Screen } from '../screen.ts'
import type { Session } from './session.ts'
import { summaryOf } from './session.ts'
import { ruler, wrapped } from '../screen.ts'

/** How it ended. */
export function resultText(screen: Screen, { opened, talk, game, ending }: Session): string[] {
  const { winners: won, note } = ending()
  const { players } = summaryOf(opened)
  const winners = won.map(player => players[player]?.name)
  const { paint } = screen
  return [
    ruler(screen, 'The end'),
    paint.bold(paint.green(winners.length === 0 ? '  Nobody wins.' : `  Victory: ${winners.join(', ')}`)),
    ...talk.header(screen, opened.s, game.p, []).slice(1),
    '',
    ...talk.goals(screen, opened.s, game.p),
    '',
    ...wrapped(note, screen.width - 2).map(line => paint.dim(`  ${line}`)),
  ]
}
