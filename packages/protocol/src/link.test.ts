import { expect, test } from 'vitest'
import { linkText, parseLink } from './link.ts'

const GAME = 'B1p_-x'

test.each([
  ['http://127.0.0.1:4444', 'http://127.0.0.1:4444/join/B1p_-x#2Jx'],
  ['https://games.example.org', 'https://games.example.org/join/B1p_-x#2Jx'],
  ['https://example.org/sandtable', 'https://example.org/sandtable/join/B1p_-x#2Jx'],
  ['http://[::1]:4444', 'http://[::1]:4444/join/B1p_-x#2Jx'],
])('an invitation to a server at %s is %s, and reads back the same', (url, text) => {
  const link = { url, game: GAME, invitation: '2Jx' }
  expect(linkText(link)).toBe(text)
  expect(linkText({ ...link, url: `${url}/` })).toBe(text)
  expect(parseLink(text)).toEqual(link)
  expect(parseLink(` ${text}\n`)).toEqual(link)
})

test('a link without an invitation is for watching', () => {
  const link = { url: 'http://localhost:4444', game: GAME, invitation: null }
  expect(linkText(link)).toBe('http://localhost:4444/watch/B1p_-x')
  expect(parseLink(linkText(link))).toEqual(link)
})

test('the invitation is in no part of a link that is sent to a server', () => {
  const text = linkText({ url: 'http://localhost:4444', game: GAME, invitation: 'secret' })
  const { origin, pathname, search } = new URL(text)
  expect(origin + pathname + search).not.toContain('secret')
})

test.each([
  'B1p.2Jx',
  'http://localhost:4444',
  'http://localhost:4444/join/B1p',
  'http://localhost:4444/watch/B1p#2Jx',
  'http://localhost:4444/join/B1p#2J%78',
  'http://localhost:4444/join/B1p/more#2Jx',
  'http://localhost:4444/join/B%31p#2Jx',
  'http://localhost:4444/join/B1p?a=b#2Jx',
  'http://name:word@localhost:4444/join/B1p#2Jx',
  'ftp://localhost/join/B1p#2Jx',
  `http://localhost:4444/join/${'g'.repeat(65)}#2Jx`,
  `http://localhost:4444/join/B1p#${'i'.repeat(65)}`,
  '',
])('%j is no link to a game', text => {
  expect(parseLink(text)).toBeNull()
})
