import type { AddressInfo } from 'node:net'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import type { OnlineOptions } from './way-in.ts'
import { createGame } from '@sandtable/protocol'
import { guest, houseForTests, invitationIn, newSeat } from '../testing/online.ts'
import { openOnline } from './open-online.ts'
import { PATIENCE, run, scratch } from '../testing/bin.ts'
import { readSeat } from './seat-file.ts'

const house = await houseForTests()

const why = (scenario: string | undefined, options: OnlineOptions): Promise<unknown> =>
  openOnline(scenario, { seat: newSeat(), ...options })

/** Another kind of server. */
async function stranger(
  answer: (path: string) => string,
): Promise<{ url: string; http: ReturnType<typeof createServer> }> {
  const http = createServer((request, reply) => reply.end(answer(request.url ?? '')))
  await new Promise<void>(resolve => void http.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    http.closeAllConnections()
    http.close()
  })
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, http }
}

test(
  '[CLI] an unreachable server, or something that is no server, is named',
  { timeout: PATIENCE },
  async () => {
    const { url, http } = await stranger(() => '<html>')
    expect(await why('hastings-1066', { server: url })).toBe(
      `${url}/api/scenarios doesn’t answer like a Sandtable server. Check the address.`,
    )
    http.close()
    http.closeAllConnections()
    const { code, out, err } = await run(['play', 'hastings-1066', '--server', url])
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^sandtable: Can’t reach http:\S+: nothing answers there\. Check the address/)
    const bad = await run(['play', 'hastings-1066', '--server', 'localhost'])
    expect([bad.code, bad.err]).toEqual([2, expect.stringContaining('Expected the address of a server')])
  },
)

test('[CLI] a server with another protocol version is refused', async () => {
  const harald = await guest('hastings-1066', { server: house.url })
  harald.session.close()
  const { game, scenario } = readSeat(harald.seatFile) as { game: string; scenario: string }
  const summary = await (await fetch(`${house.url}/api/games/${game}`)).text()
  const { url, http } = await stranger(() => summary)
  const { ruleset, pack } = JSON.parse(summary) as { ruleset: string; pack: string }
  const welcome = JSON.stringify({ is: 'welcome', protocol: 99, game, player: 0, ruleset, scenario, pack })
  http.on('upgrade', ({ headers }, socket) => {
    const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`
    const accept = createHash('sha1').update(key).digest('base64')
    socket.write(
      `HTTP/1.1 101 Hello\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    )
    socket.write(
      Buffer.concat([
        Buffer.from([0x81, 126, welcome.length >> 8, welcome.length & 255]),
        Buffer.from(welcome),
      ]),
    )
    socket.on('error', () => {}).on('data', () => {})
  })
  expect(await why(undefined, { resume: harald.seatFile, server: url })).toBe(
    'The server runs a newer version of Sandtable. Update this program.',
  )
})

test(
  '[CLI] a malformed link, a link to no game and a link to a taken seat get different errors',
  { timeout: PATIENCE },
  async () => {
    const harald = await guest('hastings-1066', { server: house.url })
    harald.session.close()
    const link = invitationIn(harald)
    const edith = await guest(undefined, { join: link })
    edith.session.close()
    const seat = newSeat()
    expect(await why(undefined, { join: link, seat })).toMatch(/^This link doesn’t open a seat/)
    expect(existsSync(seat)).toBe(false)
    const nowhere = link.replace(/join\/[^#]+/, 'join/nowhere')
    expect(await why(undefined, { join: nowhere })).toBe(
      'There’s no such game on this server. Check the link.',
    )
    expect(await why(undefined, { watch: nowhere.replace(/join\/nowhere.*/, 'watch/nowhere') })).toBe(
      'There’s no such game on this server. Check the link.',
    )
    const cut = link.replace(/#.*/, '')
    const { code, out, err } = await run(['play', '--join', cut])
    expect([code, out, err]).toEqual([
      1,
      '',
      `sandtable: --join: '${cut}' isn’t a link such as http://localhost:4444/join/GAME#INVITATION\n`,
    ])
    expect(await why(undefined, { watch: 'GAME' })).toMatch(/^--watch: 'GAME' isn’t a link such as/)
  },
)

test("[CLI] options that don't fit a game on a server are refused before it starts", async () => {
  const { url } = house
  expect(await why('waterloo', { server: url })).toMatch(
    /can’t find a scenario called 'waterloo'\. This server offers .*hastings-1066/,
  )
  expect(await why('hastings-1066', { server: url, as: 'danes' })).toMatch(/can’t find a side called 'danes'/)
  expect(await why('hastings-1066', { server: url, against: 'deep-blue' })).toBe(
    "can’t find a bot called 'deep-blue': expected human, captain, greedy or random",
  )
  expect(await why('hastings-1066', { server: url, seed: 'mine' })).toMatch(/you can’t choose a seed/)
  expect(await why('hastings-1066', { server: url, hotseat: true })).toMatch(/a separate terminal/)
  expect(await why('hastings-1066', { server: url, name: 'a\u001B[2Jb' })).toMatch(
    /^A name is 1 to 40 characters on one line \(at most 160 bytes\)/,
  )
  expect(await why(undefined, { server: url })).toMatch(/which scenario\?/)
  expect(await why(undefined, { server: url, resume: 'own.game.json' })).toMatch(/isn’t a seat file/)
  const seat = scratch('mine.txt')
  writeFileSync(seat, 'Dear Edith')
  expect(await why('hastings-1066', { server: url, seat })).toMatch(/already exists/)
  expect(readFileSync(seat, 'utf8')).toBe('Dear Edith')
})

test('[CLI] a seat file that was cut or changed holds no seat, nor does an unknown token', async () => {
  const harald = await guest('hastings-1066', { server: house.url })
  harald.session.close()
  const text = readFileSync(harald.seatFile, 'utf8')
  const changed = async (other: string): Promise<unknown> => {
    const path = newSeat()
    writeFileSync(path, other)
    return openOnline(undefined, { resume: path })
  }
  expect(await changed(text.slice(0, -9))).toMatch(/isn’t complete JSON/)
  expect(await changed(text.replace(/"nonce": "./, '"nonce": "x'))).toMatch(
    /this seat file is damaged or was changed, at seat.nonce/,
  )
  expect(await changed(text.replace('"version": 1', '"version": 2'))).toMatch(
    /expected version 1 of the seat file format, found 2/,
  )
  expect(await changed(text.replace(/"token": "\w{8}/, '"token": "00000000'))).toMatch(
    /This seat is no longer yours/,
  )
  expect(readSeat(scratch('none.seat.json'))).toMatch(/can’t read .*: expected a seat file/)
  expect(readSeat(import.meta.filename)).toMatch(/isn’t complete JSON/)
})

test('[CLI] a client that never heard that it has its seat takes it again with the saved token', async () => {
  const { game, commitment, invitations } = await createGame(house.url, {
    scenario: 'hastings-1066',
    seats: ['human', { bot: 'random' }],
  })
  const harald = await guest(undefined, { join: `${house.url}/join/${game}#${invitations[0]}` })
  harald.session.close()
  const seat = readSeat(harald.seatFile)
  if (typeof seat === 'string') throw new Error(seat)
  expect(seat.commitment).toBe(commitment)
  writeFileSync(harald.seatFile, JSON.stringify({ ...seat, seat: { ...seat.seat, player: null } }))
  const again = await guest(undefined, { resume: harald.seatFile })
  again.session.close()
  expect(again.session.eyes).toEqual([0])
  expect(readSeat(harald.seatFile)).toEqual(seat)
})
