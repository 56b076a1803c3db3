import type { CounterFile, LeaderCounterFile } from '@sandtable/scenario'
import { at } from '../position.ts'
import { TYPES } from '../charts/type-codes.ts'

/** By player, by region; `pool` for the force pool, `leaders` for the pool of face-down leaders. */
export type WrittenArmies = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** A war's counters, in a pack's form, and their places. */
export interface Armies {
  readonly units: Record<string, CounterFile>
  readonly leaders: Record<string, LeaderCounterFile>
  readonly at: Record<string, string[]>
  readonly faceDown: Record<string, string[]>
  readonly pools: Record<string, string[]>
  readonly marked: Record<string, string[]>
}

/** Counters as a war's words, for these players; later arrivals have no place yet. */
export function readArmies(
  written: WrittenArmies,
  players: readonly string[],
  due: readonly string[],
): Armies {
  const armies: Armies = { units: {}, leaders: {}, at: {}, faceDown: {}, pools: {}, marked: {} }
  for (const player of players)
    for (const [place, stack] of Object.entries(written[player] ?? {}))
      for (const text of stack) readCounter(armies, player, place, text, due)
  return armies
}

function readCounter(
  armies: Armies,
  player: string,
  place: string,
  text: string,
  due: readonly string[],
): void {
  const [name = '', ...marks] = text.split(' ')
  const push = (row: Record<string, string[]>, key: string, value: string): void =>
    void (row[key] = [...(row[key] ?? []), value])
  if (name === '?') return push(armies.faceDown, place, player)
  const rank = marks.find(mark => mark.endsWith('*') || mark === 'crown')
  if (rank === undefined) armies.units[name] = unitFile(player, name, marks)
  else armies.leaders[name] = leaderFile(player, name, rank, marks)
  for (const mark of ['hidden', 'reduced', 'inside'])
    if (marks.includes(mark)) push(armies.marked, mark, name)
  if (place === 'leaders') push(armies.pools, player, name)
  else if (place !== 'pool' && !due.includes(name)) push(armies.at, place, name)
}

const FLAGS = 'sk elite guard heavy suicide bunker marine para fixed horde structure'.split(' ')
const value = (marks: readonly string[], head: string): string | undefined =>
  marks.find(mark => mark.startsWith(head) && mark.length > head.length)?.slice(head.length)
const numberIn = (marks: readonly string[], head: string): number | null => {
  const found = marks.find(mark => mark.startsWith(head) && /^-?[\d.]+$/.test(mark.slice(head.length)))
  return found === undefined ? null : Number(found.slice(head.length))
}

function unitFile(nation: string, name: string, marks: readonly string[]): CounterFile {
  const [cf, mf] = marks.find(mark => /^-?\d+(>\d+)?\/-?\d+(>\d+)?$/.test(mark))?.split('/') ?? []
  const steps = (factor: string | undefined): number[] =>
    factor === undefined ? [] : factor.split('>').map(Number)
  const size = Math.max(1, steps(cf).length, steps(mf).length)
  const full = (factor: number[]): number[] =>
    factor.length === 0 ? [] : Array.from({ length: size }, (_, i) => factor[i] ?? at(factor, 0))
  const price = numberIn(marks, '$')
  const place = value(marks, '@')
  return {
    name,
    nation,
    class: cf === undefined ? 'support' : 'combat',
    type: marks.find(mark => mark in TYPES) ?? null,
    cf: full(steps(cf)),
    mf: full(steps(mf)),
    mp: Array.from({ length: size }, () => numberIn(marks, 'mp') ?? 2),
    flags: marks.filter(mark => FLAGS.includes(mark)) as CounterFile['flags'],
    siege: numberIn(marks, 'S'),
    symbol: value(marks, 'symbol:') ?? null,
    price: price === null ? null : { money: price },
    place: place === undefined ? [] : [place],
  }
}

function leaderFile(nation: string, name: string, rank: string, marks: readonly string[]): LeaderCounterFile {
  const [cf = '0', mf = '0'] = marks.find(mark => /^-?\d+\/-?\d+$/.test(mark))?.split('/') ?? []
  return {
    name,
    nation,
    rank: rank === 'crown' ? 'monarch' : (Number(rank.charAt(0)) as 1 | 2 | 3),
    cf: Number(cf),
    mf: Number(mf),
    mp: numberIn(marks, 'mp') ?? 4,
    hierarchy: marks.find(mark => /^\(\w\)$/.test(mark))?.charAt(1) ?? null,
    type: marks.find(mark => mark in TYPES) ?? null,
    commands: null,
    siege: numberIn(marks, 'S'),
    symbol: value(marks, 'symbol:') ?? null,
  }
}
