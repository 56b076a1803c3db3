import type { MyGame } from './standing.ts'

/** Links to seats that are still free, and the side of each; only who began a game has them. */
export function freeLinks({ summary, seats }: MyGame): { link: string; side: string }[] {
  if (summary === null || summary === 'gone') return []
  return (seats[0]?.links ?? []).flatMap((link, player) => {
    const seat = summary.seats[player]
    return link === null || seat?.holder !== 'open' ? [] : [{ link, side: seat.name }]
  })
}

/** The first of them. */
export const freeLink = (mine: MyGame): string | null => freeLinks(mine)[0]?.link ?? null
