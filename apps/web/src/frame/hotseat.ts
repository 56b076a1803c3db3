/** The seat that takes the screen next: somebody else is asked, and he who sits there is not; null: he stays. */
export function nextSeat(asked: readonly boolean[], at: number): number | null {
  if (asked[at] !== false) return null
  const next = asked.indexOf(true)
  return next < 0 ? null : next
}
