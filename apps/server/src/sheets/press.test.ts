import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedPack } from '@sandtable/shelf'
import type { House } from '../testing/house.ts'
import { PACKS, readFolder } from '@sandtable/shelf'
import { HASTINGS } from '../testing/packs.ts'
import { openHouse } from '../testing/house.ts'

function coldwater(): OpenedPack {
  const opening = readFolder(join(PACKS, 'coldwater-ford'))
  if (!opening.ok) throw new Error(JSON.stringify(opening.problems))
  return opening.opened
}

let house: House
beforeAll(async () => void (house = await openHouse({ shelf: [HASTINGS, coldwater()] })))
afterAll(() => house.close())

const ask = (path: string): Promise<Response> => fetch(`${house.url}/api/scenarios/${path}`)

test('a scenario is printed once, and every request gets the same sheet', async () => {
  const replies = await Promise.all([
    ask('hastings-1066/sheet.pdf?what=cards'),
    ask('hastings-1066/sheet.pdf?what=cards&paper=a4'),
  ])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(replies.map(({ headers }) => headers.get('content-type'))).toEqual([
    'application/pdf',
    'application/pdf',
  ])
  const [first, second] = await Promise.all(
    replies.map(async reply => Buffer.from(await reply.arrayBuffer())),
  )
  expect(first?.subarray(0, 5).toString()).toBe('%PDF-')
  expect(first?.equals(second as Buffer)).toBe(true)
})

test('a battle in metres is printed too, to scale', async () => {
  const reply = await ask('coldwater-ford/sheet.pdf?what=formations,tracking&paper=letter')
  expect(reply.status).toBe(200)
  expect(
    Buffer.from(await reply.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('a sheet is printed in the language of its address, or one that the browser accepts', async () => {
  const printed = async (query: string, accepted: string): Promise<Buffer> => {
    const reply = await fetch(`${house.url}/api/scenarios/coldwater-ford/sheet.pdf?what=tracking${query}`, {
      headers: { 'accept-language': accepted },
    })
    expect(reply.headers.get('vary')).toContain('accept-language')
    return Buffer.from(await reply.arrayBuffer())
  }
  const english = await printed('', 'xx')
  const disguised = await printed('&lang=en-XA', 'en')
  expect(english.equals(await printed('&lang=en', 'en-XA'))).toBe(true)
  expect(disguised.equals(english)).toBe(false)
  expect(disguised.equals(await printed('', 'xx;q=0.4,en-XA;q=0.3,en;q=0.2'))).toBe(true)
  expect(english.equals(await printed('&lang=xx', 'en-XA'))).toBe(true)
})

test.for([
  ['coldwater-ford/sheet.pdf?what=cards', 400, 'malformed'],
  ['waterloo-1815/sheet.pdf', 404, 'no-such-scenario'],
  ['hastings-1066/sheet.pdf?paper=a5', 400, 'malformed'],
  ['hastings-1066/sheet.pdf?paper=toString', 400, 'malformed'],
  ['hastings-1066/sheet.pdf?paper=a4&paper=letter', 400, 'malformed'],
  ['hastings-1066/sheet.pdf?what=cards,dice', 400, 'malformed'],
  ['hastings-1066/sheet.pdf?what=', 400, 'malformed'],
] as const)('%s is refused', async ([path, status, error]) => {
  const reply = await ask(path)
  expect(reply.status).toBe(status)
  expect(await reply.json()).toMatchObject({ error })
})

test('a few sheets may wait for printing; more are turned away, and nothing else is held up', async () => {
  const papers = ['a4', 'letter']
  const parts = [
    'map',
    'counters',
    'cards',
    'map,counters',
    'map,cards',
    'counters,cards',
    'map,counters,cards',
  ]
  const short = await openHouse()
  const asked = papers.flatMap(paper =>
    parts.map(what =>
      fetch(`${short.url}/api/scenarios/hastings-1066/sheet.pdf?paper=${paper}&what=${what}`).then(
        async reply => (await reply.arrayBuffer(), reply.status),
        () => 'broken off',
      ),
    ),
  )
  expect(await Promise.race(asked)).toBe(503)
  expect((await fetch(`${short.url}/health`)).status).toBe(200)
  await short.close()
  const statuses = await Promise.all(asked)
  expect(statuses.filter(status => status === 503).length).toBeGreaterThanOrEqual(
    papers.length * parts.length - 9,
  )
})

test('a server that stops while it prints stops', async () => {
  const short = await openHouse()
  const asked = fetch(`${short.url}/api/scenarios/hastings-1066/sheet.pdf`).then(
    ({ status }) => status,
    () => 'broken off',
  )
  await fetch(`${short.url}/api/scenarios`)
  await short.close()
  expect([500, 503, 'broken off']).toContain(await asked)
})
