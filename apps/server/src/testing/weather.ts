import type { Dice } from '@sandtable/kernel'
import type { Socket } from '@sandtable/protocol'
import { rollDice } from '@sandtable/kernel'

/** A message's fate, in per cent; others overtake late ones. */
const FATES = { lost: 2, doubled: 4, late: 8, cut: 1 } as const
type Fate = keyof typeof FATES | 'through'

/** The longest delay in milliseconds; a lost message isn't noticed at once, but no line lives longer than this. */
const LATEST = 60
const LONGEST = 3_000

/** Lines on which everything goes wrong, until the weather clears up. */
export interface Weather {
  readonly socket: (url: string) => Socket
  /** All lines break, and the next ones are good. */
  readonly clear: () => void
  /** How many messages met each fate. */
  readonly met: Readonly<Record<Fate, number>>
}

export function badWeather(dice: Dice): Weather {
  const met = { lost: 0, doubled: 0, late: 0, cut: 0, through: 0 }
  const lines = new Set<() => void>()
  let isBad = true
  const fateOf = (): Fate => {
    let roll = rollDice(dice, 100)
    for (const [fate, share] of Object.entries(FATES)) if ((roll -= share) < 0) return fate as Fate
    return 'through'
  }
  /** Delivers a message, as its fate decides. */
  const carry = (cut: () => void, arrive: () => void): void => {
    const fate = isBad ? fateOf() : 'through'
    met[fate]++
    if (fate === 'cut') return cut()
    if (fate === 'lost') return
    if (fate !== 'late') arrive()
    if (fate === 'late' || fate === 'doubled') setTimeout(arrive, rollDice(dice, LATEST))
  }
  return {
    met,
    socket: url => line(url, carry, lines, isBad ? LONGEST / 4 + rollDice(dice, LONGEST) : null),
    clear: () => {
      isBad = false
      for (const cut of lines) cut()
    },
  }
}

type Hear = (event: { readonly data: unknown }) => void

function line(
  url: string,
  carry: (cut: () => void, arrive: () => void) => void,
  lines: Set<() => void>,
  life: number | null,
): Socket {
  const real = new WebSocket(url)
  const hearers = { open: [] as Hear[], close: [] as Hear[], message: [] as Hear[] }
  let isGone = false
  const say = (type: keyof typeof hearers, data?: unknown): void => {
    for (const hear of hearers[type]) hear({ data })
  }
  const end = (): void => {
    if (isGone) return
    isGone = true
    lines.delete(end)
    clearTimeout(age)
    real.close()
    say('close')
  }
  const age = life === null ? undefined : setTimeout(end, life)
  lines.add(end)
  real.addEventListener('open', () => say('open'))
  real.addEventListener('close', end)
  real.addEventListener('message', ({ data }) => carry(end, () => isGone || say('message', data)))
  return {
    send: text => carry(end, () => real.readyState === WebSocket.OPEN && real.send(text)),
    close: end,
    addEventListener: (type: keyof typeof hearers, hear: Hear) => void hearers[type].push(hear),
  }
}
