import type { SeatNews } from '../../trouble/seat-news.ts'

/** A seat that was told nothing by any server. */
export const notTold = (): SeatNews => ({
  game: 'paper',
  player: null,
  ruleset: 'none',
  version: 0,
  stage: null,
  waiting: [],
  asked: null,
  events: [],
})
