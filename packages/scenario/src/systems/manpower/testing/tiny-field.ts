import type { CatalogueFile } from '../field-file.ts'
import type { FieldFileName } from '../parts.ts'
import { parseCatalogue } from '../catalogue.ts'
import { parseField } from '../parse.ts'
import { formatProblem } from '../../../problem.ts'

const COMMON = `era: napoleonic
units:
  line: { name: Line infantry, symbol: musket, cost: 1, speed: 100, attack: { volley: 0.75, type: gunshot, range: 100 } }
  gun:
    name: Gun
    symbol: cannon
    cost: 11
    speed: 50
    me: 20
    crew: 6
    attack: { damage: 2d6, type: bashing, pierce: M, pattern: line, range: 800 }
  magus: { name: Magus, symbol: caster, cost: 20, speed: 100, me: 8, reach: 2, health: 4, spellcasting: 1 }
  balloon: { name: Balloon, symbol: balloon, era: any, cost: 8, speed: 20, min-speed: 0, health: 4, crew: 2, traits: [spotter] }
  guard: { name: Guard, symbol: musket, leader: marshal, cost: 1.5, speed: 100, attack: { volley: 2, type: gunshot, range: 100 } }
works:
  wall: { name: Wall, eras: all, cost: 2, time: 15, health: 10, armour: L, size: [10, 1], height: 3, traits: [blocks-move] }
spells:
  bolt: { name: Bolt, time: 1, casters: 1, range: 150, damage: 2d6, type: fire }
  rampart: { name: Rampart, time: 2, casters: 1, range: 150, pattern: line 20x2, effects: [{ wall: wall }] }
leaders:
  marshal: { name: Marshal, ability: { name: Order, uses: 1, effects: [{ advantage: 1 }], lasts: 0 } }
  sage: { name: Sage, effects: [{ slots: 1 }] }
heroes:
  bearer: { name: Bearer, symbol: hero, era: any, cost: 15, speed: 120, health: 8, aura: [{ ignores-low: true }] }
equipment:
  grenades: { name: Grenades, eras: napoleonic+, cost: 1, per: 10, uses: 2, effects: [{ me: 1.5, within: 30 }] }
  masks: { name: Masks, eras: ww1+, cost: 1, per: 10, effects: [{ proof: chemical }] }
`

const PACK = `ruleset: manpower
title: The Mill
about: Blue holds the mill, Red wants it.
era: napoleonic
sides:
  - { id: blue, name: Blue, colour: '#3b5b8c', status: defending, edge: north }
  - { id: red, name: Red, colour: '#8c3b3b', status: attacking, edge: south }
`

const MAP = `size: [800, 600]
contours:
  - { height: 5, outline: [[100, 400], [300, 400], [200, 550.25]] }
ground:
  - { kind: house, name: The Mill, outline: [[380, 450], [420, 450], [420, 480], [380, 480]] }
walls:
  - { line: [[350, 430], [450, 430]], height: 1.5 }
node: { name: The Mill, owner: blue, outline: [[300, 380], [500, 380], [500, 560], [300, 560]] }
works:
  - { work: wall, at: [320, 400], facing: [0, -1], owner: blue }
`

const ARMIES = `blue:
  leader: marshal
  groups:
    first: { name: First Blue, stacks: { line: 100 }, at: [420, 420], facing: [0, -1] }
    guard: { name: Blue Guard, stacks: { guard: 40, bearer: 1 }, at: [360, 420], facing: [3, -4], files: 20 }
red:
  manpower: 20.5
  groups:
    first: { name: First Red, stacks: { line: { units: 120, equipment: [grenades] } }, at: [300, 60], facing: [0, 1] }
    guns: { name: Red Guns, stacks: { gun: 2 }, at: [500, 60], facing: [0, 1] }
    eye: { name: Red Eye, stacks: { balloon: 1 }, facing: [0, 1] }
  reinforcements:
    - { turn: 3, groups: { late: { name: Late Red, stacks: { line: 50 }, facing: [0, 1] } } }
`

export function commonSheets(): CatalogueFile {
  const reading = parseCatalogue({ 'common.yaml': COMMON })
  if (!reading.ok) throw new Error(reading.problems.map(problem => formatProblem('', problem)).join('\n'))
  return reading.catalogue
}

/** The smallest reasonable battle pack. */
export const tinyField = (): Record<FieldFileName, string> => ({
  'pack.yaml': PACK,
  'map.yaml': MAP,
  'armies.yaml': ARMIES,
  'sheets.yaml': '{}\n',
})

/** The problems of the tiny battle pack with one place changed, which must be there. */
export function saidOfField(file: FieldFileName, sound: string, spoilt: string): string[] {
  const texts = tinyField()
  if (!texts[file].includes(sound)) throw new Error(`${file} does not say ${sound}`)
  const changed = { ...texts, [file]: texts[file].replace(sound, () => spoilt) }
  const reading = parseField('tiny', changed, commonSheets())
  return reading.ok ? [] : reading.problems.map(problem => formatProblem('', problem).slice(1))
}

/** The problems of the common stat sheets with one place changed. */
export function saidOfSheet(sound: string, spoilt: string): string[] {
  if (!COMMON.includes(sound)) throw new Error(`the sheets do not say ${sound}`)
  const reading = parseCatalogue({ 'common.yaml': COMMON.replace(sound, () => spoilt) })
  return reading.ok ? [] : reading.problems.map(problem => formatProblem('', problem).slice(1))
}
