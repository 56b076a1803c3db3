import type { Found, Named } from './names.ts'
import { find } from './names.ts'
import { HUMAN } from './session.ts'
import { phrase } from '../words/words.ts'

export interface Seating {
  readonly as?: string
  readonly against?: string
  readonly hotseat?: boolean
}

type Players = readonly { readonly id: string; readonly name: string }[]

/** The seats' possible players besides the user, by name, and the default. */
export interface Company {
  readonly names: readonly string[]
  readonly usual: string
}

/**
 * The players of the seats: one human, and the others as the user chose; or in words, why that is impossible.
 */
export function seatsOf(
  players: Players,
  { as, against, hotseat }: Seating,
  { names, usual }: Company,
): string[] | { trouble: string } {
  if (hotseat === true) return players.map(() => HUMAN)
  const human = as === undefined ? { found: { number: 0 } } : playerNamed(players, as)
  if ('trouble' in human) return human
  const seats = players.map(() => usual)
  for (const word of against?.split(',') ?? []) {
    const [first = '', bot] = word.split('=').map(part => part.trim())
    const name = bot ?? first
    if (!names.includes(name)) return { trouble: phrase('error:no-bot', { name, bots: names }) }
    if (bot === undefined) seats.fill(name)
    else {
      const player = playerNamed(players, first)
      if ('trouble' in player) return player
      seats[player.found.number] = name
    }
  }
  seats[human.found.number] = HUMAN
  return seats
}

/** The number of a player, by id or name. */
export function playerNamed(players: Players, word: string): Found<Named> {
  const among = players.map(({ id, name }, number) => ({
    number,
    name,
    keys: [id, name],
  }))
  const found = find(word, among, (form, places) => phrase(`${form}:player`, places))
  return 'trouble' in found
    ? { trouble: phrase('error:no-player', { name: word, players: players.map(({ id }) => id) }) }
    : found
}
