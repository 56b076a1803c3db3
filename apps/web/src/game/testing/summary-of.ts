import type { GameSummary } from '@sandtable/protocol'
import type { OpenedPack } from '@sandtable/shelf'

/** What a server says of a game of this pack that is being played. */
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
