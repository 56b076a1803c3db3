import { expect, test } from 'vitest'
import type { Position, Scenario } from '@sandtable/manpower'
import { COLDWATER } from '../testing/coldwater.ts'
import { mapText } from './map-text.ts'
import { nodeLine } from './node-line.ts'
import { screenOf } from '../../../screen.ts'

const { s } = COLDWATER
const setup = s.setup as unknown as Position
const shown = (scenario: Scenario, p: Position = setup): string[] => mapText(screenOf({}), scenario, p)
const legend = (lines: readonly string[]): string => lines.slice(41).join('').replace(/ +/g, ' ')

/** Ten by ten cells of ten metres by twenty. */
const GRID = {
  rows: 10,
  columns: 10,
  middle: (i: number, j: number): [number, number] => [500 + 1000 * j, 19_000 - 2000 * i],
  cellOf: ([x, y]: readonly [number, number]): [number, number] => [
    9 - Math.floor(y / 2000),
    Math.floor(x / 1000),
  ],
}
const drawn = (...corners: [number, number][]): string[] =>
  nodeLine(corners, GRID)
    .map(row => row.map(sign => sign || ' ').join(''))
    .filter(row => row.trim() !== '')

test('[CLI] the map shows every group by its letter, to scale, with a legend', () => {
  const lines = shown(s)
  const map = lines.slice(0, 40).join('\n')
  for (const letter of 'abcdefghijklmnopqrstuv') expect(map).toContain(letter)
  expect(legend(lines)).toContain('each character is 10 m wide and 20 m high · ♣ forest · ~ river')
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(100)
})

test('[CLI][MG-ina-geom] the legend says which way is north, and the metres at the side fall from there', () => {
  const lines = shown(s)
  expect(legend(lines)).toContain('↑ north, → east, in metres from the south-west corner')
  const metres = lines.slice(0, 40).flatMap(line => /^ *(\d+) /.exec(line)?.[1] ?? [])
  expect(metres.map(Number)).toEqual(metres.map(Number).toSorted((a, b) => b - a))
})

test('[CLI][MG-adv-node] a line on the map goes around the node, and the legend says who holds it', () => {
  const lines = shown(s)
  expect(lines[3]).toMatch(/ {6}♣+\.+~~\.+╭─+#─+j─+╮\.#/)
  expect(lines[12]).toMatch(/ ╰─+aaaaa─+bbbbb─+╯ /)
  expect(legend(lines)).toContain(
    '╭─╮ Coldwater, the node: be stronger here at the end to win (now held by Coldwater) · ',
  )
  const none = shown({ ...s, map: { ...s.map, node: null } })
  expect(none.join('\n')).not.toMatch(/[╭─╮╰╯│]|the node/)
})

test('[CLI][MG-adv-node] the legend names the other side when only that is left in the node', () => {
  const groups = setup.groups.map(group => (group.owner === 0 ? { ...group, where: 'left' } : group))
  const [one] = groups.filter(({ owner }) => owner === 1)
  const inside = groups.map(group => (group === one ? { ...group, at: [40_000, 64_000] } : group))
  const p = { ...setup, groups: inside } as Position
  expect(legend(shown(s, p))).toContain('(now held by Aldermoor) · ')
})

test('[CLI] a river has no gaps on the map, however narrow it is', () => {
  const outline = [[0, 30_050], [80_000, 30_050], [80_000, 30_150], [0, 30_150]] as const // prettier-ignore
  const ground = [{ kind: 'river', name: '', outline }] as Scenario['map']['ground']
  const lines = shown({ ...s, map: { ...s.map, ground, contours: [], walls: [] } })
  expect(lines[24]).toMatch(/~{80}$/)
})

test('[CLI][MG-adv-node] the line around a node closes at every step of its edge', () => {
  expect(drawn([0, 0], [4000, 0], [4000, 8000], [0, 8000])).toEqual([
    '╭──╮      ',
    '│  │      ',
    '│  │      ',
    '╰──╯      ',
  ])
  expect(
    drawn([2000, 0], [8000, 0], [8000, 8000], [6000, 8000], [6000, 12_000], [4000, 12_000], [4000, 4000], [2000, 4000]), // prettier-ignore
  ).toEqual([
    '    ╭╮    ', //
    '    ││    ',
    '    │╰─╮  ',
    '    │  │  ',
    '  ╭─╯  │  ',
    '  ╰────╯  ',
  ])
})

test('[CLI][MG-adv-node] a node that is smaller than a sign has one of its own', () => {
  expect(drawn([2000, 4000], [2100, 4000], [2100, 4100], [2000, 4100])).toEqual(['  □       '])
})
