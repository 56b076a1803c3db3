import type { Screen } from '../screen.ts'
import type { Session } from './session.ts'
import { goalsText } from './goals-text.ts'
import { headerText } from './header.ts'
import { ruler } from '../battle/story.ts'
import { wrapped } from '../screen.ts'

/** How it ended. */
export function resultText(screen: Screen, { opened: { s }, game, ending }: Session): string[] {
  const { winners: won, note } = ending()
  const winners = won.map(player => s.players[player]?.name)
  const { paint } = screen
  return [
    ruler(screen, 'The end'),
    paint.bold(paint.green(winners.length === 0 ? '  Nobody wins.' : `  Victory: ${winners.join(', ')}`)),
    ...headerText(screen, s, game.p, null).slice(1),
    '',
    ...goalsText(screen, s, game.p),
    '',
    ...wrapped(note, screen.width - 2).map(line => paint.dim(`  ${line}`)),
  ]
}
