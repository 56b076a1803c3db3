import type { Outcome } from '@sandtable/kernel'
import type { PackSummary } from '@sandtable/shelf'
import type { Screen } from '../screen.ts'
import type { Session } from './session.ts'
import { humans, summaryOf } from './session.ts'
import { ruler, wrapped } from '../screen.ts'
import { phrase } from '../words/words.ts'

/** How it ended. */
export function resultText(screen: Screen, session: Session): string[] {
  const { opened, talk, game, ending } = session
  const { paint } = screen
  const { outcome, note } = ending()
  const { winners: won } = outcome
  const { players } = summaryOf(opened)
  const here = humans(session)
  const lost = here.length > 0 && !here.some(player => won.includes(player))
  const names = won.map(player => players[player]?.name ?? '')
  const result =
    names.length === 0 ? phrase('end:draw') : phrase(lost ? 'end:defeat' : 'end:victory', { names })
  const hue = lost ? paint.red : paint.green
  return [
    ruler(screen, phrase('end:title')),
    paint.bold(hue(`  ${result}`)),
    ...howText(outcome, players).map(line => `  ${line}`),
    ...talk.header(screen, opened.s, game.p, []).slice(1),
    '',
    ...talk.goals(screen, opened.s, game.p),
    '',
    ...wrapped(note, screen.width - 2).map(line => paint.dim(`  ${line}`)),
  ]
}

/** How it ended, where that was not by the rules. */
function howText({ how, by }: Outcome, players: PackSummary['players']): string[] {
  const name = players[by ?? -1]?.name ?? ''
  if (how === 'agreed') return [phrase('end:agreed')]
  if (how === 'played' || name === '') return []
  return [phrase(how === 'resigned' ? 'said:resign' : 'said:time-up', { name })]
}
