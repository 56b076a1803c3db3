import type { Scenario } from '@sandtable/waw'
import { botNamed, botNames } from '@sandtable/shelf'
import { orRow } from '@sandtable/waw'
import { find } from './names.ts'
import { HUMAN } from './session.ts'

export interface Seating {
  readonly as?: string
  readonly against?: string
  readonly hotseat?: boolean
}

/** Who sits where: one human by default, the others bots; or in words, why that cannot be. */
export function seatsOf(s: Scenario, { as, against, hotseat }: Seating): string[] | { trouble: string } {
  if (hotseat === true) return s.players.map(() => HUMAN)
  const human = as === undefined ? { found: { number: 0 } } : playerNamed(s, as)
  if ('trouble' in human) return human
  const seats = s.players.map(() => 'captain')
  for (const word of against?.split(',') ?? []) {
    const [first = '', bot] = word.split('=').map(part => part.trim())
    const name = bot ?? first
    if (botNamed(name) === null)
      return { trouble: `there is no bot '${name}': expected ${orRow(botNames())}` }
    if (bot === undefined) seats.fill(name)
    else {
      const player = playerNamed(s, first)
      if ('trouble' in player) return player
      seats[player.found.number] = name
    }
  }
  seats[human.found.number] = HUMAN
  return seats
}

function playerNamed(s: Scenario, word: string): ReturnType<typeof find> {
  const players = s.players.map(({ id, name }, number) => ({
    is: 'player' as const,
    number,
    name,
    keys: [id, name],
  }))
  const found = find(word, players, 'player')
  return 'trouble' in found
    ? { trouble: `there is no player '${word}': expected ${orRow(s.players.map(({ id }) => id))}` }
    : found
}
