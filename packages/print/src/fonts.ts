import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

const FAMILIES = {
  'eb-garamond': dirname(require.resolve('@fontsource/eb-garamond/files/eb-garamond-latin-500-normal.woff')),
  'source-sans-3': dirname(
    require.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff'),
  ),
  'barlow-condensed': dirname(
    require.resolve('@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff'),
  ),
} as const

/** The fonts that are put into the file: one for each family, weight and slant that the drawings use. */
const FACES = {
  'serif-500': ['eb-garamond', '500-normal'],
  'serif-600': ['eb-garamond', '600-normal'],
  'serif-500-italic': ['eb-garamond', '500-italic'],
  'sans-400': ['source-sans-3', '400-normal'],
  'sans-600': ['source-sans-3', '600-normal'],
  'sans-700': ['source-sans-3', '700-normal'],
  'narrow-500': ['barlow-condensed', '500-normal'],
} as const

export type FontKey = keyof typeof FACES

/** Every font by its key, and the one with the letters of more languages by its key with `-ext`. */
export const fontFiles = (): [string, string][] =>
  Object.entries(FACES).flatMap(([key, [family, face]]): [string, string][] => [
    [key, join(FAMILIES[family], `${family}-latin-${face}.woff`)],
    [`${key}-ext`, join(FAMILIES[family], `${family}-latin-ext-${face}.woff`)],
  ])

/** The font of a text by its attributes; a weight that is not there is set in the nearest. */
export function fontFor(attrs: Readonly<Record<string, string | number>>): FontKey {
  const family = String(attrs['font-family'])
  const weight = Number(attrs['font-weight'] ?? 400)
  if (/Barlow|--narrow/.test(family)) return 'narrow-500'
  if (/Source|--sans/.test(family))
    return weight >= 700 ? 'sans-700' : weight >= 600 ? 'sans-600' : 'sans-400'
  if (attrs['font-style'] === 'italic') return 'serif-500-italic'
  return weight >= 600 ? 'serif-600' : 'serif-500'
}

export const isExtended = (text: string): boolean => /[\u0100-\u02af\u1e00-\u1eff]/.test(text)
