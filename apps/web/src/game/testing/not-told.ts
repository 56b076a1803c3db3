import type { SeatNews } from '../../trouble/seat-news.ts'

/** A seat that never heard from a server. */
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
