import type { Kind } from '@sandtable/kernel'
import type { Client } from '@sandtable/protocol'
import type { Pace } from './pace.ts'
import { pendingOf } from '@sandtable/protocol'
import { change, turnedAway } from './standing.ts'
import { hasChoice } from '../play/session.ts'

/** Takes back the last command, and those before it that left no choice, as far as the server allows; how many. */
export async function takeBack(client: Client<Kind>, pace: Pace): Promise<number> {
  let taken = 0
  while (client.now.undo && (taken === 0 || leavesNoChoice(client))) {
    await pace(1)
    if ((await client.undo()).is === 'refused') break
    taken++
    await askedAgain(client)
  }
  return taken
}

/** Whether the player is asked something with only one answer. */
export function leavesNoChoice({ now }: Client<Kind>): boolean {
  const asked = pendingOf(now)
  return asked !== null && !hasChoice(asked)
}

async function askedAgain(client: Client<Kind>): Promise<void> {
  while (client.now.decision === null && client.now.state?.outcome === null && turnedAway(client) === null)
    await change(client)
}
