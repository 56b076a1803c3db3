/** A client that was sent something and may not have read it yet. */
export interface Reader {
  /** The address whose quota it counts against. */
  readonly address: string
  /** How many bytes the server still holds for it. */
  readonly waiting: () => number
  /** Ends the connection, and frees what waits. */
  readonly drop: () => void
}

/** All that the server holds for clients that haven't read it, over HTTP and sockets together. */
export interface Backlog {
  /** Counts a reader until the returned function is called. */
  readonly watch: (reader: Reader) => () => void
  /** More bytes were sent. */
  readonly grow: (bytes: number) => void
}

/** The most bytes that may wait for all clients together. */
const MOST = 64 * 1024 * 1024

/** Above the limit, the address for which most is waiting loses its fullest connections until a quarter is free again. */
export function openBacklog(most = MOST): Backlog {
  const readers = new Set<Reader>()
  // Never less than what waits: reading is noticed only when the sum is taken.
  let total = 0
  const shed = (): void => {
    const held = new Map([...readers].map(reader => [reader, reader.waiting()]))
    total = [...held.values()].reduce((sum, bytes) => sum + bytes, 0)
    while (total > most * 0.75) {
      const reader = fullest(held)
      total -= held.get(reader) ?? 0
      held.delete(reader)
      readers.delete(reader)
      reader.drop()
    }
  }
  return {
    watch: reader => {
      readers.add(reader)
      return () => void readers.delete(reader)
    },
    grow: bytes => {
      total += bytes
      if (total > most) shed()
    },
  }
}

/** The address that holds the most, and its reader that holds the most. */
function fullest(held: ReadonlyMap<Reader, number>): Reader {
  const sums = new Map<string, number>()
  for (const [{ address }, bytes] of held) sums.set(address, (sums.get(address) ?? 0) + bytes)
  const [worst] = [...sums].reduce((a, b) => (b[1] > a[1] ? b : a))
  const [reader] = [...held]
    .filter(([{ address }]) => address === worst)
    .reduce((a, b) => (b[1] > a[1] ? b : a))
  return reader
}
