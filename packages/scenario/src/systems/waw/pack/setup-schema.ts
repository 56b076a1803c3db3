import type { z } from 'zod'
import { byRef, list, map, ref, wholeFrom, yesOrNo } from '../../../shapes.ts'
import { regions, turn } from './condition-schema.ts'

const counters = list(ref('a-counter'), 'list-of-units-and-leaders')
const units = list(ref('a-unit'), 'list-of-units')

const REINFORCEMENT = map('reinforcement', {
  turn,
  player: ref('a-player'),
  at: regions,
  units: units.optional(),
  leaders: list(ref('a-leader'), 'list-of-leaders').optional(),
  'face-down': wholeFrom(0, 50).optional(),
  hidden: yesOrNo.optional(),
})

/** setup.yaml as written. */
export const SETUP = map('set-up', {
  at: byRef(counters, 'map-of-regions'),
  'face-down': byRef(list(ref('a-player'), 'list-of-players'), 'map-of-regions').optional(),
  hidden: units.optional(),
  reduced: units.optional(),
  inside: counters.optional(),
  control: byRef(list(ref('a-region'), 'list-of-regions'), 'map-of-players'),
  reinforcements: list(REINFORCEMENT, 'list-of-reinforcements').optional(),
})

export type SetupText = z.infer<typeof SETUP>
export type ReinforcementText = z.infer<typeof REINFORCEMENT>
