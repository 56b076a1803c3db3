import type { Told } from '../../trouble/told.ts'

/** A seat that was told nothing by any server. */
export const notTold = (): Told => ({
  game: 'paper',
  player: null,
  ruleset: 'none',
  version: 0,
  stage: null,
  waiting: [],
  asked: null,
  events: [],
})
