import { afterAll, beforeAll, expect, test } from 'vitest'
import type { House } from '../testing/house.ts'
import { openHouse } from '../testing/house.ts'

let house: House
beforeAll(async () => void (house = await openHouse()))
afterAll(() => house.close())

const ask = (path: string): Promise<Response> => fetch(`${house.url}/api/scenarios/${path}`)

test('a scenario is printed once, and whoever asks for it gets the same', async () => {
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

test.for([
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
