import type { GameSummary } from '@sandtable/protocol'
import type { OpenedPack } from '@sandtable/shelf'

/** A server's summary of a game of this pack under way. */
export const summaryOf = ({ id, digest, pack }: OpenedPack): GameSummary => ({
  game: 'paper',
  scenario: id,
  pack: digest,
  ruleset: pack.ruleset,
  stage: 'playing',
  waiting: [],
  outcome: null,
  seats: [],
  commitment: '',
  nonces: [],
  clock: {},
})
