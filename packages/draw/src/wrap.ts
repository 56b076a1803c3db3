/** Letters of the sans face by their widths, in thousandths of its size; all others are of the middle width. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ["ijlI.,'’:;!|·", 262],
  [' \u00a0', 205],
  ['frt-()', 345],
  ['mwMWÆ', 830],
  ['ABCDEFGHKLNOPQRSTUVXYZ', 590],
]
const MIDDLE = 515
/** Signs of other writing are as wide as they are high. */
const [SIGNS, SIGN] = ['\u2300', 1000]

export const widthOf = (text: string, size: number): number =>
  (size / 1000) * Array.from(text).reduce((sum, letter) => sum + widthOfLetter(plain(letter)), 0)

const widthOfLetter = (letter: string): number =>
  WIDTHS.find(([letters]) => letters.includes(letter))?.[1] ?? (letter < SIGNS ? MIDDLE : SIGN)

/** A letter without its accents, which is about as wide. */
const plain = (letter: string): string => letter.normalize('NFD')[0] as string

/** The size at which a text is at most so wide. */
export const fitted = (text: string, width: number, size: number): number =>
  Math.min(size, width / widthOf(text, 1))

/** Spaces at which a line may end. */
const BREAKS = /[^\S\u00a0]+/

/** A text in lines of at most this width; the first may start further in. */
export function wrapped(text: string, width: number, size: number, indent = 0): string[] {
  const lines: string[] = []
  for (const word of text.split(BREAKS)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    const room = lines.length === 1 ? width - indent : width
    if (lines.length > 0 && widthOf(longer, size) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
