import type { Kind } from '@sandtable/kernel'
import type { Client } from '@sandtable/protocol'
import type { Answered } from '../play/session.ts'
import { isSpace } from '@sandtable/kernel'
import { pendingOf } from '@sandtable/protocol'
import { change, turnedAway } from './standing.ts'
import { ofLastCommand } from '../play/session.ts'

/**
 * Takes the answers of the last command back, one after the other, as far as the server lets him; how many. Whoever has come
 * back since takes back one, and with it those that he was not asked for.
 */
export async function takeBack(
  client: Client<Kind>,
  open: readonly Answered[],
  pace: () => Promise<void>,
): Promise<number> {
  const most = ofLastCommand(open)
  let taken = 0
  while (client.now.undo && (taken < Math.max(1, most) || (most === 0 && hasOneOption(client)))) {
    await pace()
    if ((await client.undo()).is === 'refused') break
    taken++
    await askedAgain(client)
  }
  return taken
}

/** Nobody is asked where there is only one option: going back there changes nothing. */
export function hasOneOption({ now }: Client<Kind>): boolean {
  const options = pendingOf(now)?.options
  return options !== undefined && !isSpace(options) && options.length === 1
}

async function askedAgain(client: Client<Kind>): Promise<void> {
  while (client.now.decision === null && client.now.state?.outcome === null && turnedAway(client) === null)
    await change(client)
}
