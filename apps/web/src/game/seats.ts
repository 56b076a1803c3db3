/** A seat that this browser holds, to come back to it. Anyone with its token has the seat. */
export interface HeldSeat {
  readonly game: string
  readonly player: number
  readonly token: string
  /** Its part in the dice, and the server's commitment before that. */
  readonly nonce: string
  readonly commitment: string
  readonly scenario: string
  readonly title: string
  /** Links to the other seats, by player, if this browser started the game. */
  readonly links: readonly (string | null)[]
  /** The token of the game's host, if this player started it. */
  readonly host?: string
}

const KEY = 'sandtable-seats'

/** All seats, the newest first; an unreadable store has none. */
export function heldSeats(): HeldSeat[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as HeldSeat[]
  } catch {
    return []
  }
}

export const seatsAt = (game: string): HeldSeat[] => heldSeats().filter(seat => seat.game === game)

export function holdSeat(seat: HeldSeat): void {
  const others = heldSeats().filter(({ game, player }) => game !== seat.game || player !== seat.player)
  localStorage.setItem(KEY, JSON.stringify([seat, ...others]))
}

export const forgetGame = (game: string): void =>
  localStorage.setItem(KEY, JSON.stringify(heldSeats().filter(seat => seat.game !== game)))
