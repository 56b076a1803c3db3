import type { Dice, Viewer } from '@sandtable/kernel'
import { ownCopy, shuffle } from '@sandtable/kernel'
import type { Position, Sight } from './position.ts'
import type { Scenario } from './scenario.ts'
import { at, NOBODY, UNKNOWN } from './position.ts'
import { couldHold } from './cards/deck.ts'
import { isLeader } from './scenario.ts'

/** A card that the viewer cannot see. */
const UNSEEN = -1

/**
 * What a viewer holds: all that is open on the table, the viewer's own hand and hidden counters, and how many the others have.
 */
export function view(s: Scenario, p: Sight, viewer: Viewer): Position {
  const blind = p.hidden.map((hidden, c) => hidden === 1 && s.owner[c] !== viewer)
  const masked = (row: readonly number[], blank: number): number[] =>
    row.map((value, c) => (blind[c] ? blank : value))
  const unseenMarch = p.march.hidden === 1 && p.active !== viewer
  return ownCopy<Position>({
    steps: p.steps,
    panicked: p.panicked,
    struck: p.struck,
    unsupplied: p.unsupplied,
    hits: p.hits,
    panics: p.panics,
    chased: p.chased,
    where: masked(p.where, UNKNOWN),
    inside: p.inside,
    hidden: p.hidden,
    came: masked(p.came, NOBODY),
    spent: masked(p.spent, 0),
    halted: masked(p.halted, 0),
    face: p.face,
    fate: p.fate,
    injured: p.injured,
    pool: p.pool,
    control: p.control,
    fort: p.fort,
    fdv: p.fdv,
    attacked: p.attacked,
    searched: p.searched,
    lurking: p.lurking,
    lurkingLeaders: p.lurkingLeaders,
    hands: p.hands.map((hand, player) => (player === viewer ? [...hand] : hand.map(() => UNSEEN))),
    discards: p.discards,
    gone: p.gone,
    points: p.points,
    money: p.money,
    stocks: p.stocks,
    technology: p.technology,
    supremacy: p.supremacy,
    replacements: p.replacements,
    works: p.works,
    enemies: p.enemies,
    turn: p.turn,
    active: p.active,
    next: p.next,
    march: unseenMarch ? { ...p.march, stack: [] } : p.march,
    standing: p.standing,
    fought: p.fought,
    granted: p.granted,
    winner: p.winner,
    battle: p.battle,
  })
}

/** A position that agrees with a view: unknown cards and hidden counters are dealt from the possible ones. */
export function world(s: Scenario, seen: Sight, _viewer: Viewer, dice: Dice): Position {
  const dealt = ownCopy<Position>(seen)
  dealt.hands = dealt.hands.map((hand, player) => {
    if (!hand.includes(UNSEEN)) return hand
    const { sure, rest } = couldHold(s, seen, player)
    return [...sure, ...shuffle(dice, rest)].slice(0, hand.length).sort((a, b) => a - b)
  })
  for (const player of s.players.keys()) {
    layDown(s, dealt, player, dealt.lurking, false, dice)
    layDown(s, dealt, player, dealt.lurkingLeaders, true, dice)
  }
  if (dealt.march.hidden === 1 && dealt.march.stack.length === 0) marchOn(s, dealt)
  return dealt
}

/** Of the hidden counters at a hidden march's region, as many are marching as everyone has seen. */
function marchOn(s: Scenario, p: Position): void {
  const here = [...s.owner.keys()].filter(
    c => s.owner[c] === p.active && p.hidden[c] === 1 && p.where[c] === p.march.trail.at(-1),
  )
  const units = here.filter(c => !isLeader(s, c)).slice(0, p.march.units)
  p.march.stack = [...units, ...here.filter(c => isLeader(s, c)).slice(0, p.march.leaders)]
}

/** Counters in unknown places are dealt to the regions with that many hidden ones. */
function layDown(
  s: Scenario,
  p: Position,
  player: number,
  numbers: readonly number[],
  leaders: boolean,
  dice: Dice,
): void {
  const lost = [...s.owner.keys()].filter(
    c => s.owner[c] === player && p.where[c] === UNKNOWN && isLeader(s, c) === leaders,
  )
  if (lost.length === 0) return
  shuffle(dice, lost)
  const regions = s.map.regions.length
  for (let r = 0, next = 0; r < regions; r++)
    for (let n = at(numbers, player * regions + r); n > 0; n--, next++) p.where[at(lost, next)] = r
}
