import { ICONS } from './icons.ts'

/** The outline of a silhouette: `d` in a box of `size` by `size`. */
export interface Outline {
  readonly d: string
  readonly size: number
}

/** Parts of a standing man. */
export const LEGS =
  'M18.7 45.200h17.400l3 5.600 6.600 7.200 4.700 1.400c1.600.5 1.300 2.800-.4 2.800h-9.600L29.800 51l-1.600-1.600-4 7.400-7.800 5.800-.8.7c-.8.7-1.900.7-2.600 0l-3.600-3.200c-.8-.7-.7-1.900.2-2.500l5.600-4z'
export const TRUNK =
  'M17 27.200c1.400-3.600 4.600-5 8.600-5.200h8.600c4.800.2 7.200 3 7.600 7.600l.5 4.600c.3 2.800-.5 5-2.700 6.400l-4 2.500.4 3.700H18.800l.3-6.200-4.300 1.300c-2.300.6-4.200-1.300-3.600-3.600z'
export const HELMED =
  'M20.600 13.400c.4-6.200 4.600-10.800 9.400-13.400 4.800 2.600 9 7.200 9.400 13.400h-1.600c.1 5.400-2.800 8.600-7.200 8.700-4.800.1-8.100-3.300-8.400-8.700z'
export const SPEAR = 'M54.600-3.600l.8 8.400-2.700 2.600L37.800 39.600l-2.400-1.100L50.200 6.300l-.2-3.600z'
const AXE =
  'M47.400 2.600l2.500 1.200-15.600 33.800-2.400-1.100zM50.800-1c5 2 8.600 6 9.600 11.400-4-2.200-8-2.600-11.800-.8l-3.200-1.600L49.600-1.200z'
const SHIELD =
  'M6.400 22.800c4.400-2.600 10-2.600 14.200-.2 1.600 9.400-.8 18.800-7.600 26-6.400-7.400-8.600-16.400-6.600-25.800z'

export const drawn = (...parts: readonly string[]): Outline => ({ d: parts.join(''), size: 64 })
/** A borrowed picture, and what is added to it. */
export const icon = (...parts: readonly string[]): Outline => ({ d: parts.join(''), size: 512 })

/** What stands on counters and on the tags of formations alike. */
export const SHARED = {
  spearman: drawn(SPEAR, HELMED, TRUNK, LEGS, SHIELD),
  axeman: drawn(AXE, HELMED, TRUNK, LEGS, SHIELD),
  bowman: icon(ICONS.bowman),
  cavalry: icon(ICONS.cavalry),
  knight: icon(ICONS['mounted-knight']),
  cannon: icon(ICONS.cannon),
  trebuchet: icon(ICONS.trebuchet),
  wagon: icon(ICONS['old-wagon']),
  lorry: icon(ICONS.truck),
  tank: icon(ICONS['battle-tank']),
  plane: icon(ICONS.airplane),
  parachute: icon(ICONS.parachute),
} as const satisfies Readonly<Record<string, Outline>>
