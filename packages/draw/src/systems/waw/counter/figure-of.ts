import type { CounterFile, LeaderCounterFile, PackFile } from '@sandtable/scenario'
import type { Figure } from './figures.ts'

/** The first year of an era, and its figure; the last line that has started counts. */
type Ages = readonly (readonly [from: number, figure: Figure])[]

const inAge = (ages: Ages, year: number): Figure =>
  (ages.findLast(([from]) => from <= year) ?? (ages[0] as Ages[number]))[1]

const FOOT: Ages = [
  [-4000, 'spearman'],
  [1500, 'rifleman'],
]
const HILLMEN: Ages = [
  [-4000, 'mountain-spearman'],
  [1500, 'mountain-rifleman'],
]
const RIDERS: Ages = [
  [-4000, 'cavalry'],
  [1000, 'knight'],
  [1500, 'cavalry'],
]
const SHOOTING_RIDERS: Ages = [
  [-4000, 'horse-archer'],
  [1500, 'cavalry'],
]
const GUNS: Ages = [
  [-4000, 'trebuchet'],
  [1400, 'cannon'],
]
const OUTLAWS: Ages = [
  [-4000, 'outlaw'],
  [1700, 'carbine'],
]
const WAGONS: Ages = [
  [-4000, 'wagon'],
  [1915, 'lorry'],
]
const WALLS: Ages = [
  [-4000, 'tower'],
  [1550, 'fort'],
]
const SHIPS: Ages = [
  [-4000, 'longship'],
  [1300, 'caravel'],
  [1820, 'steamer'],
  [1890, 'battleship'],
]

/** What a type shows whatever its year. */
const BY_TYPE: Readonly<Record<string, Ages>> = {
  M: HILLMEN,
  G: OUTLAWS,
  T: WAGONS,
  N: SHIPS,
  CV: SHIPS,
  SS: SHIPS,
  S: GUNS,
  L: WAGONS,
  D: [[-4000, 'telescope']],
  P: [[-4000, 'parachute']],
  AA: GUNS,
  ...Object.fromEntries(['Air', 'B', 'I', 'H', 'F', 'FB'].map(type => [type, [[-4000, 'plane']] as Ages])),
}

/** What a fortress looks like in its year. */
export const wallsOf = ({ year }: PackFile): Figure => inAge(WALLS, year)

/** The figure of a unit, by its type, its flags and the year. */
export function figureOf(pack: PackFile, unit: CounterFile): Figure {
  const { year } = pack
  const has = (flag: CounterFile['flags'][number]): boolean => unit.flags.includes(flag)
  if (has('horde')) return 'camp'
  if (has('fixed')) return wallsOf(pack)
  if (unit.type === 'C') return rider(pack, unit, has('sk'))
  if (unit.type === 'A') return unit.class === 'support' || year >= 1500 ? inAge(GUNS, year) : 'bowman'
  const ages = BY_TYPE[unit.type ?? '']
  if (ages !== undefined) return inAge(ages, year)
  return year < 1500 && has('heavy') ? 'axeman' : inAge(FOOT, year)
}

const rider = (pack: PackFile, unit: CounterFile, shoots: boolean): Figure => {
  if (shoots) return inAge(SHOOTING_RIDERS, pack.year)
  return isSteppe(pack, unit.nation) ? 'cavalry' : inAge(RIDERS, pack.year)
}

/** A people that moves with its camps, and dresses for it. */
function isSteppe(pack: PackFile, nation: string): boolean {
  const player = pack.nations[nation]?.player
  return Object.values(pack.units).some(
    unit => unit.flags.includes('horde') && pack.nations[unit.nation]?.player === player,
  )
}

const HEADS = { old: ['helm', 'coif'], new: ['hat', 'kepi', 'bare'] } as const

/** The bust of a leader; the name decides which of the era's heads it is. */
export function bustOf(pack: PackFile, leader: LeaderCounterFile): Figure {
  if (leader.rank === 'monarch' && pack.year < 1500) return 'crowned'
  if (pack.year < 1500 && isSteppe(pack, leader.nation)) return 'felt'
  const heads: readonly Figure[] = pack.year < 1500 ? HEADS.old : HEADS.new
  const sum = Array.from(leader.name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return heads[sum % heads.length] as Figure
}
