import type { Answer, Game } from '@sandtable/kernel'
import type { Manpower } from '../kind.ts'

const AIMS = (n: number): Answer[] => [
  { at: 'stack', group: n, stack: 0 },
  { at: 'point', point: [1000 * n, 2000] },
  { at: 'work', work: n },
]

/** An order of each kind that a question takes, about one group and one point or another. */
export function attempts(g: Game<Manpower>, group: number, other: number, point: [number, number]): Answer[] {
  const stacks = g.p.groups[group]?.stacks ?? []
  const move = { group, path: [point], facing: null, crossing: 'cautious', strays: [] }
  const stand = { group, at: point, facing: [0, 1] }
  const bought = {
    name: 'Alder',
    order: 'close',
    stacks: [{ unit: other, units: 3, equipment: [], spells: [] }],
  }
  return [
    ...g.s.leaders.map((_, leader) => ({ do: 'lead', leader })),
    { do: 'muster', groups: [bought] },
    { do: 'muster', groups: [] },
    { do: 'buy', ...bought },
    { do: 'equip', group, stack: 0, kind: other },
    { do: 'place', ...stand, files: 5, order: 'close' },
    { do: 'leave-out', group },
    { do: 'move', ...move },
    { do: 'form', group, files: 2, order: 'open' },
    { do: 'split', group, units: stacks.map(({ healthy }) => Math.floor(healthy / 2)) },
    { do: 'merge', group, into: other },
    { do: 'embark', group, carrier: other },
    { do: 'disembark', ...stand },
    { do: 'enter', group, work: other },
    { do: 'emerge', ...stand },
    ...['land', 'leave', 'surrender', 'block'].map(what => ({ do: what, group })),
    ...['hold', 'pass', 'done'].map(what => ({ do: what })),
    ...AIMS(other).flatMap(aim => [
      { do: 'fire', group, stack: 0, attack: 0, units: 1, aim },
      { do: 'attack', group, stack: 0, attack: 0, units: 1, aim, roll: 'none' },
      { do: 'attack', group, stack: 0, attack: 0, units: 1, aim, roll: 'own' },
      { do: 'cast', spell: other, casters: [[group, 0]], aim },
      { do: 'direct', casting: other, aim },
    ]),
    { do: 'ability', hero: [group, 0], group: other },
    { do: 'move-again', ...move },
    { do: 'treat', group, stack: 0, kit: 0, patients: 0, units: 1 },
    { do: 'build', group, kind: other, at: point, facing: [0, 1] },
  ]
}
