/** The seat that takes the screen next, if another player is asked and this one isn't; null: no change. */
export function nextSeat(asked: readonly boolean[], at: number): number | null {
  if (asked[at] !== false) return null
  const next = asked.indexOf(true)
  return next < 0 ? null : next
}
