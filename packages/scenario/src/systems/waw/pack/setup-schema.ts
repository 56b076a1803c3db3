import type { z } from 'zod'
import { byRef, list, map, ref, wholeFrom, yesOrNo } from '../../../shapes.ts'
import { regions, turn } from './condition-schema.ts'

const counters = list(ref('a counter'), 'a list of units and leaders')
const units = list(ref('a unit'), 'a list of units')

const REINFORCEMENT = map('a reinforcement (turn, player, at, units, leaders, face-down)', {
  turn,
  player: ref('a player'),
  at: regions,
  units: units.optional(),
  leaders: list(ref('a leader'), 'a list of leaders').optional(),
  'face-down': wholeFrom(0, 50).optional(),
  hidden: yesOrNo.optional(),
})

/** setup.yaml as it is written. */
export const SETUP = map('a set-up (at, control)', {
  at: byRef(counters, 'a map of regions'),
  'face-down': byRef(list(ref('a player'), 'a list of players'), 'a map of regions').optional(),
  hidden: units.optional(),
  reduced: units.optional(),
  inside: counters.optional(),
  control: byRef(list(ref('a region'), 'a list of regions'), 'a map of players'),
  reinforcements: list(REINFORCEMENT, 'a list of reinforcements').optional(),
})

export type SetupText = z.infer<typeof SETUP>
export type ReinforcementText = z.infer<typeof REINFORCEMENT>
