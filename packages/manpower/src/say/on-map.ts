import type { Words } from './english.ts'
import { ENGLISH } from './english.ts'

const POINT = / (?:for|at|to|around) \{point\}/

/** The same phrases for a screen that shows the place of each on a map: without its metres, and the word before them. */
export const ON_MAP: Words = {
  ...(Object.fromEntries(
    Object.entries(ENGLISH).map(([key, text]) => [key, text.replace(POINT, '')]),
  ) as Words),
  'aim:point': 'the ground',
  'cloud-rose': 'Fog for {radius} m around to the end of turn {until}',
}
