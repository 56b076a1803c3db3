import type { Message, Request } from '../messages.ts'
import type { Socket } from '../connection.ts'

type Hear = (event: { readonly data: unknown }) => void

/** The far end of a line, for a test that decides its messages. */
export interface Puppet {
  readonly url: string
  readonly sent: Request[]
  closed: boolean
  open(): void
  say(message: Message | string): void
  breakOff(): void
}

/** Sockets whose far ends are in `lines`, in order of opening. */
export function puppets(): { readonly socket: (url: string) => Socket; readonly lines: Puppet[] } {
  const lines: Puppet[] = []
  const socket = (url: string): Socket => {
    const hearers = { open: [] as Hear[], close: [] as Hear[], message: [] as Hear[] }
    const tell = (type: keyof typeof hearers, data?: unknown): void => {
      for (const hear of hearers[type]) hear({ data })
    }
    const line: Puppet = {
      url,
      sent: [],
      closed: false,
      open: () => tell('open'),
      say: message => tell('message', typeof message === 'string' ? message : JSON.stringify(message)),
      breakOff: () => tell('close'),
    }
    lines.push(line)
    return {
      send: text => void line.sent.push(JSON.parse(text) as Request),
      close: () => void (line.closed = true),
      addEventListener: (type: keyof typeof hearers, hear: Hear) => void hearers[type].push(hear),
    }
  }
  return { socket, lines }
}
