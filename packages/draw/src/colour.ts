/** Sums with colours, which are written as #rrggbb. */

export type Triple = readonly [number, number, number]

const BLACK = '#000000'
const WHITE = '#FFFFFF'

export const darker = (colour: string, share: number): string => mix(colour, BLACK, share)
export const paler = (colour: string, share: number): string => mix(colour, WHITE, share)

/** A colour with a share of another in it. */
export function mix(colour: string, other: string, share: number): string {
  const [a, b] = [channels(colour), channels(other)]
  return hex(([0, 1, 2] as const).map(i => a[i] * (1 - share) + b[i] * share))
}

/** How well one can be read on the other, from 1 to 21, as WCAG 2 counts it. */
export function contrast(colour: string, other: string): number {
  const [a, b] = [luminance(colour), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** A colour by lightness (0 to 100) and two axes of hue: CIE L*a*b*, in which distances are what eyes see. */
export function lab(colour: string): Triple {
  const [r, g, b] = linear(colour)
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

export function fromLab([l, a, b]: Triple): string {
  const y = (l + 16) / 116
  const [x3, y3, z3] = [0.9505 * cube(y + a / 500), cube(y), 1.089 * cube(y - b / 200)]
  return hex(
    [
      3.2406 * x3 - 1.5372 * y3 - 0.4986 * z3,
      -0.9689 * x3 + 1.8758 * y3 + 0.0415 * z3,
      0.0557 * x3 - 0.204 * y3 + 1.057 * z3,
    ].map(v => 255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)),
  )
}

const root = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
const cube = (t: number): number => (t ** 3 > 0.008856 ? t ** 3 : (t - 16 / 116) / 7.787)

const channels = (colour: string): Triple => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(i => Number.parseInt(colour.slice(i, i + 2), 16))
  return [r, g, b]
}

const linear = (colour: string): Triple => {
  const [r, g, b] = channels(colour)
  return [unbent(r / 255), unbent(g / 255), unbent(b / 255)]
}

const unbent = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)

function luminance(colour: string): number {
  const [r, g, b] = linear(colour)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const hex = (values: readonly number[]): string =>
  `#${values
    .map(v =>
      Math.round(Math.min(255, Math.max(0, v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase()}`
