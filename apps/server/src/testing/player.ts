import { randomBytes } from 'node:crypto'
import type { Answer } from '@sandtable/kernel'
import type { AnswerRequest, Decision } from '@sandtable/protocol'
import type { Tap } from './tap.ts'
import { hello, isA } from './tap.ts'

export const newId = (): string => randomBytes(8).toString('hex')

/** Joins a game as a program without rules does; returns the line when the whole welcome has arrived. */
export async function joined(
  url: string,
  game: string,
  as: { readonly token?: string; readonly seen?: number } = {},
): Promise<Tap> {
  const line = await hello(url, game, as.token === undefined ? as : { ...as, options: true })
  await line.until(isA(as.token === undefined ? 'state' : 'decision'))
  return line
}

/** The player's open decision; null: none. */
export async function decisionOf(line: Tap): Promise<Decision | null> {
  await line.settled()
  return (await line.last('decision')).decision
}

/** An acceptable answer; fails if no answer is owed. */
export async function anyAnswer(
  line: Tap,
  fits: (answer: Answer) => boolean = () => true,
): Promise<AnswerRequest> {
  const decision = await decisionOf(line)
  if (decision === null) throw new Error('nothing is owed')
  const { options } = decision
  const listed = options !== undefined && 'list' in options ? options.list.find(fits) : undefined
  const reply = await line.ask({ do: 'sample', id: newId(), count: 20 })
  const answer = listed ?? (reply.is === 'samples' ? reply.answers.find(fits) : undefined)
  if (answer === undefined) throw new Error(`no such answer at '${decision.kind}'`)
  return { do: 'answer', id: newId(), decision: decision.id, answers: [answer] }
}

/** Gives some acceptable answer. */
export async function answerOnce(line: Tap, fits?: (answer: Answer) => boolean): Promise<AnswerRequest> {
  const request = await anyAnswer(line, fits)
  const reply = await line.ask(request)
  if (reply.is !== 'accepted') throw new Error(`not accepted: ${JSON.stringify(reply)}`)
  return request
}

/** The one of these players who owes an answer; fails if none does. */
export async function mover(lines: readonly Tap[]): Promise<number> {
  for (const [player, line] of lines.entries()) if ((await decisionOf(line)) !== null) return player
  throw new Error('nobody owes an answer')
}

export async function hangUp(line: Tap): Promise<void> {
  line.close()
  await line.closed
}
