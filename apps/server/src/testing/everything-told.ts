import type { Tap } from './tap.ts'
import { hangUp, joined } from './player.ts'

/** The asking client: its line, and its token. */
interface Asker {
  readonly line: Tap
  readonly token: string | undefined
}

/** Figures about the machine, not about games. */
const OF_THE_MACHINE = /^(# .*|sandtable_(sockets|memory|heap|loop|uptime)\w* .*)$/

/** Every byte that a spectator can request without changing anything. */
export async function everythingTold(url: string, game: string, { line, token }: Asker): Promise<string[]> {
  const as = token === undefined ? {} : { token }
  const told: string[] = []
  for (const seen of [undefined, 0, 3, 1_000_000]) {
    const other = await joined(url, game, seen === undefined ? as : { ...as, seen })
    await other.settled()
    told.push(...other.heard)
    await hangUp(other)
  }
  const id = `look-${line.heard.length}`
  await line.ask({ do: 'sample', id: `${id}-a`, count: 5 })
  await line.ask({ do: 'history', id: `${id}-b`, from: 0 })
  await line.ask({ do: 'history', id: `${id}-c`, from: 4 })
  await line.ask({ do: 'holiday', id: `${id}-d`, days: 60 })
  await line.ask({ do: 'answer', id: `${id}-e`, decision: 'feed', answers: [null] })
  const { decision, undo } = line.messages.findLast(message => message.is === 'decision') ?? {
    decision: null,
    undo: false,
  }
  if (decision !== null)
    await line.ask({ do: 'answer', id: `${id}-f`, decision: decision.id, answers: [{ no: 'such' }] })
  if (!undo) await line.ask({ do: 'undo', id: `${id}-g` })
  line.say('[nothing like it')
  await line.settled()
  for (const path of ['', '/file']) told.push(await bytesOf(fetch(`${url}/api/games/${game}${path}`)))
  const seat = { invitation: 'x'.repeat(24), name: 'x', nonce: '0'.repeat(64), token: 'x'.repeat(24) }
  told.push(
    await bytesOf(
      fetch(`${url}/api/games/${game}/seats`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(seat),
      }),
    ),
  )
  for (const path of ['/health', '/metrics']) told.push(await bytesOf(fetch(url + path)))
  return told
}

/** Status, headers and body of an answer, without the date. */
async function bytesOf(asked: Promise<Response>): Promise<string> {
  const reply = await asked
  const headers = [...reply.headers].filter(([name]) => name !== 'date' && name !== 'content-length')
  const lines = (await reply.text()).split('\n').filter(line => !OF_THE_MACHINE.test(line))
  return [reply.status, JSON.stringify(headers), ...lines].join('\n')
}
