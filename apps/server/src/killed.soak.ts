import { env } from 'node:process'
import { describe, expect, inject, test } from 'vitest'
import { siege } from './testing/siege.ts'
import { sortsAt } from './testing/sorts.ts'

const KILLS = Math.ceil(200 * Number(env['SOAK_SCALE'] ?? 1))

for (const { name, missing, empty } of await sortsAt(inject('databases')))
  describe.skipIf(missing)(`a server on ${name}`, () => {
    test('killed two hundred times in the middle of play: nothing acknowledged is lost or done twice', async () => {
      const { where, clear } = await empty()
      const seed = `soak-${name}`
      const { problems, commands, games, underWay } = await siege({ where, seed, games: 6, kills: KILLS })
      console.log(
        `figure: ${name}: ${KILLS} kills, ${underWay} of them with commands under way; ${commands} commands ` +
          `acknowledged in ${games} games, ${problems.length} lost, done twice or shown wrong`,
      )
      expect(problems).toEqual([])
      clear()
    })
  })
