/** The faces that names on a map are set in. */
export type Face = 'region' | 'town' | 'river' | 'land'

interface Setting {
  readonly size: number
  readonly weight: number
  readonly tracking: number
  readonly italic: boolean
  readonly capitals: boolean
}

/** Sizes in pixels of the screen, at the scale that the map was drawn for. */
// prettier-ignore
export const SETTINGS: Readonly<Record<Face, Setting>> = {
  region: { size: 13, weight: 600, tracking: 1.3, italic: false, capitals: true },
  town:   { size: 13, weight: 500, tracking: 0,   italic: false, capitals: false },
  river:  { size: 14, weight: 500, tracking: 0.9, italic: true,  capitals: false },
  land:   { size: 17, weight: 500, tracking: 3.2, italic: false, capitals: true },
}

/** Hundredths of the size that each letter of EB Garamond takes, as the browser measures it. */
const UPRIGHT = widths(
  'A71B61C71D76E57F53G72H80I36J36K74L58M91N80O76P59Q76R74S48T69U74V69W99X74Y63Z60a42b53c41d54e41f35g48h54i28j25k52l27m80n55o50p54q53r39s35t35u54v47w73x48y47z42 22.24-30',
)
const ITALIC = widths(
  'A69B59C64D74E57F52G70H76I37J32K72L58M99N77O69P59Q70R71S49T64U70V70W108X66Y60Z64a51b48c33d53e35f34g43h51i31j28k48l30m80n55o41p47q50r41s29t32u54v43w65x46y43z43 21.23-29',
)

function widths(table: string): ReadonlyMap<string, number> {
  return new Map([...table.matchAll(/(\D)(\d+)/g)].map(([, letter = '', width]) => [letter, Number(width)]))
}

/** A name as it is set. */
export const lettered = (text: string, face: Face): string =>
  SETTINGS[face].capitals ? text.toUpperCase() : text

/** How wide a name is in pixels, at this size. */
export function widthOf(text: string, face: Face, size = SETTINGS[face].size): number {
  const { italic, tracking } = SETTINGS[face]
  const table = italic ? ITALIC : UPRIGHT
  let sum = 0
  for (const letter of lettered(text, face)) sum += table.get(plain(letter)) ?? 55
  return (sum * size) / 100 + tracking * text.length
}

/** A letter without its accents, which is about as wide. */
const plain = (letter: string): string =>
  (letter.normalize('NFD')[0] as string).replace('Ł', 'L').replace('ł', 'l')

/** A name in one line, and in two of about the same length where it has words enough. */
export function settings(text: string): string[][] {
  const words = text.split(' ')
  if (words.length < 2) return [[text]]
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const longest = (lines: readonly string[]): number => Math.max(...lines.map(line => line.length))
  return [[text], breaks.toSorted((a, b) => longest(a) - longest(b))[0] as string[]]
}
