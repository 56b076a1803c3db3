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
const SCALE = 3
/** The middle of the formation, and its tag below it. */
const [WIDE, ABOVE, TAG] = [200, 62, 126] as const

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

interface Says {
  readonly palette: Palette
  readonly voice: Voice<FieldWords>
}

/** A formation and its tag, with a line from each of their parts to its name. */
export function formationKey(livery: Livery, column: number, { palette, voice }: Says): Callouts {
  const figure = { ...EXAMPLE, name: voice('key:example'), livery }
  const shown: Shown = { scale: SCALE, palette, id: 'key' }
  const left = (WIDE - widthOfTag(figure)) / 2
  const picture = el(
    'g',
    {},
    el(
      'g',
      { transform: `translate(${WIDE / 2} ${ABOVE}) scale(${SCALE})` },
      formation(figure, GROUND, shown),
    ),
    el('g', { transform: `translate(${left} ${TAG})` }, tag(figure, { ...shown, scale: 1 })),
  )
  return callouts(
    { picture, width: WIDE, height: TAG + HIGH, calls: callsOf(figure, left, voice), column },
    palette,
  )
}

function callsOf(figure: FormationFigure, left: number, voice: Says['voice']): Call[] {
  const at = partsOfTag(figure)
  const named = (side: Call['side'], part: Part, x: number, y: number): Call => ({
    side,
    at: [x, y],
    name: voice(`key:${part}`),
    note: voice(`key:${part}:note`),
  })
  return [
    named('right', 'front', WIDE / 2 + 4, 26),
    named('left', 'man', WIDE / 2 - 60, 47),
    named('right', 'injured', WIDE / 2 + 60, 77),
    named('left', 'order', WIDE / 2 - 74, 84),
    named('left', 'stripe', left + 3, TAG + 6),
    named('left', 'kind', left + 16, TAG + 16),
    named('left', 'name', left + at.name + 20, TAG + 20),
    named('right', 'alive', left + at.number + 4, TAG + 4),
    named('right', 'shots', left + at.cartridge + 8, TAG + 12),
    named('right', 'morale', left + at.morale + 5, TAG + 14),
    named('right', 'declared', left + at.tick + 6, TAG + 20),
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
    width: 3,
    symbol: 'rifle',
    injured: k > 6,
  })),
  alive: 10,
  shots: 7,
  morale: 'high',
  declared: true,
  state: null,
}
