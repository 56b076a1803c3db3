import type { Desk } from './desk.ts'
import type { Sitting } from './sitting.ts'
import { humans } from './session.ts'
import { keep } from './keep.ts'
import { typed } from './ask.ts'

/** When a game is over, it can still be looked at and saved. */
export async function stayOn(sitting: Sitting): Promise<void> {
  const { session, terminal } = sitting
  const { game: g } = session
  const [player] = humans(session)
  if (player === undefined) return
  const watch = session.watchOf(player)
  const decision = { id: '', player, kind: 'over', rule: 'W-7.2-verification', options: [] }
  const desk: Desk = { session, terminal, s: g.s, g, player, watch, view: watch.view, decision }
  terminal.write('\nThe game is over. map, log, region, save FILE; quit or Enter ends.\n')
  for (;;) {
    const line = (await terminal.read('> '))?.trim() ?? ''
    if (line === '') return
    const outcome = typed(desk, line)
    if ('quit' in outcome) return
    if ('save' in outcome) await keep(sitting, outcome.save)
    else terminal.write(`${'show' in outcome ? outcome.show.join('\n') : 'The game is over.'}\n`)
  }
}
