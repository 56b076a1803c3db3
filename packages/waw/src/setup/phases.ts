import type { OptionalPhase, Scenario } from '../scenario.ts'

/** G-57 The phases that a pack may use, by its names for them. */
export const PHASES: Readonly<Record<string, OptionalPhase>> = {
  production: 'production',
  supply: 'supply',
  placement: 'placement',
  air: 'air',
  naval: 'naval',
  breakthrough: 'breakthrough',
  'second-air': 'secondAir',
}

/** W-1-advanced-optin Nothing is used unless the scenario says so. */
export const NOTHING_USED: Scenario['uses'] = {
  production: false,
  supply: false,
  placement: false,
  air: false,
  naval: false,
  breakthrough: false,
  secondAir: false,
}
