/** A table with the same keys, in the same order, and each row made again. */
export const each = <From, To>(
  rows: Readonly<Record<string, From>>,
  make: (row: From) => To,
): Record<string, To> => Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, make(row)]))
