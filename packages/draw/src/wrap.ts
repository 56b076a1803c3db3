/** Letters of the sans face by their widths, in thousandths of its size; all others are of the middle width. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ["ijlI.,'’:;!|", 262],
  [' ', 205],
  ['frt-()', 345],
  ['mwMWÆ', 830],
  ['ABCDEFGHKLNOPQRSTUVXYZ', 590],
]
const MIDDLE = 515

export const widthOf = (text: string, size: number): number =>
  (size / 1000) *
  Array.from(text).reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.includes(letter))?.[1] ?? MIDDLE),
    0,
  )

/** A text in lines that are at most so wide. */
export function wrapped(text: string, width: number, size: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
