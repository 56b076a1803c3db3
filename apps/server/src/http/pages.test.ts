import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { House } from '../testing/house.ts'
import { openHouse } from '../testing/house.ts'
import { answerTo } from '../testing/raw-answer.ts'

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>the table</title>',
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
  ] as const)('%s has its type, and says how long it lasts', async ([address, file, type, lasting]) => {
    const answer = await fetch(house.url + address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('cache-control')).toBe(
      lasting === 'lasting' ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
    expect(await answer.text()).toBe(FILES[file])
  })

  test('whoever has it already is not sent it again', async () => {
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
  ] as const)('%s for who takes %s comes as %s', async ([address, takes, packed]) => {
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
  '/tabletop',
  '/learn',
  '/rules',
  '/rules/manpower',
  '/print/hastings-1066',
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

test('a folder without a table is refused, and nothing stays open', async () => {
  const empty = join(folder, 'empty')
  mkdirSync(empty)
  await expect(openHouse({ pages: empty })).rejects.toThrow(
    `${empty} has no index.html: build the pages with npm run build`,
  )
})
