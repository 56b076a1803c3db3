import { darker, mix, paler } from '../colour.ts'

export type Tone = 'dark' | 'light'

export const PATTERNS = [
  'solid',
  'diagonal',
  'bars',
  'dots',
  'chevrons',
  'lines',
  'crosses',
  'waves',
] as const
export type Pattern = (typeof PATTERNS)[number]

/** What a livery is made from: a field, and a stripe in two colours on its left edge. */
export interface Cloth {
  readonly field: string
  readonly tone: Tone
  readonly pattern: Pattern
  readonly stripe: string
  readonly mark: string
}

/** The colours of a nation's counters. */
export interface Livery extends Cloth {
  /** Part of the ids of its gradient and lattice, unique on a page. */
  readonly id: string
  /** The foot of the field, which is a little darker. */
  readonly foot: string
  readonly ink: string
  readonly figure: string
  readonly edge: string
  /** The reduced side: a pale field in a frame. */
  readonly back: string
  readonly backInk: string
  readonly frame: string
  readonly gilt: string
  readonly cameo: string
  readonly bust: string
  readonly pennant: string
  readonly pennantInk: string
  readonly lattice: string
  readonly latticeLine: string
}

/** Liveries that can be told apart by all eyes, in colour and in grey. */
// prettier-ignore
export const CLOTHS: readonly Cloth[] = [
  { field: '#2B4C78', tone: 'dark',  pattern: 'solid',    stripe: '#9FC0EA', mark: '#9FC0EA' },
  { field: '#BFC2BA', tone: 'light', pattern: 'diagonal', stripe: '#93301F', mark: '#F0E3D8' },
  { field: '#A63A35', tone: 'dark',  pattern: 'bars',     stripe: '#F3D3C4', mark: '#6B1C19' },
  { field: '#E8B23A', tone: 'light', pattern: 'dots',     stripe: '#6A420C', mark: '#FFF0C4' },
  { field: '#2E7F6F', tone: 'dark',  pattern: 'chevrons', stripe: '#C9EBE1', mark: '#13483E' },
  { field: '#9ED0F0', tone: 'light', pattern: 'lines',    stripe: '#1F4E79', mark: '#E6F3FC' },
  { field: '#26282B', tone: 'dark',  pattern: 'crosses',  stripe: '#DEDBD2', mark: '#26282B' },
  { field: '#F8F3E6', tone: 'light', pattern: 'waves',    stripe: '#5B4632', mark: '#F8F3E6' },
]

export const INK = { dark: '#FFFFFF', light: '#1E211F' } as const

/** How much darker the foot of a field is. */
const FOOT = { dark: 0.16, light: 0.1 } as const

export const footOf = ({ field, tone }: { field: string; tone: Tone }): string => darker(field, FOOT[tone])

export const liveryOf = (id: string, cloth: Cloth): Livery => ({
  ...cloth,
  id,
  foot: footOf(cloth),
  ink: INK[cloth.tone],
  ...(cloth.tone === 'dark' ? onDark(cloth) : onLight(cloth)),
})

type Rest = Omit<Livery, keyof Cloth | 'id' | 'foot' | 'ink'>

const onDark = ({ field }: Cloth): Rest => ({
  figure: paler(field, 0.91),
  edge: darker(field, 0.52),
  back: paler(field, 0.89),
  backInk: darker(field, 0.24),
  frame: field,
  gilt: '#E7C873',
  cameo: paler(field, 0.84),
  bust: darker(field, 0.2),
  pennant: '#F2E3B4',
  pennantInk: '#2A2411',
  lattice: darker(field, 0.16),
  latticeLine: paler(field, 0.22),
})

const onLight = ({ field, stripe }: Cloth): Rest => ({
  figure: '#2C302D',
  edge: darker(field, 0.7),
  back: mix(field, '#FFF8EC', 0.8),
  backInk: darker(stripe, 0.35),
  frame: stripe,
  gilt: '#7A5A16',
  cameo: mix(field, '#FFFBF2', 0.78),
  bust: '#33352F',
  pennant: '#3A3D38',
  pennantInk: '#FFFFFF',
  lattice: darker(field, 0.26),
  latticeLine: darker(field, 0.5),
})
