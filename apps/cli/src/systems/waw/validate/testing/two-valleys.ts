import type { FileName } from '@sandtable/scenario'
import { formatProblem, parsePack } from '@sandtable/scenario'
import type { Level } from '../check.ts'
import type { Report } from '../inspect.ts'
import type { Settings } from '../trials.ts'
import { inspect } from '../inspect.ts'

const PACK = `ruleset: waw
edition: B
title: Two Valleys
year: 1861
about: Blue holds the mill, Red the wood, and both want the ford.
turns: [May, June, July]
uses: [supply]
players:
  - { id: blue, name: Blue, points: 3, hand: 1 }
  - { id: red, name: Red, points: 3, hand: 1 }
victory:
  conditions:
    - { player: red, name: The mill, if: { controls: { regions: [mill] } } }
    - { player: blue, name: The wood, if: { controls: { regions: [wood] } } }
  otherwise: points
`

const MAP = `regions:
  mill: { name: Mill, terrain: clear, source: [blue] }
  ford: { name: Ford, terrain: clear, city: { name: Fordham, points: 1 } }
  wood: { name: Wood, terrain: forest, source: [red] }
  lake: { name: Lake, terrain: sea }
borders:
  - [mill, ford]
  - [ford, wood]
  - [mill, lake]
`

const COUNTERS = `nations:
  north: { name: North, player: blue, colour: '#3b5b8c' }
  south: { name: South, player: red, colour: '#8c3b3b' }
units:
  b-1: { name: 1st Blue, nation: north, cf: 4, mf: 2, mp: 2 }
  b-2: { name: 2nd Blue, nation: north, cf: 3, mf: 1, mp: 2 }
  b-3: { name: 3rd Blue, nation: north, cf: 2, mf: 1, mp: 2 }
  r-1: { name: 1st Red, nation: south, cf: 4, mf: 2, mp: 2 }
  r-2: { name: 2nd Red, nation: south, cf: 3, mf: 1, mp: 2 }
  r-3: { name: 3rd Red, nation: south, cf: 2, mf: 1, mp: 2 }
leaders:
  bell: { name: Ann Bell, nation: north, rank: 1, cf: 1, mf: 1, mp: 4 }
  rhodes: { name: Tom Rhodes, nation: south, rank: 1, cf: 1, mf: 1, mp: 4 }
`

const CARDS = `cards:
  mud:
    { player: blue, name: Mud, text: x, family: event, generic: { when: cards, effects: [{ points: 1 }] } }
  trench:
    { player: blue, name: Trench, text: x, family: battle, battle: { effects: [{ modifier: 1 }] } }
  rain:
    { player: red, name: Rain, text: x, family: event, generic: { when: cards, effects: [{ points: 1 }] } }
  charge:
    { player: red, name: Charge, text: x, family: battle, battle: { effects: [{ modifier: 1 }] } }
`

const SETUP = `at:
  mill: [b-1, b-2, bell]
  wood: [r-1, r-2, rhodes]
control:
  blue: [mill]
  red: [wood]
reinforcements:
  - { turn: 2, player: blue, at: [mill], units: [b-3] }
  - { turn: 2, player: red, at: [wood], units: [r-3] }
`

const square = (x: number): [number, number][] => [
  [x, 50],
  [x + 1, 50],
  [x + 1, 51],
  [x, 51],
  [x, 50],
]

/** The outlines of its regions: squares in a row. */
export const OUTLINES = JSON.stringify({
  type: 'Topology',
  objects: {
    regions: {
      type: 'GeometryCollection',
      geometries: ['mill', 'ford', 'wood', 'lake'].map((id, i) => ({
        type: 'Polygon',
        arcs: [[i]],
        properties: { id },
      })),
    },
  },
  arcs: [0, 1, 2, 3].map(square),
})

/** A pack of two equal sides with nothing wrong and nothing suspicious. */
const twoValleys = (): Record<FileName, string> => ({
  'pack.yaml': PACK,
  'map.yaml': MAP,
  'counters.yaml': COUNTERS,
  'cards.yaml': CARDS,
  'setup.yaml': SETUP,
})

/** A changed place of the pack: the old text, and the new. */
export type Change = readonly [file: FileName, was: string, becomes: string]

/** The texts of the pack with these changes, each of which must find its place. */
export function changed(...changes: readonly Change[]): Record<FileName, string> {
  const texts = twoValleys()
  for (const [file, was, becomes] of changes) {
    if (!texts[file].includes(was)) throw new Error(`${file} does not say ${was}`)
    texts[file] = texts[file].replace(was, () => becomes)
  }
  return texts
}

/** Enough games for every kind of bots, and each side once alone against chance. */
const SETTINGS: Settings = { games: 12, seed: 'test', seconds: 60 }

/** The findings about the pack with these changes. */
export const inspected = (changes: readonly Change[] = [], settings: Partial<Settings> = {}): Report =>
  inspect(parsePack('two-valleys', changed(...changes)), { ...SETTINGS, ...settings })

/** A check's findings about the pack with these changes, without the folder's name. */
export function said(check: string, changes: readonly Change[], settings: Partial<Settings> = {}): string[] {
  const report = inspected(changes, settings)
  return (['wrong', 'suspicious'] as const satisfies Level[]).flatMap(level =>
    report[level]
      .filter(finding => finding.check === check)
      .map(finding => `${level} ${formatProblem('', finding).slice(1)}`),
  )
}

/** No game is needed to find this. */
export const UNPLAYED = { games: 0 }
