/** A row's value at a place that must exist: a missing place is a broken invariant. */
export function at<T>(row: ArrayLike<T>, i: number): T {
  const found = row[i]
  if (found === undefined) throw nothingAt(row, i)
  return found
}

export const nothingAt = (row: ArrayLike<unknown>, i: number): RangeError =>
  new RangeError(`nothing at ${i} in a row of ${row.length}`)
