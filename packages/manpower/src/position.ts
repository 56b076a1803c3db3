import type { DeepReadonly } from '@sandtable/kernel'
import { nothingAt } from '@sandtable/kernel'
import type { Rulings } from './rulings.ts'

/** The state of a battle. Groups and works keep their numbers for the whole battle. */
export interface Position {
  turn: number
  phase: Phase
  /** Players in the order of initiative in this turn, those of one side together. */
  order: number[]
  /** The player whose part of the phase it is, and how many have had theirs. */
  active: number
  parts: number
  /** By player, in hundredths: what can still be spent. */
  manpower: number[]
  /** MG-sur By player, in hundredths: refunds that wait for reinforcements. */
  refunded: number[]
  /** Players who may buy now. */
  buying: number[]
  groups: Group[]
  works: Work[]
  /** Something that blocks sight for a while. */
  clouds: Cloud[]
  /** Attacks, spells and abilities that wait for Acting, in their owners' order (MG-target-gone). */
  declared: Declared[]
  castings: Casting[]
  treatments: Treatment[]
  /** The move that is under way; null: none. */
  move: Move | null
  /** MG-haz Hazards that groups have rushed in this part: group, hazard, and how many of its units were in danger. */
  rushed: [number, number, number][]
  /** M-ind-one-roll Offsets rolled in this turn that others share: all indirect fire of a side, or of one group. */
  shared: Shared[]
  /** M-lead-first By player: the chosen leader; NOBODY: none yet, or the printed one. */
  leaders: number[]
  /** By player: how often the leader's ability was used. */
  led: number[]
  /** Powers granted until the end of a turn. */
  granted: Granted[]
  /** MG-truce-single Players who have offered a truce in this turn, players who have given the battle up, and whether all agreed to end it. */
  offered: number[]
  givenUp: number[]
  truce: boolean
  /** The rulings that the battle began with. */
  rulings: Rulings
  /** The side that has won; NOBODY: none yet; DRAWN: the battle is over, and none has. */
  winner: number
}

export type Phase = 'setup' | 'movement' | 'targeting' | 'acting' | 'over'

/** A point or a vector. */
export type Pair = [number, number]

/** MD-group */
export interface Group {
  /** The player who commands it. */
  owner: number
  name: string
  /** Front left corner (MG-spacing). */
  at: Pair
  /** The direction of its front. */
  facing: Pair
  files: number
  order: 'close' | 'open'
  stacks: Stack[]
  /**
   * In the field, to be placed, due as reinforcement, carried by another group, off the field, in the enemy's hands, or
   * part of another group.
   */
  where: 'field' | 'waiting' | 'due' | 'aboard' | 'left' | 'captured' | 'merged'
  /** The group that carries it. */
  carrier: number
  /** The building or house that it is in, by its number among shelters. */
  inside: number
  flying: boolean
  /** Centimetres of its speed used up this turn, by moving and by everything that costs a part of the speed. */
  spent: number
  /** Centimetres that it has covered in this turn (M-fly-land). */
  covered: number
  /** Points that its centre has passed this turn (MG-ina-plain). */
  trail: Pair[]
  /** Turns that it has stood without moving. */
  still: number
  /** MG-block The group that has stopped it. */
  engaged: number
  /** MG-block The path that it took in the turn in which it was stopped and after, corner by corner. */
  came: Pair[]
  /** MG-block Blocks that it has passed over in this battle. */
  passed: number
  /** MG-mor-time The last battle turn of each; 0: none. */
  low: number
  high: number
  /** Points of units that an obstacle keeps out of their place: the unit's number in the layout, x, y (M-grp-displace). */
  strays: [number, number, number][]
}

/** All units of one stat block in a group (MG-unit). Of vehicles the rows have one entry a living one. */
export interface Stack {
  unit: number
  healthy: number
  injured: number
  dead: number
  health: number[]
  crew: number[]
  /** MG-crew Running totals of damage. */
  taken: number[]
  /** Shots made in this turn by attack, declared ones too; a volley is a shot of each unit in it. What is missing is 0. */
  fired: number[]
  /** MG-rate Half shots carried over to the next turn. */
  half: number
  equipment: { kind: number; uses: number }[]
  spells: number[]
  /** A hero's ability: how often it was used. */
  used: number
}

/** A building, standing or being built (MG-build). */
export interface Work {
  kind: number
  at: Pair
  facing: Pair
  /** The player who built it or holds it; NOBODY: none. */
  owner: number
  /** Engineer-turns done; what stands has all of them. */
  done: number
  health: number
  /** Spent mines and ruins are gone. */
  gone: boolean
}

export interface Cloud {
  at: Pair
  radius: number
  /** The last battle turn that it lasts. */
  until: number
}

/** MG-targets One declaration: the stack, the weapon, the number of units, the target. */
export interface Declared {
  /** The player who declared it. */
  side: number
  group: number
  stack: number
  /** Number of the attack; with equipment: its number after the unit's own attacks. */
  attack: number
  units: number
  aim: Aim
  /** Where indirect fire will fall, the deviation in it; null: where it is aimed. */
  falls: Pair | null
}

export type Aim =
  | { readonly at: 'stack'; readonly group: number; readonly stack: number }
  | { readonly at: 'point'; readonly point: Readonly<Pair> }
  | { readonly at: 'work'; readonly work: number }

/** M-ind-one-roll The scope of an inaccuracy roll: each shot, or once in a turn for a whole group or a whole side. */
export type Roll = 'own' | 'group' | 'side'

/** MG-ind-one The offset that one weapon has rolled for its side, or for its group alone. */
export interface Shared {
  /** The player whose weapon has rolled it. */
  side: number
  /** NOBODY: it is the whole side's. */
  group: number
  offset: Pair
}

/** M-spl-time-n A spell that takes its time. */
export interface Casting {
  /** The player whose casters they are. */
  side: number
  spell: number
  /** Group and stack of every caster, the one who directs it first. */
  casters: Pair[]
  /** The battle turns in which it was begun and in which it takes effect. */
  begun: number
  due: number
  /** Chosen in the turn in which it takes effect; null before. */
  aim: Aim | null
  /** Where it falls if it goes astray; null: at its aim. */
  falls: Pair | null
  /** MG-target-gone Attacks of its player that come before it in Acting. */
  waits: number
}

/** M-phase-abil A stack's treatment in Acting for injured men of its group. */
export interface Treatment {
  /** The player whose stack it is. */
  side: number
  group: number
  stack: number
  /** Their stack, and how many of them. */
  patients: number
  units: number
  /** MG-target-gone Attacks and spells of its player that come before it. */
  waits: number
  spells: number
}

/** MG-opp-limit One order is one move. */
export interface Move {
  group: number
  /** Corners of the way that its centre has passed, the start first. */
  trail: Pair[]
  /** Corners that are still ahead. */
  path: Pair[]
  /** From its front left corner to the centre, as it was when the way was drawn: losses shift the centre, not the way. */
  offset: Pair
  /** Centimetres gone on the leg that it is on, and what they have cost. */
  leg: Pair
  /** Its front at the end; null: as it is. */
  facing: Pair | null
  /** M-haz-terrain; above: it takes off with the first stretch (M-fly-takeoff). */
  crossing: 'cautious' | 'rush' | 'above'
  /** M-grp-displace Places that its owner has named for the end. */
  strays: [number, number, number][]
  /** MG-retreat It goes off the field. */
  leaves: boolean
  /** It has come to its end, and only the enemies may still answer. */
  over: boolean
  /** MG-opp Enemy stacks that have it in direct range and sight, group and stack. */
  reach: Pair[]
  /** MG-block Enemy groups whose range and sight it has just entered. */
  entered: number[]
  /** MG-opp Stacks that have fired at this move. */
  answered: Pair[]
  /** Players who hold their fire here, and players who let the whole move pass. */
  held: number[]
  passed: number[]
}

/** Something that a power has given a group until the end of a turn: points, centimetres, or for speed hundredths. */
export interface Granted {
  group: number
  /** NOBODY: all of them. */
  stack: number
  what: 'advantage' | 'speed' | 'slow' | 'armour' | 'shots' | 'dead-on' | 'pass-block' | 'free-move' | 'cast'
  amount: number
  /** The last battle turn that it lasts. */
  until: number
}

/** No group, no building, no winner. */
export const NOBODY = -1
export const DRAWN = -2

/** The position as steps, bots and voices see it. */
export type Sight = DeepReadonly<Position>
export type GroupSight = DeepReadonly<Group>
export type StackSight = DeepReadonly<Stack>

/** An entry of a row that must be there. */
export function at<T>(row: readonly T[], i: number): T {
  const thing = row[i]
  if (thing === undefined) throw nothingAt(row, i)
  return thing
}
