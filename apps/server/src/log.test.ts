import { Writable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import type { House } from './testing/house.ts'
import { createGame, takeSeat } from '@sandtable/protocol'
import { openHouse } from './testing/house.ts'
import { answerTo } from './testing/raw-answer.ts'
import { frame, hostOf, rawSocket, requestText } from './testing/raw-line.ts'
import { newNonce, newToken, seated } from './testing/seats.ts'
import { hello, tap } from './testing/tap.ts'

let house: House
afterAll(() => house.close())

test('the log has each request and its address, and no secrets', async () => {
  let text = ''
  const log = new Writable({ write: (part: Buffer, _, done) => ((text += part.toString()), done()) })
  house = await openHouse({ log })
  const { game, tokens, invitations, nonces } = await seated(house.url)
  const [token, invitation] = [tokens[0], invitations[0]] as [string, string]
  const query = `?token=${token}&invitation=${invitation}`
  const paths = [
    '/health',
    `/api/games/${game}`,
    '/nothing',
    '/api/games/%zz',
    `/api/games/${'x'.repeat(150)}`,
  ]
  for (const path of paths)
    await answerTo(
      house.url,
      requestText('GET', path + query, { Host: hostOf(house.url), Authorization: token }),
    )
  const wrong = { invitation: newToken(), name: 'x', nonce: newNonce(), token }
  await expect(takeSeat(house.url, game, wrong)).rejects.toThrow('invitation')
  await expect(createGame(house.url, { scenario: token, seats: ['human'] })).rejects.toThrow('no scenario')
  const line = await hello(house.url, game, { token })
  line.say(`{"do":"${token}"}`)
  await line.settled()
  line.close()
  const stranger = await tap(house.url, `${game}`)
  stranger.say({ do: 'hello', token: invitation })
  await stranger.closed
  const broken = await rawSocket(house.url, game)
  broken.write(frame(token, 7))
  await broken.until(() => false)
  const { body } = (await house.store.load(game)) as { body: unknown }
  const { secret } = body as { secret: string }
  await house.stop()

  expect(text).toContain(`"url":"/api/games/${game}"`)
  expect(text).toContain('socket-broken')
  const secrets = [...tokens, ...(invitations as string[]), ...nonces, secret]
  expect(secrets.filter(one => text.includes(one))).toEqual([])
  expect(text).not.toMatch(/"level":[5-9]0/)
})
