import type { El } from '../../../el.ts'
import type { Palette } from '../../../palette.ts'
import { el } from '../../../el.ts'

/** How a counter stands at the table. */
export type State = 'can' | 'selected' | 'moved' | 'panicked' | 'unsupplied' | 'eliminated'

/** How large it is shown, in pixels: the smaller, the less is on it. */
export type Detail = 96 | 48 | 28

const RING = { 96: 4, 48: 6, 28: 9 } as const

/** What can be acted with has a ring; what is in hand has a thick one, with a gap. */
export function rings(states: ReadonlySet<State>, detail: Detail, { signalLine, paper }: Palette): El[] {
  const width = RING[detail]
  if (states.has('selected')) return [frame(4.5 + width, { fill: signalLine }), frame(3.5, { fill: paper })]
  if (!states.has('can')) return []
  return [frame(0.75 * width, { fill: 'none', stroke: signalLine, 'stroke-width': width })]
}

/** The pointer above a large counter that can be acted with. */
export const pointer = (states: ReadonlySet<State>, { signalLine }: Palette): El | null =>
  states.has('can') && !states.has('selected')
    ? el('path', { d: 'M41 -11.5h18l-9 10z', fill: signalLine })
    : null

/** A soft shadow in three layers: a blur would have to be computed again whenever the map is drawn. */
export function shadow(states: ReadonlySet<State>): El[] {
  if (states.has('moved')) return []
  const down = states.has('selected') ? 5 : 2
  return [3, 1.5, 0].map(out =>
    frame(out, { fill: '#1B1206', 'fill-opacity': 0.1, transform: `translate(${1 + down / 4} ${down})` }),
  )
}

const frame = (out: number, paint: Readonly<Record<string, string | number>>): El =>
  el('rect', { x: -out, y: -out, width: 100 + 2 * out, height: 100 + 2 * out, rx: 10 + out, ...paint })

/** What lies over the face: pale for panic, dim once moved, crossed out when lost. */
export const film = (states: ReadonlySet<State>): El[] => [
  ...(states.has('panicked') ? [sheet('#FBF6EA', 0.3)] : []),
  ...(states.has('moved') ? [sheet('#8A8373', 0.38)] : []),
  ...(states.has('eliminated') ? [sheet('#FBF6EA', 0.62), cross()] : []),
]

const sheet = (fill: string, opacity: number): El => frame(0, { fill, 'fill-opacity': opacity })

const cross = (): El =>
  el('path', {
    d: 'M18 18L82 82M82 18L18 82',
    stroke: '#8F2A1D',
    'stroke-width': 7,
    'stroke-linecap': 'round',
  })

const PAPER = '#FFFDF7'
const FLAG = [
  el('path', {
    d: 'M-5.5 8V-8M-5.5 -7.5c4-3 7 2.500 11.5-.5v8c-4.5 3-7.500-2.500-11.5.5',
    fill: PAPER,
    stroke: PAPER,
    'stroke-width': 1.8,
    'stroke-linejoin': 'round',
  }),
]
const TICK = [
  el('path', {
    d: 'M-6.5 0l4.5 5 8-9.5',
    fill: 'none',
    stroke: PAPER,
    'stroke-width': 3.4,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }),
]
const WHEEL = [
  el('circle', { r: 7.5, fill: 'none', stroke: PAPER, 'stroke-width': 2.2 }),
  el('path', { d: 'M0-7.5v15M-7.5 0h15', stroke: PAPER, 'stroke-width': 1.6 }),
  el('path', { d: 'M-10 10L10-10', stroke: '#F2705C', 'stroke-width': 3.8 }),
]

/** Round marks over the corners; the smallest counters have none. */
export function badges(states: ReadonlySet<State>, detail: Detail): El[] {
  const scale = detail === 96 ? 1 : 1.3
  return [
    ...(states.has('panicked') ? [badge(86, scale, '#7A2E8C', FLAG)] : []),
    ...(states.has('moved') ? [badge(88, scale, '#5A5346', TICK)] : []),
    ...(states.has('unsupplied') ? [badge(12, scale, '#1E1B16', WHEEL)] : []),
  ]
}

const badge = (x: number, scale: number, fill: string, sign: readonly El[]): El =>
  el(
    'g',
    { transform: `translate(${x} 12) scale(${scale})` },
    el('circle', { r: 15, fill, stroke: PAPER, 'stroke-width': 3 }),
    sign,
  )
