import type { AskedFile } from '@sandtable/scenario'
import type { DeepReadonly, Game } from '@sandtable/kernel'
import { begin, seeded, submit } from '@sandtable/kernel'
import type { Advantage } from '../combat/advantage.ts'
import type { Attacker, TableOrder } from './orders.ts'
import type { AttackOdds } from './odds.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Miniatures } from './kind.ts'
import { advantageAt } from './attack.ts'
import { at } from '../position.ts'
import { attackOf } from '../combat/fire.ts'
import { isAimedAtGround, shotsOfWeapon } from '../targeting/reach.ts'
import { living, unitsOf } from '../formation/layout.ts'
import { oddsOf } from './odds.ts'
import { MINIATURES } from './ruleset.ts'
import { whyNotOrder } from './legal.ts'

/** The odds of an attack that a roster asks about, with what each side has for itself. */
export interface AskedOdds extends AttackOdds, Advantage {}

/** The outcome of an exchange of fire, played many times. */
export interface ExchangeOdds {
  readonly runs: number
  readonly attackerWins: number
  readonly targetWins: number
  /** The standard error of the first chance. */
  readonly error: number
  /** Turn by turn the average living units of both. */
  readonly left: readonly (readonly [attacker: number, target: number])[]
}

type Attack = Extract<TableOrder, { do: 'attack' }>

type Asked = DeepReadonly<Pick<AskedFile, 'by' | 'at' | 'own' | 'theirs'>>

const openGame = (s: Scenario, seed: string): Game<Miniatures> =>
  begin(MINIATURES, s, { dice: seeded(seed), record: false })

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
    for (const player of game.p.order) {
      const one = [asked, back].find(({ by }) => at(game.p.groups, by).owner === player)
      const order = one === undefined ? null : orderOf(s, game.p, one)
      if (order !== null) submit(game, 0, order)
    }
    submit(game, 0, { do: 'turn' })
    return living()
  })
}
