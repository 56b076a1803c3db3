import { isServerError, rollBack } from '@sandtable/protocol'
import { print } from '../print.ts'
import { readSeat } from './seat-file.ts'
import { refuse } from '../refuse.ts'
import { sayTold } from '../words/faults.ts'
import { phrase } from '../words/words.ts'

export interface RollBackOptions {
  readonly back?: number
  readonly server?: string
}

/** sandtable rollback: takes a game whose rules fail back to the last decision that works. */
export async function rollBackGame(path: string, { back, server }: RollBackOptions): Promise<void> {
  const file = readSeat(path)
  if (typeof file === 'string') return refuse([file])
  // In games from before there were hosts, any seat's token works.
  const wanted = { host: file.host ?? file.seat.token, ...(back === undefined ? {} : { back }) }
  try {
    const done = await rollBack(server ?? file.server, file.game, wanted)
    print(`${phrase('online:rolled-back-answers', { count: done.back })}\n`)
  } catch (error) {
    if (!isServerError(error)) throw error
    refuse([`sandtable: ${sayTold(error.told)}`])
  }
}
