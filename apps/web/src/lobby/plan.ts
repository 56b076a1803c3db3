import type { ClockSettings, NewGame, ScenarioSummary } from '@sandtable/protocol'

/** The player of a side: the user, a friend with a link, or a bot by its name. */
export type Sitter = 'me' | 'friend' | { readonly bot: string }

export const WAYS = ['bot', 'hotseat', 'friend'] as const
export type Way = (typeof WAYS)[number]

/** The default bot. */
const USUAL = 'captain'

export const usualBot = ({ bots }: Pick<ScenarioSummary, 'bots'>): string =>
  bots.includes(USUAL) ? USUAL : (bots[0] ?? USUAL)

/** The sitters for a way to play, with the user on this player's side. */
export function sittersFor(scenario: ScenarioSummary, way: Way, me = 0): Sitter[] {
  const other: Readonly<Record<Way, Sitter>> = {
    bot: { bot: usualBot(scenario) },
    hotseat: 'me',
    friend: 'friend',
  }
  return scenario.players.map((_, player) => (player === me ? 'me' : other[way]))
}

/** The way to play that these sitters make; null: a mixture. */
export function wayOf(sitters: readonly Sitter[]): Way | null {
  const elsewhere = sitters.filter(sitter => sitter !== 'me')
  if (sitters.length - elsewhere.length === sitters.length) return 'hotseat'
  if (elsewhere.length !== sitters.length - 1) return null
  if (elsewhere.every(sitter => sitter === 'friend')) return 'friend'
  return elsewhere.every(sitter => typeof sitter === 'object') ? 'bot' : null
}

export const seatsOf = (sitters: readonly Sitter[]): NewGame['seats'] =>
  sitters.map(sitter => (typeof sitter === 'object' ? sitter : 'human'))

/** Players who sit at this browser. */
export const playersHere = (sitters: readonly Sitter[]): number[] =>
  sitters.flatMap((sitter, player) => (sitter === 'me' ? [player] : []))

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The choices for each limit of the clock; 0: no limit, or none. */
export const CLOCKS = {
  perMove: [0, 5 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY],
  reserve: [0, 30 * MINUTE, 2 * HOUR, DAY, 7 * DAY],
  holidays: [0, 7, 14, 30],
} as const

export type ClockLine = keyof typeof CLOCKS

/** A clock with only the chosen limits. */
export const clockOf = (chosen: Readonly<Record<ClockLine, number>>): ClockSettings =>
  Object.fromEntries(Object.entries(chosen).filter(([, value]) => value > 0))

/** A time as a count of its largest whole unit. */
export function timeOf(ms: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  if (ms % DAY === 0) return { unit: 'days', count: ms / DAY }
  return ms % HOUR === 0 ? { unit: 'hours', count: ms / HOUR } : { unit: 'minutes', count: ms / MINUTE }
}
