import type { BattleFile, LeaderFile, SideFile, UnitFile } from '@sandtable/scenario'
import type { SideName } from '@sandtable/waw'
import { SIDE_NAMES } from '@sandtable/waw'
import { warPhrase } from '../words/words.ts'

/** A battle with one thing changed. */
export interface Change {
  readonly label: string
  readonly file: BattleFile
}

/** The names of the commanders. */
export type Commanders = Readonly<Record<SideName, string | null>>

/** All single changes that matter in this battle. */
export const changesOf = (file: BattleFile, commanders: Commanders): Change[] => [
  ...groundChanges(file),
  ...SIDE_NAMES.flatMap(side =>
    sideChanges(file[side], commanders[side]).map(({ label, ...changed }) => ({
      label: warPhrase('change:of', { player: file[side].name, change: label }),
      file: { ...file, [side]: { ...file[side], ...changed } },
    })),
  ),
]

function groundChanges(file: BattleFile): Change[] {
  const changes: Change[] = []
  if (file.crossing !== null)
    changes.push({ label: warPhrase('change:no-river'), file: { ...file, crossing: null, bridge: false } })
  if (file.landing) changes.push({ label: warPhrase('change:no-landing'), file: { ...file, landing: false } })
  if (file.terrain !== 'clear')
    changes.push({ label: warPhrase('change:clear'), file: { ...file, terrain: 'clear' } })
  return changes
}

type SideChange = { label: string } & Partial<SideFile>

const GUN: UnitFile = { name: 'another gun', class: 'support', type: 'A', cf: [], mf: [], flags: [] }

function sideChanges(side: SideFile, commander: string | null): SideChange[] {
  const { units, leaders, supremacy } = side
  const best = bestOf(units)
  return [
    { label: warPhrase('change:gun'), units: [...units, GUN] },
    ...(best === null
      ? []
      : [
          {
            label: warPhrase('change:unit', { unit: best.name }),
            units: [...units, { ...best, name: `another ${best.name}` }],
          },
        ]),
    ...leaders.filter(leader => leader.name === commander).flatMap(leader => leaderChanges(leaders, leader)),
    ...bunkerChanges(units),
    ...(units.some(isUnsupplied)
      ? [{ label: warPhrase('change:supplied'), units: units.map(supplied) }]
      : []),
    ...(supremacy > 0 ? [{ label: warPhrase('change:no-supremacy'), supremacy: 0 }] : []),
  ]
}

/** The commander a little better, and no longer there. */
function leaderChanges(leaders: readonly LeaderFile[], commander: LeaderFile): SideChange[] {
  const { name, cf, mf } = commander
  const instead = (made: LeaderFile): LeaderFile[] =>
    leaders.map(leader => (leader === commander ? made : leader))
  return [
    {
      label: warPhrase('change:leader-cf', { leader: name, value: cf + 1 }),
      leaders: instead({ ...commander, cf: cf + 1 }),
    },
    {
      label: warPhrase('change:leader-mf', { leader: name, value: mf + 1 }),
      leaders: instead({ ...commander, mf: mf + 1 }),
    },
    {
      label: warPhrase('change:no-leader', { leader: name }),
      leaders: leaders.filter(leader => leader !== commander),
    },
  ]
}

function bunkerChanges(units: readonly UnitFile[]): SideChange[] {
  const others = units.filter(unit => !unit.flags.includes('bunker'))
  const isLast = others.every(unit => unit.class === 'support')
  return isLast || others.length === units.length
    ? []
    : [{ label: warPhrase('change:no-bunkers'), units: others }]
}

/** The highest CF, then the highest MF. */
function bestOf(units: readonly UnitFile[]): UnitFile | null {
  const [best = null] = units
    .filter(unit => unit.class === 'combat' && !unit.flags.includes('bunker'))
    .toSorted((a, b) => (b.cf[0] ?? 0) - (a.cf[0] ?? 0) || (b.mf[0] ?? 0) - (a.mf[0] ?? 0))
  return best
}

const isUnsupplied = (unit: UnitFile): boolean => unit.flags.includes('unsupplied')
const supplied = (unit: UnitFile): UnitFile => ({
  ...unit,
  flags: unit.flags.filter(flag => flag !== 'unsupplied'),
})
