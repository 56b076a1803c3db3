import type { TFunction } from 'i18next'
import type {
  BattleFile,
  CounterFile,
  LeaderCounterFile,
  LeaderFile,
  SideFile,
  UnitFile,
} from '@sandtable/scenario'

/** A unit as copied from its counter. */
export const newUnit = (name: string): UnitFile => ({
  name,
  class: 'combat',
  type: null,
  cf: [3],
  mf: [2],
  flags: [],
})

export const newLeader = (name: string): LeaderFile => ({
  name,
  rank: 1,
  cf: 1,
  mf: 1,
  hierarchy: null,
  type: null,
  commands: null,
})

const side = (name: string, units: UnitFile[], leaders: LeaderFile[]): SideFile => ({
  name,
  leaders,
  units,
  supremacy: 0,
  cornered: false,
  cards: [],
})

/** An empty battle on open ground: the defaults for a link. */
export const NO_BATTLE: BattleFile = {
  ruleset: 'waw',
  edition: 'B',
  year: 1861,
  kind: 'land',
  terrain: 'clear',
  crossing: null,
  bridge: false,
  landing: false,
  options: {},
  cap: { bonus: null, malus: null },
  attacker: side('', [], []),
  defender: side('', [], []),
  script: { dice: null, choices: [] },
}

/** The battle that the page starts with: even forces on open ground. */
export function firstDraft(t: TFunction): BattleFile {
  const infantry = newUnit(t('odds:newUnit'))
  const cavalry: UnitFile = { ...newUnit(t('odds:newCavalry')), type: 'C', cf: [2] }
  const militia: UnitFile = { ...newUnit(t('odds:newMilitia')), mf: [1] }
  return {
    ...NO_BATTLE,
    attacker: side(t('odds:attacker'), [infantry, cavalry], [newLeader(t('odds:newLeader'))]),
    defender: side(t('odds:defender'), [infantry, militia], []),
  }
}

type BattleFlag = UnitFile['flags'][number]

/** Flags of a pack's counters that a battle file lacks. */
const NOT_IN_BATTLE: readonly string[] = ['fixed', 'horde', 'structure']

/** A unit of a pack in a battle of its own. */
export const unitFrom = ({ name, class: kind, type, cf, mf, flags }: CounterFile): UnitFile => ({
  name,
  class: kind,
  type,
  cf,
  mf,
  flags: flags.filter((flag): flag is BattleFlag & typeof flag => !NOT_IN_BATTLE.includes(flag)),
})

export const leaderFrom = ({
  name,
  rank,
  cf,
  mf,
  hierarchy,
  type,
  commands,
}: LeaderCounterFile): LeaderFile => ({
  name,
  rank,
  cf,
  mf,
  hierarchy,
  type,
  commands,
})

/** Names must tell units apart in choices: a second unit of the same name gets a number. */
export function withOwnNames(file: BattleFile): BattleFile {
  const used = new Map<string, number>()
  const named = <T extends { readonly name: string }>(one: T): T => {
    const times = (used.get(one.name) ?? 0) + 1
    used.set(one.name, times)
    return times === 1 ? one : { ...one, name: `${one.name} ${times}` }
  }
  const numbered = (one: SideFile): SideFile => ({
    ...one,
    units: one.units.map(named),
    leaders: one.leaders.map(named),
  })
  return { ...file, attacker: numbered(file.attacker), defender: numbered(file.defender) }
}

/** The missing part that keeps odds from being shown; null: none. */
export function incomplete({ attacker, defender }: BattleFile): 'attacker' | 'defender' | null {
  const fights = ({ units }: SideFile): boolean => units.some(unit => unit.class === 'combat')
  return !fights(attacker) ? 'attacker' : !fights(defender) ? 'defender' : null
}
