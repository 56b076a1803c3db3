import type { BattleFile, LeaderFile, SideFile, UnitFile } from '@sandtable/scenario'
import type { Screen } from '../../../screen.ts'
import { beside, padEnd, padStart, widest, wrapped } from '../../../screen.ts'
import { warPhrase } from '../words/words.ts'

/** The place and the rules of the battle. */
export function ground(file: BattleFile): string {
  const crossing = file.crossing === null ? [] : [warPhrase(`ground:${file.crossing}`)]
  const options = Object.entries(file.options).map(([name, value]) => `${name} ${JSON.stringify(value)}`)
  return [
    warPhrase(`ground:${file.terrain}`),
    ...crossing,
    ...(file.bridge ? [warPhrase('ground:bridge')] : []),
    ...(file.landing ? [warPhrase('ground:landing')] : []),
    warPhrase('ground:edition', { edition: file.edition }),
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
  [side.name, warPhrase('battle:cf'), warPhrase('battle:mf'), ''],
  ...side.leaders.map((leader): Row => [
    leader.name,
    minus(leader.cf),
    minus(leader.mf),
    leaderMarks(leader),
  ]),
  ...side.units.map((unit): Row => [unit.name, steps(unit.cf), steps(unit.mf), unitMarks(unit)]),
  ...side.cards.map((card): Row => [card.name, '', '', warPhrase('battle:card')]),
]

const minus = (value: number): string => String(value).replace('-', '−')
const steps = (values: readonly number[]): string => [...new Set(values)].join('/')

const leaderMarks = ({ rank, hierarchy, type }: LeaderFile): string =>
  [rank === 'monarch' ? warPhrase('battle:monarch') : '★'.repeat(rank), hierarchy, type]
    .filter(mark => mark !== null)
    .join(' ')

const unitMarks = (unit: UnitFile): string =>
  [
    ...(unit.type === null ? [] : [unit.type]),
    ...unit.flags.map(flag => warPhrase(`flag:${flag}`)),
    ...(unit.class === 'support' ? [warPhrase('battle:support')] : []),
    ...(unit.cf.length > 1 ? [warPhrase('battle:two-steps')] : []),
  ].join(' ')

/** A remark, set apart from the story. */
export const remarkLines = ({ paint, width }: Screen, text: string): string[] =>
  wrapped(text, width - 4).map((line, i) => paint.yellow(`  ${i === 0 ? '!' : ' '} ${line}`))
