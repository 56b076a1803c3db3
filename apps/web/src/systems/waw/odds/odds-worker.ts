import type { PackFile } from '@sandtable/scenario'
import type { BattleOdds, Foreseen, Position, Scenario } from '@sandtable/waw'
import { expose } from 'comlink'
import { attackEvaded, attackOdds, battleOdds, firstModifiers, warScenario } from '@sandtable/waw'

/** The chances of a battle, seen before its dice fall, with the reason for every number. */
export interface Outlook {
  readonly odds: BattleOdds
  /** The attacker and the defender, as players. */
  readonly players: readonly number[]
  readonly modifiers: Foreseen
  /** Of ten, how many faces of a die let the enemy evade before it comes to a battle. */
  readonly evading: number
}

let s: Scenario | null = null

const outlook = (p: Position, odds: BattleOdds | null, evading: number): Outlook | null =>
  odds === null || s === null
    ? null
    : { odds, players: p.battle.players, modifiers: firstModifiers(s, p), evading }

/** Works out odds in a worker, so that the table never waits for them. */
const desk = {
  lay: (pack: PackFile): void => {
    s = warScenario(pack)
  },
  /** Of an attack before it is made; null: no battle, or its odds are too hard to work out. */
  ofAttack: (
    view: Position,
    player: number,
    stack: readonly number[],
    from: number,
    to: number,
  ): Outlook | null => {
    if (s === null) return null
    const found = attackOdds(s, view, player, stack, from, to)
    if (found === null) return null
    return outlook(found.position, found.odds, attackEvaded(s, view, player, stack, from, to))
  },
  /** Of a battle before its first round. */
  ofBattle: (view: Position): Outlook | null => (s === null ? null : outlook(view, battleOdds(s, view), 0)),
}

export type OddsDesk = typeof desk

expose(desk)
