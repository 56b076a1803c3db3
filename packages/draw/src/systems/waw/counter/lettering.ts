/** Letters of the narrow face by their widths, in thousandths of its size; all others are of the middle width. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ["ijl.,'’:;!|", 215],
  [' ', 200],
  ['ft-()', 290],
  ['mwMWÆ', 640],
  ['ABCDEFGHKLNOPQRSTUVXYZÉŐ', 470],
]
const MIDDLE = 412

const widthOf = (text: string, size: number): number =>
  (Array.from(text).reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.includes(letter))?.[1] ?? MIDDLE),
    0,
  ) *
    size) /
  1000

export interface Lettering {
  readonly lines: readonly string[]
  readonly size: number
}

/** A name in one line, or in two lines of about the same length, as large as the width allows. */
export function letter(
  name: string,
  width: number,
  sizes: { one: number; two: number; least: number },
): Lettering {
  if (widthOf(name, sizes.one) <= width) return { lines: [name], size: sizes.one }
  if (widthOf(name, sizes.least) <= width && !name.includes(' '))
    return { lines: [name], size: fit([name], width, sizes.one) }
  const lines = halves(name)
  return { lines, size: Math.max(sizes.least, Math.min(sizes.two, fit(lines, width, sizes.two))) }
}

const fit = (lines: readonly string[], width: number, size: number): number =>
  Math.min(size, ...lines.map(line => (width / widthOf(line, 1)) | 0))

function halves(name: string): string[] {
  const words = name.split(' ')
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const longest = (lines: readonly string[]): number => Math.max(...lines.map(line => widthOf(line, 1)))
  return cuts.toSorted((a, b) => longest(a) - longest(b))[0] ?? [name]
}
