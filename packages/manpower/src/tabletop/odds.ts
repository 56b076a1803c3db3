import type { AskedFile } from '@sandtable/scenario'
import type { Answer, DeepReadonly, Dice, Game } from '@sandtable/kernel'
import { begin, everyRoll, fork, seeded, submit } from '@sandtable/kernel'
import type { Attacker, TableOrder } from './orders.ts'
import type { Advantage } from '../combat/advantage.ts'
import type { Event } from '../events.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Tabletop } from './events.ts'
import { advantageAt } from './attack.ts'
import { at } from '../position.ts'
import { attackOf } from '../combat/fire.ts'
import { diceFor } from './sitting.ts'
import { isAimedAtGround, shotsOfWeapon } from '../targeting/reach.ts'
import { living, unitsOf } from '../formation/layout.ts'
import { TABLETOP } from './ruleset.ts'
import { whyNotOrder } from './legal.ts'

type Fired = Extract<Event, { is: 'volley-fired' }>

/** An end that an attack may come to. */
interface AttackEnd {
  readonly chance: number
  /** The sum of a volley's dice; null: it is none. */
  readonly sum: number | null
  readonly dead: number
  /** Below 0: of the injured more have died than were added. */
  readonly injured: number
  /** M-mor-loss80, M-mor-hero The chance that it makes the morale of enemies Low. */
  readonly low: number
}

/** What an attack would do if it were made now, counted by the engine itself. */
export interface AttackOdds {
  /** Who fires a volley, with every part of both sides' advantage; null: it is none. */
  readonly fired: Pick<Fired, 'by' | 'strength'> | null
  /** The mildest first. */
  readonly ends: readonly AttackEnd[]
  /** On an average. */
  readonly dead: number
  readonly injured: number
  readonly low: number
  /** Whether every fall of the dice was tried, or some of them. */
  readonly isExact: boolean
}

/** The same of an attack that a roster asks about, with what each side has for itself. */
export interface AskedOdds extends AttackOdds, Advantage {}

/** What comes of an exchange of fire, played so many times. */
export interface ExchangeOdds {
  readonly runs: number
  readonly attackerWins: number
  readonly targetWins: number
  /** The standard error of the first chance. */
  readonly error: number
  /** Turn by turn the living units of both on an average. */
  readonly left: readonly (readonly [attacker: number, target: number])[]
}

type Attack = Extract<TableOrder, { do: 'attack' }>

type Asked = DeepReadonly<Pick<AskedFile, 'by' | 'at' | 'own' | 'theirs'>>

const openGame = (s: Scenario, seed: string): Game<Tabletop> =>
  begin(TABLETOP, s, { dice: seeded(seed), record: false })

/** All volleys of a group, or one shot of it, at the first stack of another that it may name; null: there is none. */
function orderOf(s: Scenario, p: Sight, { by, at: target, own, theirs }: Asked): Attack | null {
  const attackers = [...at(p.groups, by).stacks.keys()].flatMap((stack): Attacker[] => {
    const weapon = { group: by, stack, attack: 0 }
    if (living(at(at(p.groups, by).stacks, stack)) === 0) return []
    const attack = at(s.units, at(at(p.groups, by).stacks, stack).unit).attacks[0]
    const units = attack === undefined || isAimedAtGround(attack) ? 0 : shotsOfWeapon(s, p, weapon)
    return units === 0 ? [] : [{ ...weapon, units, distance: null, own, theirs }]
  })
  const volleys = attackers.filter(one => attackOf(s, p, one).kind === 'volley')
  const shooters = volleys.length > 0 ? volleys : attackers.slice(0, 1).map(one => ({ ...one, units: 1 }))
  const orders = [...at(p.groups, target).stacks.keys()].map((stack): Attack => ({
    do: 'attack',
    by: shooters,
    group: target,
    stack,
  }))
  return orders.find(order => whyNotOrder(s, p, order) === null) ?? null
}

/** As many falls of the dice as are tried one by one; of more, so many are drawn. */
const MOST = 432

/** MG-combat An attack or a shot at the ground is made on copies of the table; null: it cannot be made. */
export function oddsOf(game: Game<Tabletop>, order: TableOrder): AttackOdds | null {
  if (order.do !== 'attack' && order.do !== 'strike') return null
  if (whyNotOrder(game.s, game.p, order as unknown as Answer) !== null) return null
  const isExact = diceFor(game, order, []).reduce((ways, sides) => ways * sides, 1) <= MOST
  const tries = isExact ? triesOfAll(game, order) : triesDrawn(game, order)
  const ends = gathered(tries.map(({ end }) => end))
  const mean = (of: (end: AttackEnd) => number): number =>
    ends.reduce((sum, end) => sum + end.chance * of(end), 0)
  return {
    fired: tries[0]?.fired ?? null,
    ends,
    dead: mean(({ dead }) => dead),
    injured: mean(({ injured }) => Math.max(0, injured)),
    low: mean(({ low }) => low),
    isExact,
  }
}

interface Try {
  readonly fired: Fired | null
  readonly end: AttackEnd
}

function triesOfAll(game: Game<Tabletop>, order: TableOrder): Try[] {
  const tries: Try[] = []
  let trial = game
  everyRoll(
    dice => (trial = made(game, order, dice)),
    ways => tries.push(triedOn(game, trial, 1 / ways)),
  )
  return tries
}

const triesDrawn = (game: Game<Tabletop>, order: TableOrder): Try[] =>
  Array.from({ length: MOST }, (_, n) => triedOn(game, made(game, order, seeded(`odds ${n}`)), 1 / MOST))

function made(game: Game<Tabletop>, order: TableOrder, dice: Dice): Game<Tabletop> {
  const copy = fork(game)
  Object.assign(copy, { dice, log: [] })
  submit(copy, 0, order as unknown as Answer)
  return copy
}

function triedOn(before: Game<Tabletop>, after: Game<Tabletop>, chance: number): Try {
  const fired = after.log?.find(e => e.is === 'volley-fired') ?? null
  const more = (of: 'dead' | 'injured'): number => countOf(after.p, of) - countOf(before.p, of)
  const end = {
    chance,
    sum: fired?.dice.reduce((sum, die) => sum + die, 0) ?? null,
    dead: more('dead'),
    injured: more('injured'),
    low: isLowered(before.p, after) ? 1 : 0,
  }
  return { fired, end }
}

const countOf = (p: Sight, of: 'dead' | 'injured'): number =>
  p.groups.reduce((sum, { stacks }) => stacks.reduce((all, stack) => all + stack[of], sum), 0)

function isLowered(before: Sight, { p, log }: Game<Tabletop>): boolean {
  const side = log?.find(e => e.is === 'attack-made')?.side
  return p.groups.some(
    ({ owner, low }, g) => owner !== side && at(before.groups, g).low < p.turn && low >= p.turn,
  )
}

/** Equal ends as one, the mildest first. */
function gathered(ends: readonly AttackEnd[]): AttackEnd[] {
  const byKey = new Map<string, AttackEnd>()
  for (const end of ends) {
    const key = `${end.sum} ${end.dead} ${end.injured}`
    const known = byKey.get(key) ?? { chance: 0, low: 0 }
    const chance = known.chance + end.chance
    const low = (known.chance * known.low + end.chance * end.low) / chance
    byKey.set(key, { ...end, chance, low })
  }
  return [...byKey.values()].sort(
    (a, b) => (a.sum ?? 0) - (b.sum ?? 0) || a.dead - b.dead || a.injured - b.injured,
  )
}

/** The odds of the attack that a roster asks about; null: it cannot be made. */
export function attackOdds(s: Scenario, asked: Asked): AskedOdds | null {
  const game = openGame(s, 'odds')
  const order = orderOf(s, game.p, asked)
  const odds = order === null ? null : oddsOf(game, order)
  return order === null || odds === null
    ? null
    : { ...advantageAt(s, game.p, at(order.by, 0), order), ...odds }
}

/** M-fire-casualties Both fire turn after turn, in the order of initiative, until one is gone or the turns are over. */
export function exchangeOdds(s: Scenario, asked: Asked & { turns: number }, runs: number): ExchangeOdds {
  const wins = [0, 0]
  const sums = Array.from({ length: asked.turns }, (): [number, number] => [0, 0])
  for (let run = 0; run < runs; run++) {
    const left = fought(s, asked, `exchange ${run}`)
    left.forEach(([own, theirs], turn) => {
      const sum = at(sums, turn)
      sum[0] += own
      sum[1] += theirs
    })
    const [own, theirs] = at(left, left.length - 1)
    if (own === 0 || theirs === 0) wins[own === 0 ? 1 : 0] = at(wins, own === 0 ? 1 : 0) + 1
  }
  const [attackerWins = 0, targetWins = 0] = wins.map(count => count / runs)
  return {
    runs,
    attackerWins,
    targetWins,
    error: Math.sqrt((attackerWins * (1 - attackerWins)) / runs),
    left: sums.map(([own, theirs]) => [own / runs, theirs / runs]),
  }
}

/** One exchange: the living of both after every turn. */
function fought(s: Scenario, asked: Asked & { turns: number }, seed: string): [number, number][] {
  const game = openGame(s, seed)
  const back: Asked = { by: asked.at, at: asked.by, own: asked.theirs, theirs: asked.own }
  const living = (): [number, number] => [
    unitsOf(at(game.p.groups, asked.by)),
    unitsOf(at(game.p.groups, asked.at)),
  ]
  return Array.from({ length: asked.turns }, () => {
    submit(game, 0, { do: 'initiative' })
    for (const side of game.p.order) {
      const one = [asked, back].find(({ by }) => at(game.p.groups, by).owner === side)
      const order = one === undefined ? null : orderOf(s, game.p, one)
      if (order !== null) submit(game, 0, order as unknown as Answer)
    }
    submit(game, 0, { do: 'turn' })
    return living()
  })
}
