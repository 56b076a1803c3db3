import type { Scenario } from '../scenario.ts'
import { unitOf } from './counter-facts.ts'

/** The arms of units; the first that fits counts. */
const ARMS = [
  'guerrilla',
  'cavalry',
  'artillery',
  'archer',
  'mountain',
  'mechanized',
  'logistics',
  'transport',
  'siege',
  'naval',
  'air',
  'bunker',
  'horde',
] as const

export type Arm = (typeof ARMS)[number] | 'infantry' | 'support'

/** The arm of a unit. */
export function armOf(s: Scenario, u: number): Arm {
  const { is, support } = unitOf(s, u)
  return ARMS.find(trait => is[trait] === true) ?? (support ? 'support' : 'infantry')
}
