import type { Voice } from '@sandtable/kernel'
import type { El } from '../../../el.ts'
import type { Palette } from '../../../palette.ts'
import type { CardFace } from './face.ts'
import type { CardWords } from '../words/words.ts'
import { latticeOf } from '../counter/defs.ts'
import { star } from '../counter/insignia.ts'
import { el } from '../../../el.ts'
import { FONTS } from '../../../fonts.ts'
import { fitted, wrapped } from '../../../wrap.ts'
import { signOf } from './sign.ts'

/** A card is 63 by 88 millimetres; its drawing has two units for one of them. */
export const CARD = { width: 126, height: 176 } as const

const MARGIN = 10
/** A long text is set smaller. */
const TEXT = [8.6, 7.8, 7.1] as const
const FOOT = 157
const FOOT_TEXT = [7.2, 6.6, 6, 5.4, 4.8] as const
const NAME = { size: 14, line: 15.4 }
const WHEN = { size: 7.6, line: 9.4 }

/** The front of a card. The page needs `counterDefs` once. */
export function card(face: CardFace, palette: Palette, voice: Voice<CardWords>): El {
  const { livery } = face
  const name = wrapped(face.name, CARD.width - 2 * MARGIN - 2, NAME.size)
  const top = 45 + (name.length - 1) * NAME.line
  const family = voice(`family:${face.family}`)
  const when = wrapped(whenOf(face, voice), CARD.width - 2 * MARGIN, WHEN.size)
  const said = footOf(face, voice).join(' · ')
  const foot = footLines(said)
  return el(
    'g',
    {},
    sheet(palette.paper, palette.line2),
    el('path', { d: 'M.5 22V8.5a8 8 0 0 1 8-8h109a8 8 0 0 1 8 8V22z', fill: livery.field }),
    el('g', { transform: 'translate(10 4) scale(.6)' }, signOf(face.family, livery.ink)),
    written(family, {
      x: 29,
      y: 14.6,
      size: fitted(family, CARD.width - 29 - MARGIN, 8.6),
      weight: 600,
      fill: livery.ink,
    }),
    lines(name, {
      x: MARGIN,
      y: 37,
      line: NAME.line,
      size: NAME.size,
      weight: 600,
      fill: palette.ink,
      family: FONTS.serif,
    }),
    lines(when, {
      x: MARGIN,
      y: top + 4,
      line: WHEN.line,
      size: WHEN.size,
      weight: 600,
      fill: palette.signal,
    }),
    body(face.text, top + 24 + Math.max(0, when.length - 2) * WHEN.line, palette.ink),
    said !== '' && el('path', { d: `M${MARGIN} ${FOOT}H${CARD.width - MARGIN}`, stroke: palette.line }),
    said !== '' &&
      lines(foot.set, {
        x: MARGIN,
        y: 167.4 - foot.set.length,
        line: 7,
        size: foot.size,
        weight: 600,
        fill: palette.ink2,
      }),
  )
}

/** The back: a lattice of its player's colours, a star, the scenario and the player. */
export function cardBack({ livery, player, title }: CardFace): El {
  const middle = CARD.width / 2
  return el(
    'g',
    {},
    sheet(latticeOf(livery), livery.edge),
    el('ellipse', {
      cx: middle,
      cy: 76,
      rx: 36,
      ry: 40,
      fill: livery.field,
      stroke: livery.ink,
      'stroke-width': 2,
    }),
    star(middle, 77, 22, livery.ink),
    el('rect', { x: 12, y: 130, width: 102, height: 32, rx: 6, fill: livery.field, stroke: livery.ink }),
    written(title, {
      x: middle,
      y: 144.5,
      size: 11.5,
      weight: 600,
      fill: livery.ink,
      anchor: 'middle',
      family: FONTS.serif,
    }),
    written(player, { x: middle, y: 155.5, size: 7.4, weight: 400, fill: livery.ink, anchor: 'middle' }),
  )
}

/** The text in the largest letters that leave the foot free. */
function body(text: string, y: number, fill: string): El[] {
  const settings = TEXT.map(size => ({
    size,
    line: 1.33 * size,
    set: wrapped(text, CARD.width - 2 * MARGIN, size),
  }))
  const fits = settings.find(({ set, line }) => y + (set.length - 1) * line < FOOT - 4)
  const { size, line, set } = fits ?? (settings.at(-1) as (typeof settings)[number])
  return lines(set, { x: MARGIN, y, line, size, weight: 400, fill })
}

/** The foot has room for two lines; a long one is set smaller. */
function footLines(text: string): { size: number; set: readonly string[] } {
  const settings = FOOT_TEXT.map(size => ({ size, set: wrapped(text, CARD.width - 2 * MARGIN, size) }))
  return settings.find(({ set }) => set.length <= 2) ?? (settings.at(-1) as (typeof settings)[number])
}

const sheet = (fill: string, stroke: string): El =>
  el('rect', { x: 0.5, y: 0.5, width: CARD.width - 1, height: CARD.height - 1, rx: 8, fill, stroke })

/** The first moment has a capital. */
function whenOf({ when }: CardFace, voice: Voice<CardWords>): string {
  const moments = voice('moments', { moments: when.map(moment => voice(`when:${moment}`)) })
  return moments.slice(0, 1).toUpperCase() + moments.slice(1)
}

const footOf = ({ cost, once, lasting }: CardFace, voice: Voice<CardWords>): string[] => [
  ...(cost.money > 0 ? [voice('money', { sum: cost.money })] : []),
  ...(cost.points > 0 ? [voice('points', { count: cost.points })] : []),
  ...(lasting > 1 ? [voice('lasting', { count: lasting })] : []),
  ...(once ? [voice('once')] : []),
]

interface Written {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly weight: number
  readonly fill: string
  readonly family?: string
  readonly anchor?: 'middle' | 'end'
}

const written = (text: string, { x, y, size, weight, fill, family = FONTS.sans, anchor }: Written): El =>
  el(
    'text',
    {
      x,
      y,
      'font-family': family,
      'font-weight': weight,
      'font-size': size,
      fill,
      'text-anchor': anchor ?? null,
    },
    text,
  )

const lines = (texts: readonly string[], { line, ...how }: Written & { readonly line: number }): El[] =>
  texts.map((text, i) => written(text, { ...how, y: how.y + i * line }))
