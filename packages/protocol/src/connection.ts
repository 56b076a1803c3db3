/** The part of a WebSocket that a client needs; Node's and the browsers' have it. */
export interface Socket {
  send(text: string): void
  close(): void
  addEventListener(type: 'open' | 'close', hear: () => void): void
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void
}

/** Runs something after this many milliseconds, unless cancelled first. */
export type Timer = (ms: number, run: () => void) => () => void

/** The pause before a line is reopened: at first this long, twice as long each time, up to a limit. */
const PAUSE = { first: 500, longest: 30_000 } as const

/** A caller that waits this long without any message takes the line for dead. */
const PATIENCE = 20_000

/** A line may die silently: after this long a silence an idle client checks whether it is alive. */
const SILENCE = 60_000

/** A line to a server that reopens itself whenever it breaks. */
export interface Connection {
  send(text: string): void
  /** The other side talks: the next pause is the first one again. */
  settle(): void
  /** A message was sent or received; from now on silence means a dead line, if a reply is due. */
  listen(waits: boolean): void
  /** Breaks it off, to start again. */
  renew(): void
  /** For good. */
  close(): void
}

export interface LineEnds {
  readonly url: string
  readonly socket: (url: string) => Socket
  readonly timer: Timer
  /** From 0 to 1: a thousand clients that lost one server must not come back in one moment. */
  readonly chance: () => number
  readonly opened: () => void
  readonly broken: () => void
  readonly heard: (text: string) => void
  /** A long silence. */
  readonly silent: () => void
}

export function openLine(ends: LineEnds): Connection {
  const { url, socket: connect, timer, chance, opened, broken, heard, silent } = ends
  let socket: Socket | null = null
  let isOpen = false
  let tries = 0
  let callOff = (): void => {}
  let stopListening = (): void => {}

  const listen = (waits: boolean): void => {
    stopListening()
    stopListening = waits ? timer(PATIENCE, lose) : timer(SILENCE, silent)
  }
  const drop = (): void => {
    const dropped = socket
    socket = null
    isOpen = false
    stopListening()
    dropped?.close()
  }
  function lose(): void {
    drop()
    callOff = timer(pauseAfter(tries++, chance()), open)
    broken()
  }
  function open(): void {
    const mine = connect(url)
    socket = mine
    listen(true)
    const ifMine = (act: () => void) => (): void => {
      if (socket === mine) act()
    }
    mine.addEventListener(
      'open',
      ifMine(() => {
        isOpen = true
        opened()
      }),
    )
    mine.addEventListener('close', ifMine(lose))
    mine.addEventListener('message', ({ data }) => {
      if (socket === mine && typeof data === 'string') heard(data)
    })
  }

  open()
  return {
    send: text => {
      if (isOpen) socket?.send(text)
    },
    settle: () => void (tries = 0),
    listen,
    renew: lose,
    close: () => {
      callOff()
      drop()
    },
  }
}

/** Half of the pause, and a random part of the other half. */
function pauseAfter(tries: number, chance: number): number {
  const pause = Math.min(PAUSE.longest, PAUSE.first * 2 ** Math.min(tries, 16))
  return Math.round((pause / 2) * (1 + chance))
}
