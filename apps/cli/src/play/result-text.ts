import type { Screen } from '../screen.ts'
import type { Session } from './session.ts'
import { goalsText } from './goals-text.ts'
import { headerText } from './header.ts'
import { ruler } from '../battle/story.ts'

/** How it ended. */
export function resultText(screen: Screen, { opened: { s }, table: { game }, seed }: Session): string[] {
  const { winner } = game.p
  const winners = s.players.filter(({ side }) => side === winner).map(({ name }) => name)
  const { paint } = screen
  return [
    ruler(screen, 'The end'),
    paint.bold(paint.green(winners.length === 0 ? '  Nobody wins.' : `  Victory: ${winners.join(', ')}`)),
    ...headerText(screen, s, game.p, '').slice(1),
    '',
    ...goalsText(screen, s, game.p),
    '',
    paint.dim(`  The dice fell from seed ${seed}.`),
  ]
}
