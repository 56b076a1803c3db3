import type { PackFile } from '@sandtable/scenario'
import type { Voice } from '@sandtable/kernel'
import type { Call, Callouts } from '../../../callouts.ts'
import type { CounterWords } from '../words/words.ts'
import type { Face } from './face.ts'
import type { Pennant } from './pennant.ts'
import type { Shown } from './counter.ts'
import { callouts } from '../../../callouts.ts'
import { counter } from './counter.ts'
import { el } from '../../../el.ts'
import { leaderFace, unitFace } from './face.ts'

type Says = Voice<CounterWords>

interface Sized {
  readonly size: number
  /** The room for names on each side. */
  readonly column: number
}

/** A large counter with a line from each of its figures, flags and marks to its name. */
export function counterKey(face: Face, { size, column }: Sized, shown: Omit<Shown, 'detail'>): Callouts {
  const picture = el('g', { transform: `scale(${size / 100})` }, counter(face, { ...shown, detail: 96 }))
  const calls = partsOf(face, shown.voice).map(({ at: [x, y], ...call }): Call => ({
    ...call,
    at: [(x * size) / 100, (y * size) / 100],
  }))
  return callouts({ picture, width: size, height: size, calls, column }, shown.palette)
}

/** The unit and the leader of a pack with the most to be named on them. */
export function richestFaces(pack: PackFile): { readonly unit: Face | null; readonly leader: Face | null } {
  const most = (faces: readonly Face[]): Face | null =>
    faces.toSorted((one, other) => richness(other) - richness(one))[0] ?? null
  return {
    unit: most(Object.keys(pack.units).map(id => unitFace(pack, id))),
    leader: most(Object.keys(pack.leaders).map(id => leaderFace(pack, id))),
  }
}

const richness = ({ type, heavy, pennants: flags, fullSteps, hierarchy, stars }: Face): number =>
  [type !== null, heavy, hierarchy !== null].filter(Boolean).length + 2 * flags.length + 2 * fullSteps + stars

/** All that there is to be named on a counter, in its box of 100 by 100. */
const partsOf = (face: Face, voice: Says): Call[] =>
  face.kind === 'hidden' ? [] : [...corners(face, voice), ...pennants(face, voice), ...marks(face, voice)]

/** The four corners: what it is, morale, combat, march. */
function corners(face: Face, voice: Says): Call[] {
  const { kind, cf, mf, mp, heavy } = face
  return [
    ...(kind === 'leader' ? rank(face, voice) : type(face, voice)),
    ...(mf === null
      ? []
      : [right([93, 15], voice('key:mf'), voice(kind === 'leader' ? 'key:mf:leader' : 'key:mf:unit'))]),
    ...(cf === null
      ? []
      : [
          left(
            [13, 90],
            voice('key:cf'),
            voice(kind === 'leader' ? 'key:cf:leader' : heavy ? 'key:cf:heavy' : 'key:cf:unit'),
          ),
        ]),
    ...(mp === null ? [] : [right([92, 88], voice('key:mp'), voice('key:mp:note'))]),
  ]
}

const type = ({ type: letter }: Face, voice: Says): Call[] => [
  left(letter === null ? [13, 14] : [17, 13], voice('key:type'), noteOf(letter, voice)),
]

/** What the letter of a type says; a letter without a note has only itself. */
function noteOf(letter: string | null, voice: Says): string {
  const known = TYPES.find(one => one === letter)
  if (letter === null) return voice('key:type:none')
  return known === undefined ? letter : voice('key:type:letter', { letter, type: voice(`key:type:${known}`) })
}

const TYPES = ['C', 'M', 'G', 'T', 'A', 'N', 'Air', 'B', 'S', 'D', 'P', 'L', 'AA'] as const

const rank = ({ stars, crown, hierarchy }: Face, voice: Says): Call[] => [
  ...(hierarchy === null ? [] : [left([17, 14], voice('key:hierarchy'), voice('key:hierarchy:note'))]),
  right(
    [54 + 6.5 * Math.max(0, stars - 1), 13],
    voice('key:rank'),
    crown ? voice('key:rank:monarch') : voice('key:rank:stars', { count: stars }),
  ),
]

const pennants = ({ pennants: all }: Face, voice: Says): Call[] =>
  all.map((pennant, i) => {
    const at = [9, 31.5 + 14.5 * i] as const
    if ('type' in pennant) return left(at, voice('key:type'), noteOf(pennant.type, voice))
    const name = nameOf(pennant)
    return left(at, voice(`key:${name}`), voice(`key:${name}:note`))
  })

const nameOf = (pennant: Exclude<Pennant, { readonly type: string }>) =>
  'flag' in pennant ? (`flag:${pennant.flag}` as const) : 'siege' in pennant ? 'siege' : 'symbol'

/** Nation, name and steps. */
const marks = ({ kind, steps, fullSteps }: Face, voice: Says): Call[] => [
  left([3.5, 70], voice('key:nation'), voice('key:nation:note')),
  right(kind === 'leader' ? [72, 79] : [72, 77], voice('key:name'), ''),
  ...(fullSteps < 2
    ? []
    : [right([60, 86], voice('key:steps'), voice('key:steps:note', { steps, all: fullSteps }))]),
]

const left = (at: Call['at'], name: string, note: string): Call => ({ at, side: 'left', name, note })
const right = (at: Call['at'], name: string, note: string): Call => ({ at, side: 'right', name, note })
