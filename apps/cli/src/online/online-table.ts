import type { Kind } from '@sandtable/kernel'
import type { OpenedPack } from '@sandtable/shelf'
import type { Client } from '@sandtable/protocol'
import type { Answered, Session } from '../play/session.ts'
import type { ServedGame } from './served-game.ts'
import type { Steps } from './steps.ts'
import type { Following } from './stream.ts'
import { isAsked, same } from '@sandtable/kernel'
import { hear, join, readOn } from '@sandtable/protocol'
import { change, proposalFor, seatNames, turnedAway } from './standing.ts'
import { sayTold } from '../words/faults.ts'
import { drawnSeed } from '../seed.ts'
import { endingOf, saveFrom } from './afterwards.ts'
import { followingOf, passOver, showNews } from './stream.ts'
import { pacer } from './pace.ts'
import { saidText } from '../play/talk.ts'
import { stepsOf } from './steps.ts'
import { leavesNoChoice, takeBack } from './take-back.ts'
import { takenOf } from '../play/session.ts'
import { phrase } from '../words/words.ts'

const PATIENCE = 30_000

/** Takes a seat in a game on a server; a text says why it can't. */
export async function sitDown(place: ServedGame): Promise<Session | string> {
  const { url, game, opened, token } = place
  const client = join({
    url,
    game,
    rules: opened.system.rules,
    s: opened.s,
    ...(token === null ? {} : { token }),
  })
  const outside = await welcomed(client, url)
  if (outside !== null) {
    client.close()
    return outside
  }
  const table = await tableFor(place, client).catch(() => phrase('online:misfit', { url }))
  if (typeof table === 'string') client.close()
  return table
}

/** The table with what has happened so far; a text says why the server refuses. */
async function tableFor(place: ServedGame, client: Client<Kind>): Promise<Session | string> {
  const following = followingOf(place, client.now.player)
  const untold = await readOn(following.stream, client)
  if (untold !== null) return sayTold(untold)
  if (place.again) passOver(following, client.now.player)
  return tableAt(place, client, following)
}

/** Waits until the server has sent the state of the game; a text says why it hasn't. */
async function welcomed(client: Client<Kind>, url: string): Promise<string | null> {
  const late = AbortSignal.timeout(PATIENCE)
  const tooLate = new Promise<void>(resolve => late.addEventListener('abort', () => resolve()))
  while (client.now.view === null || client.now.state === null) {
    const why = turnedAway(client)
    if (why !== null) return why
    if (late.aborted) return phrase('online:no-websocket', { url })
    await Promise.race([change(client), tooLate])
  }
  return null
}

function tableAt(place: ServedGame, client: Client<Kind>, following: Following): Session {
  const { opened, talk, url } = place
  const commands: Answered[][] = []
  const pace = pacer()
  const steps = stepsOf(client, following)
  const moot = (): boolean =>
    client.now.decision?.id !== steps.held.decision?.id || proposalFor(client.now) !== null
  client.on('change', () => hear(following.stream, client.now))
  return {
    opened,
    talk,
    seed: drawnSeed(),
    get seats() {
      return seatNames(client.now)
    },
    eyes: [client.now.player],
    note: url,
    get game() {
      return steps.game
    },
    get answers() {
      return commands.flat()
    },
    watchOf: () => following.watch,
    news: () => showNews(following),
    next: () => steps.next(),
    moot,
    give: async command => {
      steps.answered()
      await pace(command.answers.length)
      if (moot()) return phrase('online:moved-on')
      const reply = await client.answer(command.answers)
      if (reply.is === 'refused') return sayTold(reply)
      commands.push(takenOf(command, reply))
      return reply
    },
    takeBack: async () => {
      const taken = await takeBack(client, pace)
      commands.splice(Math.max(0, commands.length - taken))
      return taken > 0 && !leavesNoChoice(client) ? null : (client.now.barred ?? 'nothing')
    },
    say: async (player, word) => {
      const { open = null } = client.now.state?.talk ?? {}
      const reply = await client.say(word)
      if (reply.is === 'refused') return sayTold(reply)
      while (isAsked(open, player) && same(open, client.now.state?.talk?.open ?? null)) await change(client)
      return saidText(opened, { player, does: word })
    },
    ending: () => endingOf(place, steps.held),
    save: path => saveFrom(place, path),
    farewell: place.farewell,
    onWord: say => {
      tellOfTheLine(client, steps, url, say)
      tellOfTalk(client, steps, opened, say)
    },
    close: () => client.close(),
  }
}

/** What others say beside the rules is heard at once. */
function tellOfTalk(
  client: Client<Kind>,
  steps: Steps,
  opened: OpenedPack,
  say: (line: string) => void,
): void {
  let heard = client.now.state?.talk
  client.on('change', () => {
    const { state, player } = client.now
    const talk = state?.talk
    if (same(talk ?? null, heard ?? null)) return
    heard = talk
    if (talk === undefined || talk.last.player === player) return
    const text = saidText(opened, talk.last)
    const asks = steps.asks() && proposalFor(client.now) !== null
    say(asks ? phrase('online:press-enter', { text }) : text)
  })
}

/** What cannot wait until the next step: the line breaks or is mended, or nobody waits for an answer any more. */
function tellOfTheLine(client: Client<Kind>, steps: Steps, url: string, say: (line: string) => void): void {
  let { connected } = client
  let ended = false
  client.on('change', () => {
    const gone = turnedAway(client)
    if (client.connected !== connected && gone === null)
      say(phrase(client.connected ? 'online:back' : 'online:broken', { url }))
    connected = client.connected
    if (!ended && steps.asks() && (gone !== null || client.now.state?.outcome !== null))
      say(phrase('online:press-enter', { text: gone ?? phrase('online:over') }))
    ended = gone !== null || client.now.state?.outcome !== null
  })
}
