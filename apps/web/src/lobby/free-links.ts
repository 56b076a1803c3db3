import type { MyGame } from './standing.ts'

/** Links to the free seats, with their sides; only the host has them. */
export function freeLinks({ summary, seats }: MyGame): { link: string; side: string }[] {
  if (summary === null || summary === 'gone') return []
  return (seats[0]?.links ?? []).flatMap((link, player) => {
    const seat = summary.seats[player]
    return link === null || seat?.holder !== 'open' ? [] : [{ link, side: seat.name }]
  })
}

/** The first free link. */
export const freeLink = (mine: MyGame): string | null => freeLinks(mine)[0]?.link ?? null
