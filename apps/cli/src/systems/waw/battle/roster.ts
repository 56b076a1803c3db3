import type { BattleFile, LeaderFile, SideFile, UnitFile } from '@sandtable/scenario'
import type { Screen } from '../../../screen.ts'
import { beside, padEnd, padStart, widest, wrapped } from '../../../screen.ts'

const GROUND: Readonly<Record<BattleFile['terrain'], string>> = {
  clear: 'clear ground',
  forest: 'forest',
  hills: 'hills',
  mountain: 'mountains',
  swamp: 'swamp',
  desert: 'desert',
  urban: 'a town',
}

/** Where and by what rules it is fought. */
export function ground(file: BattleFile): string {
  const crossing = file.crossing === null ? [] : [`across a ${file.crossing.replace('-', ' ')}`]
  const options = Object.entries(file.options).map(([name, value]) => `${name} ${JSON.stringify(value)}`)
  return [
    GROUND[file.terrain].replace(/^./, letter => letter.toUpperCase()),
    ...crossing,
    ...(file.bridge ? ['over a bridge'] : []),
    ...(file.landing ? ['landing from the sea'] : []),
    `edition ${file.edition}`,
    ...options,
  ].join(', ')
}

/** Both stacks as they stand before the battle. */
export function roster({ paint, width }: Screen, file: BattleFile): string[] {
  const [left = [], right = []] = [file.attacker, file.defender].map(side => {
    const rows = stack(side)
    const names = widest(rows.map(([name]) => name))
    return rows.map((row, i) => (i === 0 ? paint.bold(rowText(row, names)) : rowText(row, names)))
  })
  return beside(left, right, width - 2).map(line => `  ${line}`.trimEnd())
}

type Row = readonly [name: string, cf: string, mf: string, marks: string]

const rowText = ([name, cf, mf, marks]: Row, names: number): string =>
  `${padEnd(name, names)} ${padStart(cf, 5)} ${padStart(mf, 5)}  ${marks}`.trimEnd()

const stack = (side: SideFile): Row[] => [
  [side.name, 'CF', 'MF', ''],
  ...side.leaders.map((leader): Row => [
    leader.name,
    minus(leader.cf),
    minus(leader.mf),
    leaderMarks(leader),
  ]),
  ...side.units.map((unit): Row => [unit.name, steps(unit.cf), steps(unit.mf), unitMarks(unit)]),
  ...side.cards.map((card): Row => [card.name, '', '', 'card']),
]

const minus = (value: number): string => String(value).replace('-', '−')
const steps = (values: readonly number[]): string => [...new Set(values)].join('/')

const leaderMarks = ({ rank, hierarchy, type }: LeaderFile): string =>
  [rank === 'monarch' ? 'monarch' : '★'.repeat(rank), hierarchy, type].filter(mark => mark !== null).join(' ')

const unitMarks = (unit: UnitFile): string =>
  [
    ...(unit.type === null ? [] : [unit.type]),
    ...unit.flags,
    ...(unit.class === 'support' ? ['support'] : []),
    ...(unit.cf.length > 1 ? ['two steps'] : []),
  ].join(' ')

/** A remark, set apart from the story. */
export const remarkLines = ({ paint, width }: Screen, text: string): string[] =>
  wrapped(text, width - 4).map((line, i) => paint.yellow(`  ${i === 0 ? '!' : ' '} ${line}`))
