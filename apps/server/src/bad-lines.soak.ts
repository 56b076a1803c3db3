import { env } from 'node:process'
import { expect, inject, test } from 'vitest'
import { openStore } from '@sandtable/store'
import { sortsAt } from './testing/sorts.ts'
import { startMortal } from './testing/mortal.ts'
import { storm } from './testing/storm.ts'

const GAMES = Math.ceil(20 * Number(env['SOAK_SCALE'] ?? 1))
const AT_EACH = 50

test('a thousand clients on bad lines each end with exactly the view of the server', async () => {
  const [{ empty }] = await sortsAt(inject('databases'))
  const { where, clear } = await empty()
  const server = await startMortal({ store: where })
  const store = await openStore(where)
  const plan = {
    url: server.url,
    store,
    seed: 'hurricane',
    games: GAMES,
    onlookers: AT_EACH - 2,
    commands: 120,
  }
  const { problems, commands, met } = await storm(plan)
  const { lost, doubled, late, cut, through } = met
  console.log(
    `figure: ${GAMES * AT_EACH} clients in ${GAMES} games: ${commands} commands acknowledged; of ` +
      `${lost + doubled + late + cut + through} messages ${lost} lost, ${doubled} doubled, ${late} late, ${cut} broke the line; ` +
      `${problems.length} views, commands or histories wrong`,
  )
  expect(problems).toEqual([])
  await server.kill()
  await store.close()
  clear()
})
