import type {
  BattleFile,
  CounterFile,
  LeaderCounterFile,
  LeaderFile,
  SideFile,
  UnitFile,
} from '@sandtable/scenario'

/** A unit as somebody at a table would copy it from its counter. */
export const NEW_UNIT: UnitFile = {
  name: 'Infantry',
  class: 'combat',
  type: null,
  cf: [3],
  mf: [2],
  flags: [],
}

export const NEW_LEADER: LeaderFile = {
  name: 'Leader',
  rank: 1,
  cf: 1,
  mf: 1,
  hierarchy: null,
  type: null,
  commands: null,
}

const side = (name: string, units: UnitFile[], leaders: LeaderFile[]): SideFile => ({
  name,
  leaders,
  units,
  supremacy: 0,
  cornered: false,
  cards: [],
})

/** The battle that the page begins with: even forces on open ground. */
export const FIRST_DRAFT: BattleFile = {
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
  attacker: side('Attacker', [NEW_UNIT, { ...NEW_UNIT, name: 'Cavalry', type: 'C', cf: [2] }], [NEW_LEADER]),
  defender: side('Defender', [NEW_UNIT, { ...NEW_UNIT, name: 'Militia', mf: [1] }], []),
  script: { dice: null, choices: [] },
}

type BattleFlag = UnitFile['flags'][number]

/** What a counter of a pack may be that no battle asks for. */
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

/** Names tell units apart where somebody must choose among them: a second of the same name gets a number. */
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

/** What is still missing or wrong before odds can be shown; null: nothing. */
export function incomplete({ attacker, defender }: BattleFile): 'attacker' | 'defender' | null {
  const fights = ({ units }: SideFile): boolean => units.some(unit => unit.class === 'combat')
  return !fights(attacker) ? 'attacker' : !fights(defender) ? 'defender' : null
}
