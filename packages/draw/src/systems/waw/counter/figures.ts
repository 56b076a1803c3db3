import type { Outline } from '../../../figures.ts'
import { drawn, HELMED, icon, LEGS, SHARED, SPEAR, TRUNK } from '../../../figures.ts'
import { ICONS } from './icons.ts'

const CAPPED =
  'M21.400 11.800c-.4-5.400 2.800-8.600 8.400-8.600 4.600 0 7.700 2.200 8.200 6.200l4.400 1.800c.8.4.6 1.500-.4 1.500h-3.900c.2 5.600-2.900 9.300-7.400 9.400-5 .1-8.800-3.500-9.300-10.300z'
const RIFLE = 'M47.600 1.200l2.900 1.500L36 31.800l3.400 2.500-2.600 3.900-5.500-3.900z'
const PEAKS = 'M38 63l9.400-15.600 4.200 6 3-4.400L64 63z'
const BOW = 'M342 4c46 28 62 84 38 138l-13-6c20-47 7-94-33-119zM338 12l8-6 32 132-11 5z'

/** Shoulders, neck and face of a leader. */
const BUST =
  'M6 62c0-13 9-16.500 18-19l.8-4.500h14.400l.8 4.500c9 2.500 18 6 18 19zM22.600 21h18.800c.8 7-.4 12.600-3 16.400-1.800 2.800-3.600 5.600-6.400 5.600s-4.600-2.800-6.400-5.600c-2.600-3.800-3.800-9.400-3-16.400z'
const HAT =
  'M12.500 19.600c3.600-1.400 6.600-2 9-2.200C21.600 9.400 23.400 5 28 6.400c2.600.9 5.400.9 8 0 4.600-1.400 6.400 3 6.500 11 2.400.2 5.400.8 9 2.200 1.300.6.8 2.600-.8 2.500-12.600-2.300-24.800-2.300-37.400 0-1.600.1-2.100-1.900-.8-2.500z'
const KEPI =
  'M21.400 20.600l1.200-11.400c.2-2 2-3 4-3.200 4-.4 9-.4 12.600.4 2 .4 2.800 2 2.900 3.800l.8 10.200 4.300 1.800c1 .5.7 1.500-.4 1.500-8.600-1.300-17-1.600-25.400-.6z'
const HAIR = 'M20 22c-2-12 4-17 12-17s14 5 12 17c-2-4-4-7-7-8-5 2-10 2-13 1-2 2-3 4-4 7z'
const HELM =
  'M20.400 24c-.4-10 5-17 11.600-22 6.600 5 12 12 11.600 22zM19 24h26l2 17-6 3-2.600-12h-12.800L23 44l-6-3z'
const COIF =
  'M32 5c10 0 14.600 7 14.600 16 0 8 1.400 15 3.400 22H14c2-7 3.400-14 3.400-22C17.400 12 22 5 32 5z'
const CROWN =
  'M19.600 22L17 6l7.600 6.400L32 3l7.400 9.400L47 6l-2.600 16zM19 22h26l2.600 18-6.600 2-2-12H25l-2 12-6.600-2z'
const FELT =
  'M16.600 19.200c0-3 3-4.600 6.400-5.200 2-5 5.400-9 9-13 3.600 4 7 8 9 13 3.400.6 6.400 2.200 6.400 5.200v5.600H16.600zM17.600 24h6v14l-3 6h-5zM40.400 24h6l2 20h-5l-3-6z'

/** What stands in the middle of counters, by era and by what a unit is. */
export const FIGURES = {
  ...SHARED,
  rifleman: drawn(RIFLE, CAPPED, TRUNK, LEGS),
  'mountain-rifleman': drawn(RIFLE, CAPPED, TRUNK, LEGS, PEAKS),
  'mountain-spearman': drawn(SPEAR, HELMED, TRUNK, LEGS, PEAKS),
  'horse-archer': icon(SHARED.cavalry.d, BOW),
  outlaw: icon(ICONS['robin-hood-hat']),
  carbine: icon(ICONS['winchester-rifle']),
  camp: icon(ICONS['barracks-tent']),
  tower: icon(ICONS['white-tower']),
  fort: icon(ICONS['military-fort']),
  longship: icon(ICONS.drakkar),
  caravel: icon(ICONS.caravel),
  steamer: icon(ICONS['paddle-steamer']),
  battleship: icon(ICONS.battleship),
  telescope: icon(ICONS.telescope),
  hat: drawn(BUST, HAT),
  kepi: drawn(BUST, KEPI),
  bare: drawn(BUST, HAIR),
  helm: drawn(BUST, HELM),
  coif: drawn(BUST, COIF),
  crowned: drawn(BUST, CROWN),
  felt: drawn(BUST, FELT),
} as const satisfies Readonly<Record<string, Outline>>

export type Figure = keyof typeof FIGURES
