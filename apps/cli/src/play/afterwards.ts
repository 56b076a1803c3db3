import type { Sitting } from './sitting.ts'
import { OVER } from './commands.ts'
import { deskOf } from './sitting.ts'
import { humans } from './session.ts'
import { keep } from './keep.ts'
import { typed } from './ask.ts'
import { phrase } from '../words/words.ts'

/** A game that is over can still be looked at and saved. */
export async function stayOn(sitting: Sitting): Promise<void> {
  const { session, terminal } = sitting
  const [player] = humans(session)
  if (player === undefined) return
  const decision = { id: '', player, kind: OVER, rule: session.talk.endRule, options: [] }
  const desk = deskOf(sitting, decision)
  terminal.write(`\n${phrase('play:options-at-end')}\n`)
  for (;;) {
    const line = (await terminal.read('> '))?.trim() ?? ''
    if (line === '') return
    const outcome = typed(desk, line)
    if ('quit' in outcome) return
    if ('save' in outcome) await keep(sitting, outcome.save)
    else terminal.write(`${'show' in outcome ? outcome.show.join('\n') : phrase('play:over')}\n`)
  }
}
