import type { GameRecord, Turn, Write } from '../store.ts'

/** A game that waits for no one. */
export const sampleGame = (id: string, but: Partial<GameRecord> = {}): GameRecord => ({
  id,
  version: 0,
  stage: 'playing',
  ruleset: 'waw',
  rulesetVersion: 1,
  scenario: 'hastings-1066',
  pack: '0123456789abcdef',
  createdAt: 1_760_000_000_000,
  dueAt: null,
  body: { seats: [{ name: 'Harold' }, { name: 'William' }] },
  snapshot: '{"p":[]}',
  ...but,
})

export const sampleTurn = (game: string, number: number, but: Partial<Turn> = {}): Turn => ({
  game,
  number,
  command: `c${number}`,
  player: number % 2,
  what: { answer: [number, null, true] },
  at: 1_760_000_000_000 + number,
  own: [{ type: 'moved', to: number }],
  others: [{ type: 'moved', to: null }],
  told: [number, number, 0],
  ...but,
})

/** Brings a game from one version to the next, by one turn. */
export const nextOf = (game: GameRecord, but: Partial<GameRecord> = {}): Write => {
  const version = game.version + 1
  return { after: game.version, game: { ...game, version, ...but }, turns: [sampleTurn(game.id, version)] }
}
