import type { Era } from '@sandtable/scenario'
import type { Scenario, Status, Unit } from './scenario.ts'
import { at, NOBODY } from './position.ts'

/** MG-ally The side that a player fights on. */
export const sideOf = (s: Scenario, player: number): number => at(s.players, player).side

/** MG-ally Whether two players fight on one side; NOBODY is on none. */
export const sameSide = (s: Scenario, one: number, other: number): boolean =>
  one === other || (one !== NOBODY && other !== NOBODY && sideOf(s, one) === sideOf(s, other))

/** MG-ally Whether two players are enemies. */
export const hostile = (s: Scenario, one: number, other: number): boolean => !sameSide(s, one, other)

/** The players of a side, by their seats. */
export const playersOf = (s: Scenario, side: number): number[] =>
  [...s.players.keys()].filter(player => sideOf(s, player) === side)

/** M-era-six The era of a player's unit; one of no era takes the player's. */
export const eraOf = (s: Scenario, player: number, { era }: Pick<Unit, 'era'>): Era =>
  era ?? at(s.players, player).era

/** M-init-priority Which status goes first. */
export const PRIORITY: readonly Status[] = ['ambushing', 'defending', 'attacking']

/** MG-ally The best status that the players of a side have. */
export const statusOf = (s: Scenario, side: number): Status =>
  PRIORITY.find(status => s.players.some(player => player.side === side && player.status === status)) ??
  'attacking'

/** MG-win-single Whether a player's side held the node when the battle began. */
export const holdsNode = (s: Scenario, player: number): boolean =>
  s.map.node !== null && sameSide(s, s.map.node.owner, player)
