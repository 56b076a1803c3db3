import type { BattleDomain } from '../frames.ts'
import type { Domain } from '../counters.ts'
import type { Rules } from '../editions/rules.ts'
import type { Side } from '../position.ts'
import { ROUNDS } from '../charts/battle.ts'

/** The differences between battles on land, at sea and in the air, for their common steps. */
export interface Fight {
  /** What a leader must be able to command. */
  readonly commands: Domain
  readonly rounds: number
  /** The units that fire together: each row is a volley. */
  readonly volleys: (rules: Rules) => readonly (readonly Side[])[]
}

/** G-20 The units that fire together on land. */
const LAND_FIRE: Readonly<Record<Rules['land_fire'], readonly (readonly Side[])[]>> = {
  simultaneous: [[0, 1]],
  attacker_first: [[0], [1]],
  defender_first: [[1], [0]],
}

/** W-12-rounds-land */
const LAND: Fight = { commands: 'land', rounds: ROUNDS, volleys: rules => LAND_FIRE[rules.land_fire] }

/** The kinds of battle that these rules play. */
export const FIGHTS: { readonly [D in BattleDomain]: Fight } = { land: LAND }
