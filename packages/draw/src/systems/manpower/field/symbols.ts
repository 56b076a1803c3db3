import type { FieldUnitFile } from '@sandtable/scenario'
import type { El } from '../../../el.ts'
import type { Outline } from '../../../figures.ts'
import { drawn, icon, SHARED } from '../../../figures.ts'
import { el, short } from '../../../el.ts'
import { ICONS } from './icons.ts'

/** What a unit's stat sheet calls its silhouette. */
export type SymbolName = FieldUnitFile['symbol']

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`
const hole = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const wheel = (x: number, y: number, r: number): string =>
  disc(x, y, r) + hole(x, y, r - 3.5) + disc(x, y, r / 3)

const SWORD = 'M49 6l5 1-1 5-20 22 4 4-3 3-5-5-6 7-4-4 7-6-4-5 3-3 4 4z'
const TRACKS = 'M8 40h48a9 9 0 0 1 0 18H8a9 9 0 0 1 0-18z'
const ROLLERS = [12, 25, 39, 52].map(x => hole(x, 49, 4.6)).join('')
const HEAVY = 'M10 36h44a11 11 0 0 1 0 22H10a11 11 0 0 1 0-22z'

/** A silhouette for each name, in one colour. */
export const SYMBOLS: Readonly<Record<SymbolName, Outline>> = {
  foot: SHARED.axeman,
  spear: SHARED.spearman,
  sword: drawn(SWORD, 'M6 26c7-4 15-4 22 0 2 14-3 26-11 33C9 52 4 40 6 26z'),
  bow: SHARED.bowman,
  crossbow: icon(ICONS.crossbow),
  horse: SHARED.cavalry,
  lance: SHARED.knight,
  musket: icon(ICONS.musket),
  rifle: icon(ICONS['brodie-helmet']),
  sharpshooter: icon(ICONS.crosshair),
  'machine-gun': icon(ICONS['machine-gun']),
  cannon: SHARED.cannon,
  howitzer: drawn(
    wheel(24, 44, 15),
    'M23 35L55 9l6 8L36 38a18 18 0 0 0-13-3zM11 50L1 57l3 5 14-5a18 18 0 0 1-7-7zM38 19l5-3 9 20-5 4z',
  ),
  mortar: icon(ICONS.mortar),
  rocket: icon(ICONS['missile-launcher']),
  gas: drawn(
    'M14 44a11 11 0 0 1-1-22 15 15 0 0 1 28-7 12 12 0 0 1 14 13 9 9 0 0 1-3 16z',
    disc(18, 53, 4),
    disc(32, 56, 5),
    disc(46, 52, 3.5),
  ),
  catapult: SHARED.trebuchet,
  ram: drawn('M32 4L60 24h-6v6H10v-6H4zM2 34h54l6 5-6 5H2z', wheel(16, 53, 9), wheel(46, 53, 9)),
  'anti-tank': drawn(
    wheel(22, 46, 12),
    'M22 32h34v-3h6v10h-6v-3H36a16 16 0 0 0-14-4zM8 48L1 58l4 3 8-6zM31 18h5v22l-5-3z',
  ),
  'anti-air': drawn(
    'M24 40L48 2l5 3-21 37zM34 44L57 12l4 3-20 33zM14 30a13 13 0 0 1 18 18H12c-3-6-2-13 2-18zM6 50h42v5H6zM2 57h52v4H2z',
  ),
  'light-tank': drawn(TRACKS, ROLLERS, 'M12 38l4-8h32l6 8zM24 28l3-9h14l2 3h17v4H44v2z'),
  tank: SHARED.tank,
  'heavy-tank': drawn(
    HEAVY,
    [12, 25, 39, 52].map(x => hole(x, 47, 5)).join(''),
    'M4 34l8-12h34l8 12zM14 20l3-13h20l3 3h24v5H40l2 5z',
  ),
  'armoured-car': icon(ICONS.apc),
  motorcycle: drawn(
    wheel(14, 44, 13),
    wheel(50, 44, 13),
    'M20 24h14l4 5h6l-3-9h-6v-4h9l7 18-4 2-2-4-9 9H26l-6-6-6 4-2-3z',
  ),
  engineer: icon(ICONS['trench-spade']),
  'engineer-vehicle': icon(ICONS.bulldozer),
  caster: icon(ICONS['wizard-staff']),
  hero: icon(ICONS['knight-banner']),
  wagon: SHARED.wagon,
  mule: icon(ICONS.donkey),
  truck: SHARED.lorry,
  train: icon(ICONS['steam-locomotive']),
  balloon: icon(ICONS['air-balloon']),
  airship: icon(ICONS.zeppelin),
  plane: drawn('M30 4h4l3 12h25v7H37v5h21v6H37l-2 16h10v6H34l-2 6-2-6H19v-6h10l-2-16H6v-6h21v-5H2v-7h25z'),
  bomber: drawn(
    'M32 2c3 2 4 6 4 10l1 8 9 3v-5h4v6l12 5v6l-24-4-2 19 8 5v5l-12-3-12 3v-5l8-5-2-19-24 4v-6l12-5v-6h4v5l9-3 1-8c0-4 1-8 4-10z',
  ),
  'transport-plane': SHARED.plane,
  jet: icon(ICONS['jet-fighter']),
  helicopter: icon(ICONS.helicopter),
  drone: icon(ICONS['delivery-drone']),
  parachute: SHARED.parachute,
}

/** A silhouette in a square of this side, its upper left corner at 0. Its outline stands in `fieldDefs`. */
export const symbol = (name: SymbolName, side: number, colour: string): El =>
  el('use', {
    href: `#symbol-${name}`,
    fill: colour,
    transform: `scale(${short((1000 * side) / SYMBOLS[name].size) / 1000})`,
  })
