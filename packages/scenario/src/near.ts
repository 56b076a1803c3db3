/** The known word that was probably meant, or null: case, a swapped pair or a letter in three may be wrong. */
export function nearest(word: string, known: readonly string[]): string | null {
  const allowed = Math.max(1, Math.floor(word.length / 3))
  let best: string | null = null
  let least = allowed + 1
  for (const candidate of known) {
    // A key can be as long as the file: only words of like length are compared letter by letter.
    if (Math.abs(candidate.length - word.length) > allowed) continue
    const distance = slips(word.toLowerCase(), candidate.toLowerCase())
    if (distance < least) {
      best = candidate
      least = distance
    }
  }
  return best
}

/** How many letters must be inserted, deleted, replaced or swapped with the next to turn one word into the other. */
function slips(from: string, to: string): number {
  let older: number[] = []
  let above = Array.from({ length: to.length + 1 }, (_, i) => i)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const replaced = at(above, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1)
      const swapped =
        i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
          ? at(older, j - 2) + 1
          : Infinity
      row.push(Math.min(replaced, swapped, at(above, j) + 1, at(row, j - 1) + 1))
    }
    older = above
    above = row
  }
  return at(above, to.length)
}

const at = (row: readonly number[], i: number): number => row[i] ?? Infinity
