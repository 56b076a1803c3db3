import type { Hello, Message, Refused, Request } from '@sandtable/protocol'

type Of<I extends Message['is']> = Extract<Message, { is: I }>

/** A connection to a game that keeps every byte it hears. */
export interface Tap {
  /** Every text that came, as it came. */
  readonly heard: string[]
  readonly messages: Message[]
  readonly say: (request: Request | string | Uint8Array) => void
  /** Sends a message, and returns the reply that quotes its id. */
  readonly ask: (request: Exclude<Request, { do: 'hello' }>) => Promise<Message>
  /** The first message from number `from` on that fits; waits for it if it hasn't come. */
  readonly until: <M extends Message>(fits: (message: Message) => message is M, from?: number) => Promise<M>
  /** The last message of its kind; waits for it if none has come. */
  readonly last: <I extends Message['is']>(is: I) => Promise<Of<I>>
  /** Resolves when every earlier request has been answered. */
  readonly settled: () => Promise<void>
  /** How the other side ended it. */
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>
  readonly close: () => void
}

export const isA =
  <I extends Message['is']>(is: I) =>
  (message: Message): message is Of<I> =>
    message.is === is

const isAny = (message: Message): message is Message => 'is' in message

const replyTo =
  (id: string) =>
  (message: Message): message is Message =>
    'id' in message && message.id === id

/** Connects to a game without saying anything. */
export async function tap(url: string, game: string, headers: Record<string, string> = {}): Promise<Tap> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/games/${game}/socket`, {
    headers,
  } as unknown as string[])
  const heard: string[] = []
  const messages: Message[] = []
  let waiting: (() => void)[] = []
  let end: string | null = null
  const wake = (): void => {
    const woken = waiting
    waiting = []
    for (const go of woken) go()
  }
  const closed = new Promise<{ code: number; reason: string }>(resolve => {
    socket.addEventListener('close', ({ code, reason }) => {
      end = `${code} ${reason}`
      resolve({ code, reason })
      wake()
    })
  })
  socket.addEventListener('message', ({ data }) => {
    heard.push(data as string)
    messages.push(JSON.parse(data as string) as Message)
    wake()
  })
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error('the server does not take the connection')))
  })

  const until: Tap['until'] = async (fits, from = 0) => {
    for (let at = from; ; at++) {
      while (at >= messages.length) {
        if (end !== null) throw new Error(`the connection was closed (${end}); last came ${heard.at(-1)}`)
        await new Promise<void>(resolve => void waiting.push(resolve))
      }
      const message = messages[at] as Message
      if (fits(message)) return message
    }
  }
  let asked = 0
  const say: Tap['say'] = request =>
    socket.send(
      typeof request === 'string' || request instanceof Uint8Array ? request : JSON.stringify(request),
    )
  const ask: Tap['ask'] = request => {
    const from = messages.length
    say(request)
    return until(replyTo(request.id), from)
  }
  return {
    heard,
    messages,
    say,
    ask,
    until,
    last: async is => messages.findLast(isA(is)) ?? (await until(isA(is), messages.length)),
    settled: async () => {
      await ask({ do: 'history', id: `settled-${++asked}`, from: Number.MAX_SAFE_INTEGER })
    },
    closed,
    close: () => socket.close(),
  }
}

/** Connects and says hello; returns the connection once the whole welcome has arrived. */
export async function hello(
  url: string,
  game: string,
  as: Omit<Hello, 'do'> = {},
  headers: Record<string, string> = {},
): Promise<Tap> {
  const line = await tap(url, game, headers)
  line.say({ do: 'hello', ...as })
  const first = await line.until(isAny)
  if (first.is !== 'welcome') throw new Error(`no welcome: ${JSON.stringify(first)}`)
  return line
}

/** The refusal among replies; fails if there is none. */
export function refusedBy(reply: Message): Refused {
  if (reply.is !== 'refused') throw new Error(`not refused: ${JSON.stringify(reply)}`)
  return reply
}
