import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, Data, Game, Kind } from '@sandtable/kernel'
import type { Client } from '@sandtable/protocol'
import type { Store, Turn } from '@sandtable/store'
import type { Company } from './company.ts'
import type { Room } from '../game/room.ts'
import { begin, encode, questionOf, submit } from '@sandtable/kernel'
import { fairDice, SYSTEMS } from '@sandtable/shelf'
import type { GameSystem } from '@sandtable/shelf'
import { decisionId } from '../game/secrets.ts'
import { openRoom, rowOf, viewFor } from '../game/room.ts'
import { whatOf } from '../game/what.ts'
import { HASTINGS } from './packs.ts'

const PATIENCE = 30_000

/**
 * Everything wrong with a game whose company rests: an acknowledged command that was lost, or done twice; a history
 * that doesn't lead to the stored game; a client that doesn't hold exactly its view. Empty: nothing.
 */
export async function audit(store: Store, company: Company): Promise<string[]> {
  const record = await store.load(company.seats.game)
  if (record === null) return ['the game is lost']
  const room = openRoom(record, SYSTEMS['waw'] as GameSystem, HASTINGS.s)
  const turns = await store.turns(record.id, 1, record.version)
  const problems = [...commandProblems(company, turns), ...historyProblems(room, turns)]
  if (problems.length > 0) return problems
  const viewers = company.clients.map((client, i) => ({
    client,
    viewer: i < room.body.seats.length ? i : null,
  }))
  const giveUp = Date.now() + PATIENCE
  while (viewers.some(({ client, viewer }) => !isThere(room, client, viewer)) && Date.now() < giveUp)
    await sleep(10)
  return viewers.flatMap(({ client, viewer }) => viewProblems(room, client, viewer))
}

function commandProblems({ asked, accepted }: Company, turns: readonly Turn[]): string[] {
  const done = turns.flatMap(({ command }) => (command === null ? [] : [command.split('/')[1] as string]))
  const once = new Set(done)
  return [
    ...[...accepted].filter(id => !once.has(id)).map(id => `${id} was acknowledged and is lost`),
    ...done.filter((id, i) => done.indexOf(id) < i).map(id => `${id} was done twice`),
    ...done.filter(id => !asked.has(id)).map(id => `${id} was never asked for`),
  ]
}

/** The answers that stand, repeated with the game's dice, must lead to the stored game by the same events. */
function historyProblems(room: Room, turns: readonly Turn[]): string[] {
  const { body, record, g } = room
  const replayed = replay(room, turns)
  const first = turns[0]?.number ?? 1
  const told: readonly Data[] = [...turns.flatMap(({ others }) => others), ...body.held]
  return [
    ...(turns.some(({ number }, i) => number !== first + i) ? ['a turn is missing'] : []),
    ...(turns.at(-1)?.number === record.version ? [] : ['the history does not reach the snapshot']),
    ...(encode(replayed.p) === encode((g as Game<Kind>).p) ? [] : ['the answers lead to another position']),
    ...(encode(told) === encode(replayed.log) ? [] : ['the events of the history are others']),
  ]
}

function replay({ body, system, s }: Room, turns: readonly Turn[]): Game<Kind> {
  const dice = fairDice({ secret: body.secret, nonces: body.seats.map(({ nonce }) => nonce as string) })
  const g = begin(system.rules, s, { dice })
  const standing: { player: number; answers: readonly Answer[] }[] = []
  for (const turn of turns) {
    const what = whatOf(turn)
    if (what.do === 'undo') standing.pop()
    else if (what.do === 'answer') standing.push({ player: turn.player as number, answers: what.answers })
  }
  for (const { player, answers } of standing) for (const answer of answers) submit(g, player, answer)
  return g
}

/** Whether a client has received all that it should. */
const isThere = (room: Room, { now }: Client<Kind>, viewer: number | null): boolean =>
  now.number === room.body.told[rowOf(room.body, viewer)] &&
  now.state?.stage === room.record.stage &&
  (now.decision?.id ?? null) === owedTo(room, viewer)

function owedTo(room: Room, viewer: number | null): string | null {
  if (viewer === null) return null
  if (!room.owed.some(({ player }) => player === viewer)) return null
  return decisionId(room.body.secret, questionOf(room.g as Game<Kind>), viewer)
}

function viewProblems(room: Room, client: Client<Kind>, viewer: number | null): string[] {
  const who = viewer === null ? 'an onlooker' : `player ${viewer}`
  const { now } = client
  return [
    ...(isThere(room, client, viewer)
      ? []
      : [
          `${who} holds number ${now.number}, decision ${now.decision?.id ?? 'none'}, and not what he is owed`,
        ]),
    ...(encode(now.view) === encode(viewFor(room, viewer))
      ? []
      : [`${who} holds another view than the server`]),
  ]
}
