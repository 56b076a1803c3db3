import type { BattleFile, SideFile, UnitFile } from '@sandtable/scenario'
import type { Scenario } from '@sandtable/waw'
import { battleScenario } from '@sandtable/waw'

type Counter = Pick<UnitFile, 'type' | 'cf' | 'mf' | 'flags'>

const LINE: Counter = { type: null, cf: [3], mf: [2], flags: [] }
const CONSCRIPTS: Counter = { type: null, cf: [2], mf: [1], flags: [] }
const CAVALRY: Counter = { type: 'C', cf: [2], mf: [2], flags: [] }
const ELITE: Counter = { type: null, cf: [4], mf: [3], flags: ['elite'] }
const REGIMENT: Counter = { type: null, cf: [3, 2], mf: [2, 2], flags: [] }

/** A typical ten, in an order that leaves the first six mixed too. */
// prettier-ignore
const TEN = [LINE, CONSCRIPTS, CAVALRY, ELITE, REGIMENT, LINE, LINE, CONSCRIPTS, CAVALRY, LINE]

/** The units of the bare loop: one step each, nothing but infantry. */
const SIX: readonly Counter[] = [
  [3, 2],
  [3, 2],
  [2, 1],
  [2, 2],
  [4, 3],
  [3, 2],
].map(([cf = 0, mf = 0]) => ({ type: null, cf: [cf], mf: [mf], flags: [] }))

const GUNS: UnitFile = { name: 'Guns', class: 'support', type: 'A', cf: [], mf: [], flags: [] }

function sideOf(name: string, counters: readonly Counter[], support: UnitFile[], leaderCf: number): SideFile {
  const units = counters.map((counter, i) => ({ name: `${name} ${i}`, class: 'combat' as const, ...counter }))
  const leader = { rank: 3 as const, cf: leaderCf, mf: 0, hierarchy: null, type: null, commands: null }
  return {
    name,
    leaders: [{ name: `${name} leader`, ...leader }],
    units: [...units, ...support],
    supremacy: 0,
    cornered: false,
    cards: [],
  }
}

function fileOf(crossing: BattleFile['crossing'], attacker: SideFile, defender: SideFile): BattleFile {
  return {
    ruleset: 'waw',
    edition: 'B',
    year: 1861,
    kind: 'land',
    terrain: 'clear',
    crossing,
    bridge: false,
    landing: false,
    options: {},
    cap: { bonus: null, malus: null },
    attacker,
    defender,
    script: { dice: null, choices: [] },
  }
}

/** A battle of typical armies, with this many combat units a side, across a minor river. */
export function mixedBattle(size: number): Scenario {
  const counters = Array.from({ length: size }, (_, i) => TEN[i % TEN.length] as Counter)
  const army = (name: string): SideFile => sideOf(name, counters, [GUNS], 1)
  return battleScenario(fileOf('minor-river', army('Attacker'), army('Defender')))
}

/** The one battle that the bare loop knows too: six plain units a side, in the open. */
export const plainBattle = (): Scenario =>
  battleScenario(fileOf(null, sideOf('Attacker', SIX, [], 0), sideOf('Defender', SIX, [], 0)))
