import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGame } from '@sandtable/protocol'
import { WAW } from '@sandtable/waw'
import type { House } from '../testing/house.ts'
import { openHouse } from '../testing/house.ts'
import { answerTo } from '../testing/raw-answer.ts'
import { hello } from '../testing/tap.ts'

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><meta name="build" content="1f"><title>the table</title>',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/index-Ab12.js': `export const table = '${'x'.repeat(5000)}'`,
  'assets/index-Ab12.css': 'body { margin: 0 }',
  'assets/garamond-Ab12.woff2': 'a font',
  'assets/notes': 'of no known kind',
}

const folder = mkdtempSync(join(tmpdir(), 'sandtable-pages-'))
let house: House
beforeAll(async () => {
  mkdirSync(join(folder, 'dist/assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'not for others')
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, 'dist', name), text)
  house = await openHouse({ pages: join(folder, 'other/../dist/') })
})
afterAll(async () => {
  await house.close()
  rmSync(folder, { recursive: true })
})

describe('files', () => {
  test.for([
    ['/icon.svg', 'icon.svg', 'image/svg+xml', 'no-cache'],
    ['/favicon.ico', 'icon.svg', 'image/svg+xml', 'no-cache'],
    ['/assets/index-Ab12.js', 'assets/index-Ab12.js', 'text/javascript; charset=utf-8', 'lasting'],
    ['/assets/index-Ab12.css', 'assets/index-Ab12.css', 'text/css; charset=utf-8', 'lasting'],
    ['/assets/garamond-Ab12.woff2', 'assets/garamond-Ab12.woff2', 'font/woff2', 'lasting'],
    ['/assets/notes', 'assets/notes', 'application/octet-stream', 'lasting'],
  ] as const)('%s has its type, and says how long it stays fresh', async ([address, file, type, lasting]) => {
    const answer = await fetch(house.url + address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('cache-control')).toBe(
      lasting === 'lasting' ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
    expect(await answer.text()).toBe(FILES[file])
  })

  test('a client that already has a file is not sent it again', async () => {
    const first = await fetch(`${house.url}/icon.svg`)
    const tag = first.headers.get('etag') as string
    await first.text()
    const again = await fetch(`${house.url}/icon.svg`, { headers: { 'if-none-match': tag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const other = await fetch(`${house.url}/icon.svg`, { headers: { 'if-none-match': '"other"' } })
    expect([other.status, await other.text()]).toEqual([200, FILES['icon.svg']])
  })

  test.for([
    ['/assets/index-Ab12.js', 'gzip, br', 'gzip'],
    ['/assets/index-Ab12.js', 'identity', null],
    ['/assets/garamond-Ab12.woff2', 'gzip', null],
  ] as const)('%s for a client that accepts %s comes as %s', async ([address, takes, packed]) => {
    const answer = await fetch(house.url + address, { headers: { 'accept-encoding': takes } })
    expect(answer.headers.get('content-encoding')).toBe(packed)
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    expect(await answer.text()).toBe(FILES[address.slice(1)])
  })
})

test.for([
  '/',
  '/game/abc',
  '/join/abc',
  '/watch/abc',
  '/replay',
  '/replay/abc',
  '/odds',
  '/miniatures',
  '/learn',
  '/rules',
  '/rules/manpower',
  '/units',
  '/units/waw',
])('%s is a view of the table', async view => {
  const answer = await fetch(house.url + view)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await answer.text()).toBe(FILES['index.html'])
})

test('a page may use nothing but its own', async () => {
  const { headers } = await fetch(house.url)
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; /)
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})

test.for([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '//secret.txt',
  '/secret.txt',
  '/assets/',
  '/nothing',
])('there is nothing at %s', async path => {
  const { status, body } = await answerTo(
    house.url,
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`,
  )
  expect([status, JSON.parse(body)]).toMatchObject([404, { error: 'not-found' }])
})

describe('an address that leads nowhere', () => {
  const asked = (path: string, headers: Record<string, string>, method = 'GET'): Promise<Response> =>
    fetch(house.url + path, { headers, method })

  test.for(['/nothing', '/game', '/game/', '/games/abc', '/rules/waw/12'])(
    'shows a browser the table, which says so: %s',
    async path => {
      const answer = await asked(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
      expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
      expect(await answer.text()).toBe(FILES['index.html'])
    },
  )

  test.for([
    ['a program', '/nothing', 'application/json', 'GET'],
    ['somebody who takes anything', '/nothing', '*/*', 'GET'],
    ['a browser at the interface for programs', '/api/nothing', 'text/html', 'GET'],
    ['a page whose script is gone', '/assets/index-Old.js', 'text/html', 'GET'],
    ['a form', '/nothing', 'text/html', 'POST'],
  ] as const)('sends %s as data', async ([, path, accept, method]) => {
    const answer = await asked(path, { accept }, method)
    expect([answer.status, await answer.json()]).toMatchObject([404, { error: 'not-found' }])
  })
})

test('a welcome names the version of the rules and the build of the pages', async () => {
  const { game } = await createGame(house.url, { scenario: 'hastings-1066', seats: ['human', 'human'] })
  const line = await hello(house.url, game)
  expect(await line.last('welcome')).toMatchObject({ ruleset: WAW.name, version: WAW.version, build: '1f' })
  line.close()
})

test('a folder without a table is refused, and nothing stays open', async () => {
  const empty = join(folder, 'empty')
  mkdirSync(empty)
  await expect(openHouse({ pages: empty })).rejects.toThrow(`no-pages {"folder":"${empty}"}`)
})
