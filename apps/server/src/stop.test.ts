import { expect, test } from 'vitest'
import { openHouse } from './testing/house.ts'
import { hostOf, rawLine, rawSocket, requestText, UPGRADE } from './testing/raw-line.ts'
import { seated } from './testing/seats.ts'
import { hello } from './testing/tap.ts'

test('neither a refused page nor a silent client keeps the server from stopping', async () => {
  const one = await openHouse()
  const { game: id, tokens } = await seated(one.url)
  const refused = rawLine(one.url)
  refused.write(
    requestText('GET', `/api/games/${id}/socket`, {
      Host: hostOf(one.url),
      ...UPGRADE,
      Origin: 'http://evil.example',
    }),
  )
  await refused.until(text => text.includes('wrong-origin'))
  const silent = await rawSocket(one.url, id)
  const half = rawLine(one.url)
  half.write(`POST /api/games HTTP/1.1\r\nHost: ${hostOf(one.url)}\r\nContent-Length: 100\r\n\r\n{`)
  const honest = await hello(one.url, id, { token: tokens[0] as string })
  await one.stop()
  expect((await honest.closed).code).toBe(1012)
  for (const line of [refused, silent, half]) line.close()
  await one.close()
})
