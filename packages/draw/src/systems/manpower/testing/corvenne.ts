import type { FieldFile, FieldMapFile, OutlineFile, PointFile, WorkFile } from '@sandtable/scenario'

/** A battle with everything that ground can have, 1,550 by 1,120 m. */

const cm = (points: readonly (readonly [number, number])[]): OutlineFile =>
  points.map(([x, y]): PointFile => [Math.round(100 * x), Math.round(100 * y)])

/** An outline around a place, round but not quite. */
const blob = (x: number, y: number, wide: number, high: number, corners = 36): OutlineFile =>
  cm(
    Array.from({ length: corners }, (_, i): [number, number] => {
      const turn = (2 * Math.PI * i) / corners
      const far = 1 + 0.08 * Math.sin(3 * turn + x) + 0.05 * Math.cos(5 * turn + y)
      return [x + wide * far * Math.cos(turn), y + high * far * Math.sin(turn)]
    }),
  )

/** Terraces of 5 m, each smaller than the one below. */
const hill = (x: number, y: number, wide: number, high: number, top: number): FieldMapFile['contours'] =>
  Array.from({ length: top / 5 }, (_, i) => {
    const share = 1 - (i * 5) / (top + 5)
    return { height: 500 * (i + 1), outline: blob(x + 8 * i, y - 5 * i, wide * share, high * share, 48) }
  })

const bank = (y: number): number => 590 + 50 * Math.sin(y / 160) + 14 * Math.sin(y / 60)
const RIVER = cm([
  ...Array.from({ length: 29 }, (_, i): [number, number] => [bank(i * 40) - 13, i * 40]),
  ...Array.from({ length: 29 }, (_, i): [number, number] => [bank((28 - i) * 40) + 13, (28 - i) * 40]),
])

const house = (x: number, y: number, wide: number, high: number): FieldMapFile['ground'][number] => ({
  kind: 'house',
  name: null,
  outline: cm([
    [x, y],
    [x + wide, y + 3],
    [x + wide - 2, y + high + 3],
    [x - 2, y + high],
  ]),
})

const HOUSES = [
  house(840, 690, 30, 20),
  house(900, 715, 22, 30),
  house(960, 700, 32, 20),
  house(1030, 690, 22, 28),
  house(860, 620, 24, 32),
  house(930, 640, 30, 22),
  house(1080, 640, 20, 30),
  house(850, 540, 32, 20),
  house(920, 520, 22, 30),
  house(990, 510, 34, 22),
  house(1060, 540, 24, 28),
]

const work = (name: string, size: readonly [number, number], traits: WorkFile['traits']): WorkFile => ({
  name,
  eras: ['ww1'],
  cost: 200,
  time: 20,
  scale: 'battle',
  health: 10,
  armour: 'N',
  length: size[0] * 100,
  width: size[1] * 100,
  height: 0,
  capacity: 20,
  traits,
  blast: null,
})

export const CORVENNE: FieldFile = {
  id: 'corvenne-road',
  ruleset: 'manpower',
  title: 'The Corvenne road',
  about: 'Arvenia comes over the Lisse; Halmark holds the village.',
  tagline: null,
  minutes: 60,
  difficulty: 2,
  era: 'ww1',
  turns: 12,
  speedFactor: 100,
  map: {
    width: 155000,
    height: 112000,
    contours: [
      ...hill(270, 760, 330, 250, 35),
      ...hill(120, 280, 240, 180, 30),
      ...hill(1330, 880, 330, 210, 35),
      ...hill(1270, 160, 330, 190, 30),
    ],
    ground: [
      { kind: 'forest', name: 'Hazel Wood', outline: blob(240, 740, 190, 180) },
      { kind: 'forest', name: 'Priest’s Wood', outline: blob(1290, 170, 200, 110) },
      { kind: 'forest', name: 'Copse', outline: blob(890, 950, 85, 50) },
      { kind: 'river', name: 'Lisse', outline: RIVER },
      { kind: 'mud', name: 'The Sink', outline: blob(740, 200, 95, 75) },
      { kind: 'swamp', name: null, outline: blob(400, 120, 70, 45) },
      {
        kind: 'field',
        name: null,
        outline: cm([
          [1180, 420],
          [1290, 414],
          [1284, 500],
          [1176, 494],
        ]),
      },
      {
        kind: 'field',
        name: null,
        outline: cm([
          [670, 760],
          [740, 790],
          [760, 850],
          [680, 860],
        ]),
      },
      {
        kind: 'cliff',
        name: null,
        outline: cm([
          [1480, 620],
          [1530, 640],
          [1540, 760],
          [1500, 740],
        ]),
      },
      {
        kind: 'rail',
        name: null,
        outline: cm([
          [1100, 0],
          [1108, 0],
          [1408, 1120],
          [1400, 1120],
        ]),
      },
      ...HOUSES,
      {
        kind: 'house',
        name: 'Saint Anne',
        outline: cm([
          [970, 590],
          [1030, 590],
          [1030, 612],
          [970, 612],
        ]),
      },
    ],
    walls: [
      {
        name: null,
        line: cm([
          [820, 720],
          [860, 750],
          [960, 765],
          [1060, 745],
          [1100, 700],
        ]),
        height: 200,
      },
      {
        name: null,
        line: cm([
          [820, 520],
          [850, 480],
          [960, 462],
          [1070, 490],
        ]),
        height: 200,
      },
    ],
    node: { name: 'Corvenne', owner: 'halmark', outline: blob(960, 610, 225, 200, 28) },
    works: [
      ...[680, 660, 640, 620, 600, 580, 560].map(y => ({
        work: 'trench',
        at: [75500, y * 100] as PointFile,
        facing: [-1, 0] as PointFile,
        owner: 'halmark',
      })),
      ...[680, 660, 640, 620, 600, 580].map(y => ({
        work: 'wire',
        at: [70500, y * 100] as PointFile,
        facing: [-1, 0] as PointFile,
        owner: 'halmark',
      })),
      { work: 'bridge', at: [62300, 54200], facing: [1, 0], owner: null },
      { work: 'bunker', at: [78000, 47000], facing: [-1, -1], owner: 'halmark' },
      { work: 'tower', at: [112500, 75500], facing: [0, 1], owner: 'halmark' },
      { work: 'mines', at: [70000, 50000], facing: [-1, 0], owner: 'halmark' },
      { work: 'hospital', at: [115000, 56000], facing: [0, 1], owner: 'halmark' },
    ],
    roads: [
      {
        name: 'Corvenne road',
        line: cm([
          [0, 500],
          [160, 510],
          [300, 500],
          [440, 530],
          [623, 542],
          [760, 556],
          [900, 576],
          [1040, 616],
          [1200, 640],
          [1380, 690],
          [1550, 710],
        ]),
      },
      {
        name: null,
        line: cm([
          [930, 580],
          [910, 440],
          [940, 340],
          [900, 220],
          [830, 0],
        ]),
      },
    ],
    names: [{ name: 'Signal Hill', at: [13000, 30000] }],
  },
  sides: [
    {
      id: 'arvenia',
      name: 'Arvenia',
      colour: '#2B4C78',
      status: 'attacking',
      edge: 'west',
      manpower: 0,
      buys: [],
      leader: null,
      groups: [],
      reinforcements: [],
    },
    {
      id: 'halmark',
      name: 'Halmark',
      colour: '#BFC2BA',
      status: 'defending',
      edge: 'east',
      manpower: 0,
      buys: [],
      leader: null,
      groups: [],
      reinforcements: [],
    },
  ],
  catalogue: {
    units: {},
    works: {
      trench: work('Trench', [20, 2], { 'halves-blasts': 1, advantage: 1 }),
      wire: work('Wire', [20, 5], { hazard: 1 }),
      bridge: work('Bridge', [10, 40], { bridge: 1 }),
      bunker: work('Bunker', [10, 6], { shelter: 1, 'blocks-move': 1 }),
      tower: work('Watchtower', [6, 6], { 'high-ground': 1 }),
      mines: work('Minefield', [40, 40], { mines: 1 }),
      hospital: work('Field hospital', [20, 10], { hospital: 1 }),
    },
    spells: {},
    leaders: {},
    heroes: {},
    equipment: {},
  },
}
