import type { Voice } from '@sandtable/kernel'
import type { El } from '../../../el.ts'
import type { CounterWords } from '../words/words.ts'
import type { Palette } from '../../../palette.ts'
import type { Face } from './face.ts'
import type { Detail, State } from './marks.ts'
import { el } from '../../../el.ts'
import { FONTS } from '../../../fonts.ts'
import { fieldOf, latticeOf } from './defs.ts'
import { badges, film, pointer, rings, shadow } from './marks.ts'
import { middle, values } from './print.ts'
import { star } from './insignia.ts'
import { stripe } from './stripe.ts'

export interface Shown {
  readonly detail: Detail
  readonly palette: Palette
  readonly voice: Voice<CounterWords>
  readonly states?: readonly State[]
  readonly symbols?: 'silhouette' | 'nato'
  /** As it is printed, without the shadow that it throws on a table. */
  readonly flat?: boolean
}

/** A counter in a box of 100 by 100; rings and badges reach out of it. The page needs `counterDefs` once. */
export function counter(face: Face, shown: Shown): El {
  const states = new Set(shown.states)
  const { detail, palette } = shown
  return el(
    'g',
    {},
    el(
      'g',
      { transform: stance(states) },
      shown.flat !== true && shadow(states),
      rings(states, detail, palette),
      face.kind === 'hidden' ? back(face, detail) : front(face, shown),
      isPale(face) && el('rect', { width: 100, height: 100, rx: 10, fill: palette.dim }),
      film(states),
    ),
    detail !== 28 && badges(states, detail),
    detail === 96 && pointer(states, palette),
  )
}

/** What is picked rises; what panics is tilted. */
function stance(states: ReadonlySet<State>): string | null {
  const moves = [states.has('selected') && 'translate(0 -4)', states.has('panicked') && 'rotate(-9 50 50)']
  return moves.filter(move => move !== false).join(' ') || null
}

function front(face: Face, { detail, voice, symbols = 'silhouette' }: Shown): El[] {
  const reduced = face.steps < face.fullSteps
  const { livery } = face
  return [
    plate(reduced ? livery.back : fieldOf(livery)),
    ...(detail === 28
      ? [el('path', { d: 'M18 0H10A10 10 0 0 0 0 10V90A10 10 0 0 0 10 100H18Z', fill: livery.stripe })]
      : stripe(livery)),
    ...(reduced ? [frame(livery.frame, detail)] : []),
    ...edges(livery.edge, detail),
    ...(detail === 28 ? [] : middle(face, detail, symbols, voice)),
    ...values(face, detail),
  ]
}

const plate = (fill: string): El => el('rect', { width: 100, height: 100, rx: 10, fill })

/** The frame of the reduced side. */
const frame = (colour: string, detail: Detail): El => {
  const width = detail === 28 ? 8 : 5
  return el('rect', {
    x: 1 + width / 2,
    y: 1 + width / 2,
    width: 98 - width,
    height: 98 - width,
    rx: 8,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
  })
}

const edges = (colour: string, detail: Detail): El[] => [
  el('rect', {
    x: 0.9,
    y: 0.9,
    width: 98.2,
    height: 98.2,
    rx: 9.5,
    fill: 'none',
    stroke: colour,
    'stroke-width': detail === 28 ? 4 : 1.8,
  }),
  el('path', { d: 'M10 2.6h80', stroke: '#FFFFFF', 'stroke-opacity': 0.4, 'stroke-width': 1.4 }),
]

/** The back of a counter that is face down: a lattice, and a question, or a star for a leader. */
function back({ livery, leader }: Face, detail: Detail): El[] {
  const sign = leader
    ? star(50, 51, 17, livery.ink)
    : el(
        'text',
        {
          x: 50,
          y: 63,
          'text-anchor': 'middle',
          'font-family': FONTS.serif,
          'font-weight': 600,
          'font-size': 39,
          fill: livery.ink,
        },
        '?',
      )
  return [
    plate(latticeOf(livery)),
    ...edges(livery.edge, detail),
    el('circle', { cx: 50, cy: 50, r: 27, fill: livery.field, stroke: livery.ink, 'stroke-width': 2.5 }),
    sign,
  ]
}

/** Pale counters are dimmed where the table is dark. */
const isPale = ({ livery, steps, fullSteps }: Face): boolean => livery.tone === 'light' || steps < fullSteps
