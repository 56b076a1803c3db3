import type { Era } from '@sandtable/scenario'

/** MG-adv-era Ranks of the eras: Pre-War is half an era, and shares Napoleonic's. */
// prettier-ignore
export const ERA_RANK: Readonly<Record<Era, number>> = {
  'medieval':   0,
  'napoleonic': 1,
  'pre-war':    1,
  'ww1':        2,
  'ww2':        3,
  'modern':     4,
}

/** M-era-six In their order. */
export const ERAS = Object.keys(ERA_RANK) as readonly Era[]
