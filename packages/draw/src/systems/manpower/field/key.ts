import type { Voice } from '@sandtable/kernel'
import type { Call, Callouts } from '../../../callouts.ts'
import type { Field } from './field.ts'
import type { FieldWords } from '../words/words.ts'
import type { FormationFigure } from './figure.ts'
import type { Livery } from '../../../livery/livery.ts'
import type { Palette } from '../../../palette.ts'
import type { Shown } from './drawn.ts'
import { callouts } from '../../../callouts.ts'
import { el } from '../../../el.ts'
import { formation } from './formation.ts'
import { HIGH, partsOfTag, tag, widthOfTag } from './tag.ts'

/** Pixels to a metre: every man is a disc of his size. */
const SCALE = 3.6
/** How much larger a tag is than on a map. */
const LARGE = 1.5
/** The middle of the formation, and its tag below it. */
const [WIDE, ABOVE, TAG] = [230, 60, 146] as const

const GROUND: Field = {
  width: WIDE,
  height: TAG,
  at: ([x, y]) => [x / 100, -y / 100],
  terraces: [],
  ground: [],
  walls: [],
  node: null,
  works: [],
  roads: [],
  names: [],
}

interface Sized {
  readonly scale: number
  /** The room for names on each side. */
  readonly column: number
}

interface Says {
  readonly palette: Palette
  readonly voice: Voice<FieldWords>
}

/** A formation and its tag, with a line from each of their parts to its name. */
export function formationKey(livery: Livery, { scale, column }: Sized, { palette, voice }: Says): Callouts {
  const figure = { ...EXAMPLE, name: voice('key:example'), livery }
  const shown: Shown = { scale: SCALE, palette, id: 'key' }
  const left = (WIDE - LARGE * widthOfTag(figure)) / 2
  const picture = el(
    'g',
    { transform: `scale(${scale})` },
    el(
      'g',
      { transform: `translate(${WIDE / 2} ${ABOVE}) scale(${SCALE})` },
      formation(figure, GROUND, shown),
    ),
    el('g', { transform: `translate(${left} ${TAG}) scale(${LARGE})` }, tag(figure, { ...shown, scale: 1 })),
  )
  const calls = callsOf(figure, left, voice).map(({ at: [x, y], ...call }): Call => ({
    ...call,
    at: [x * scale, y * scale],
  }))
  const [width, height] = [WIDE * scale, (TAG + LARGE * HIGH) * scale]
  return callouts({ picture, width, height, calls, column }, palette)
}

function callsOf(figure: FormationFigure, left: number, voice: Says['voice']): Call[] {
  const at = partsOfTag(figure)
  const named = (side: Call['side'], part: Part, x: number, y: number): Call => ({
    side,
    at: [x, y],
    name: voice(`key:${part}`),
    note: voice(`key:${part}:note`),
  })
  const onTag = (side: Call['side'], part: Part, x: number, y: number): Call =>
    named(side, part, left + LARGE * x, TAG + LARGE * y)
  return [
    named('right', 'front', WIDE / 2 + 6, 20),
    named('left', 'man', WIDE / 2 - 78, 42),
    named('right', 'injured', WIDE / 2 + 78, 78),
    named('left', 'order', WIDE / 2 - 88, 90),
    onTag('left', 'stripe', 3, 5),
    onTag('left', 'kind', 12, 19),
    onTag('left', 'name', at.name + 8, 21),
    onTag('right', 'alive', at.number + 7, 4),
    onTag('right', 'shots', at.cartridge + 12, 5),
    onTag('right', 'morale', at.morale + 5, 18.5),
    onTag('right', 'declared', at.tick + 5, 20),
  ]
}

type Part =
  | 'front'
  | 'man'
  | 'injured'
  | 'order'
  | 'stripe'
  | 'kind'
  | 'name'
  | 'alive'
  | 'shots'
  | 'morale'
  | 'declared'

/** Ten riflemen in open order, three of whom are injured; they have said whom they attack. */
const EXAMPLE: Omit<FormationFigure, 'livery'> = {
  name: '',
  symbol: 'rifle',
  footprint: [
    [-2500, 1000],
    [2500, 1000],
    [2500, -1000],
    [-2500, -1000],
  ],
  order: 'open',
  spacing: 10,
  units: Array.from({ length: 10 }, (_, k) => ({
    at: [-2000 + 1000 * (k % 5), k < 5 ? 500 : -500],
    width: 4,
    symbol: 'rifle',
    injured: k > 6,
  })),
  alive: 10,
  shots: 7,
  morale: 'high',
  declared: true,
  state: null,
}
