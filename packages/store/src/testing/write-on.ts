/**
 * Writes the same games again and again, all in one commit, until it is killed. Prints their version on a line of its
 * own after each commit: `node write-on.ts WHERE ID…`, WHERE as JSON.
 */
import type { Where } from '../open.ts'
import type { GameRecord } from '../store.ts'
import { writeSync } from 'node:fs'
import { openStore } from '../open.ts'
import { nextOf } from './sample.ts'

const [where, ...ids] = process.argv.slice(2)
const store = await openStore(JSON.parse(where as string) as Where)
let games = (await Promise.all(ids.map(id => store.load(id)))) as GameRecord[]
for (;;) {
  const writes = games.map(game => nextOf(game, { snapshot: `${game.version + 1} `.repeat(2000) }))
  const outcomes = await store.commit(writes)
  if (outcomes.some(outcome => outcome !== 'done'))
    throw new Error(`nobody else writes here, but: ${outcomes.join()}`)
  games = writes.map(write => write.game)
  writeSync(1, `${games[0]?.version}\n`)
}
