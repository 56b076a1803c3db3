import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WORDS } from '@sandtable/kernel'
import type { Request } from './messages.ts'
import type { Refusal } from './refusals.ts'
import { LIMITS } from './limits.ts'
import { parseNewGame, parseRequest, parseTakeSeat } from './parse.ts'

const REQUESTS: readonly Request[] = [
  { do: 'hello' },
  { do: 'hello', token: 'aB3_-', seen: 0 },
  { do: 'hello', token: 'aB3_-', options: true },
  { do: 'answer', id: 'a1', decision: 'd-7', answers: [{ do: 'march', stack: [3, 7], to: 12 }] },
  { do: 'answer', id: 'a2', decision: 'd', answers: [null] },
  { do: 'answer', id: 'a3', decision: 'd', answers: Array.from({ length: LIMITS.answers }, (_, i) => i) },
  { do: 'undo', id: 'u' },
  { do: 'sample', id: 's', count: 50 },
  { do: 'history', id: 'h', from: 12 },
  { do: 'holiday', id: 'y', days: 60 },
]

const id64 = 'x'.repeat(64)
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
const answering = (...answers: string[]): string =>
  `{"do":"answer","id":"a","decision":"d","answers":[${answers.join()}]}`
const LIST: Refusal = { key: 'entries', parts: { at: 'answers', least: 1, most: 64 } }
const NO_JSON: Refusal = { key: 'no-json', parts: {} }
const NO_OBJECT: Refusal = { key: 'no-object', parts: { at: '' } }
const ONE_OF: Refusal = {
  key: 'one-of',
  parts: { at: 'do', choices: ['hello', 'answer', 'undo', 'say', 'sample', 'history', 'holiday'] },
}
const id = (at: string): Refusal => ({ key: 'letters', parts: { at, least: 1, most: 64 } })
const missing = (at: string): Refusal => ({ key: 'missing', parts: { at } })
const unknown = (at: string): Refusal => ({ key: 'unknown', parts: { at } })
const from = (at: string, least: number): Refusal => ({ key: 'whole-from', parts: { at, least } })
const between = (at: string, least: number, most: number): Refusal => ({
  key: 'whole-between',
  parts: { at, least, most },
})
const data = (at: string): Refusal => ({ key: 'data', parts: { at } })

test.for(REQUESTS.map(request => [JSON.stringify(request), request] as const))(
  '%s is read',
  ([text, request]) => {
    expect(parseRequest(text)).toEqual({ ok: true, request })
  },
)

test.for<[string, Refusal, string | null]>([
  ['', NO_JSON, null],
  ['{"do":"undo","id":"u"', NO_JSON, null],
  ['[]', NO_OBJECT, null],
  ['null', NO_OBJECT, null],
  ['"hello"', NO_OBJECT, null],
  ['{}', missing('do'), null],
  ['{"do":7,"id":"u"}', ONE_OF, 'u'],
  ['{"do":"toString","id":"u"}', ONE_OF, 'u'],
  ['{"do":"__proto__","id":"u"}', ONE_OF, 'u'],
  ['{"do":"undo"}', missing('id'), null],
  ['{"do":"undo","id":""}', id('id'), null],
  [`{"do":"undo","id":"${id64}x"}`, id('id'), null],
  ['{"do":"undo","id":"a b"}', id('id'), null],
  ['{"do":"undo","id":"a\\n"}', id('id'), null],
  ['{"do":"undo","id":5}', id('id'), null],
  ['{"do":"undo","id":"u","more":1}', unknown('"more"'), 'u'],
  ['{"do":"undo","id":"u","__proto__":1}', unknown('"__proto__"'), 'u'],
  ['{"do":"hello","token":null}', id('token'), null],
  ['{"do":"hello","seen":-1}', from('seen', 0), null],
  ['{"do":"hello","seen":1.5}', from('seen', 0), null],
  ['{"do":"hello","seen":9007199254740993}', from('seen', 0), null],
  ['{"do":"hello","id":"h"}', unknown('"id"'), 'h'],
  ['{"do":"history","id":"h","from":"0"}', from('from', 0), 'h'],
  ['{"do":"sample","id":"s","count":0}', between('count', 1, 50), 's'],
  ['{"do":"sample","id":"s","count":51}', between('count', 1, 50), 's'],
  ['{"do":"holiday","id":"y","days":61}', between('days', 1, 60), 'y'],
  ['{"do":"answer","id":"a","decision":"d"}', missing('answers'), 'a'],
  ['{"do":"answer","id":"a","decision":"d","answer":"pass"}', { key: 'outdated', parts: {} }, 'a'],
  ['{"do":"answer","id":"a","decision":"d","answer":1,"answers":[1]}', unknown('"answer"'), 'a'],
  ['{"do":"answer","id":"a","decision":"d","answers":{"length":1}}', LIST, 'a'],
  [answering(), LIST, 'a'],
  [answering(...Array.from({ length: 65 }, () => '1')), LIST, 'a'],
  ['{"do":"hello","options":1}', { key: 'flag', parts: { at: 'options' } }, null],
  [answering('1', '0.5'), data('answers[1]'), 'a'],
  [answering('{"x":1e300}'), data('answers[0]'), 'a'],
  [answering('[{"__proto__":{"to":1}}]'), data('answers[0]'), 'a'],
])('%s is malformed: %o', ([text, refusal, quoted]) => {
  expect(parseRequest(text)).toEqual({ ok: false, refusal, id: quoted })
})

describe('limits come before everything else', () => {
  const padded = (bytes: number, letter = 'x'): string => {
    const fill = bytes - Buffer.byteLength(answering('""'))
    return answering(`"${letter.repeat(Math.floor(fill / Buffer.byteLength(letter)))}"`)
  }

  test('a message of 64 kB is read, and one byte more is too large', () => {
    expect(parseRequest(padded(LIMITS.size)).ok).toBe(true)
    expect(parseRequest(padded(LIMITS.size + 1))).toMatchObject({
      ok: false,
      refusal: { key: 'too-large' },
      id: null,
    })
  })

  test.for(['é', '€', '😀'])('bytes are counted, not letters: %s', letter => {
    const most = padded(LIMITS.size, letter)
    expect(Buffer.byteLength(most)).toBeGreaterThan(LIMITS.size - 4)
    expect(parseRequest(most).ok).toBe(true)
    expect(parseRequest(most.replace(letter, letter + letter))).toMatchObject({
      ok: false,
      refusal: { key: 'too-large' },
    })
  })

  test('twelve levels are read, and thirteen are too deep', () => {
    expect(parseRequest(answering(nested(LIMITS.depth - 2))).ok).toBe(true)
    expect(parseRequest(answering(nested(LIMITS.depth - 1)))).toMatchObject({
      ok: false,
      refusal: { key: 'too-deep' },
    })
    expect(parseRequest('{"a":'.repeat(13))).toMatchObject({ ok: false, refusal: { key: 'too-deep' } })
    expect(parseRequest('['.repeat(LIMITS.size))).toMatchObject({ ok: false, refusal: { key: 'too-deep' } })
  })

  test('brackets in a text are no levels', () => {
    expect(parseRequest(answering(JSON.stringify(`\\"${'['.repeat(50)}"{`))).ok).toBe(true)
    expect(parseRequest(answering(`["\\\\",${nested(LIMITS.depth - 1)}]`))).toMatchObject({
      refusal: { key: 'too-deep' },
    })
  })
})

/** Something that would pass for a request without the mutation of its text. */
const mangled = fc
  .tuple(
    fc.constantFrom(...REQUESTS.map(request => JSON.stringify(request))),
    fc.array(fc.tuple(fc.nat(), fc.nat(3), fc.string({ maxLength: 3 })), { maxLength: 4 }),
  )
  .map(([text, cuts]) =>
    cuts.reduce((so, [at, length, instead]) => {
      const place = at % (so.length + 1)
      return so.slice(0, place) + instead + so.slice(place + length)
    }, text),
  )

/** A request with one field put in, left out or replaced by anything. */
const misshapen = fc
  .tuple(
    fc.constantFrom(...REQUESTS),
    fc.constantFrom(
      'do',
      'id',
      'token',
      'seen',
      'decision',
      'answer',
      'answers',
      'options',
      'count',
      'from',
      'days',
      'x',
    ),
    fc.option(fc.jsonValue(), { nil: undefined }),
  )
  .map(([request, key, value]) => JSON.stringify({ ...request, [key]: value }))

/** Whether it is a complete request, checked in another way than the parser's. */
function isWhole(request: Request): boolean {
  const keys = Object.keys(request).sort().join()
  const id = 'id' in request && /^[\w-]{1,64}$/.test(request.id)
  switch (request.do) {
    case 'hello':
      return (
        /^do(,options)?(,seen)?(,token)?$/.test(keys) &&
        (request.seen ?? 0) >= 0 &&
        typeof (request.options ?? true) === 'boolean'
      )
    case 'answer':
      return (
        id &&
        keys === 'answers,decision,do,id' &&
        Array.isArray(request.answers) &&
        request.answers.length >= 1 &&
        request.answers.length <= 64 &&
        !/[.]\d/.test(JSON.stringify(request.answers).replace(/"[^"]*"/g, ''))
      )
    case 'say':
      return id && keys === 'do,id,word' && WORDS.includes(request.word)
    case 'undo':
      return id && keys === 'do,id'
    case 'sample':
      return id && keys === 'count,do,id' && request.count >= 1 && request.count <= 50
    case 'history':
      return id && keys === 'do,from,id' && request.from >= 0
    case 'holiday':
      return id && keys === 'days,do,id' && request.days >= 1 && request.days <= 60
  }
}

test('nothing makes it throw, and anything it accepts is a complete request', () => {
  let read = 0
  const holds = (text: string): boolean => {
    const parsed = parseRequest(text)
    if (parsed.ok) read++
    return !parsed.ok || isWhole(parsed.request)
  }
  const anything = fc.oneof(mangled, misshapen, fc.json({ maxDepth: 14 }), fc.string({ unit: 'binary' }))
  expect(() => fc.assert(fc.property(anything, holds), { numRuns: 3_000, seed: 1 })).not.toThrow()
  expect(read).toBeGreaterThan(100)
})

const outcome = (value: unknown, refusal: Refusal | null): unknown =>
  refusal === null ? { ok: true, value } : { ok: false, refusal }

const BAD_NAME: Refusal = { key: 'bad-name', parts: { most: 40, bytes: 160 } }
const seat = (at: string): Refusal => ({
  key: 'one-of',
  parts: { at, choices: ['"human"', '{ "bot": NAME }'] },
})
const MANY: Refusal = { key: 'entries', parts: { at: 'seats', least: 0, most: 16 } }
const NO_NONCE: Refusal = { key: 'digits', parts: { at: 'nonce', digits: 64 } }

const NONCE = 'ab'.repeat(32)
const SEAT = { invitation: 'in-v', name: 'Zoë 🛡', nonce: NONCE, token: 'T_-4'.repeat(6) }

test.for<[string, unknown, Refusal | null]>([
  ['a game', { scenario: 'hastings-1066', seats: ['human', { bot: 'captain' }] }, null],
  [
    'a clock',
    { scenario: 's', seats: ['human'], clock: { perMove: 60_000, reserve: 0, holidays: 14 } },
    null,
  ],
  ['nothing', undefined, NO_OBJECT],
  ['a list', [], NO_OBJECT],
  ['no seats', { scenario: 's' }, missing('seats')],
  ['seats of another kind', { scenario: 's', seats: 2 }, MANY],
  ['many seats', { scenario: 's', seats: Array(17).fill('human') }, MANY],
  ['a bad seat', { scenario: 's', seats: ['human', 'robot'] }, seat('seats[1]')],
  ['a bad bot', { scenario: 's', seats: [{ bot: '../x' }] }, seat('seats[0]')],
  ['a path', { scenario: '../../etc', seats: ['human'] }, id('scenario')],
  ['an unknown field', { scenario: 's', seats: [], dice: 'mine' }, unknown('"dice"')],
  [
    'a bad clock',
    { scenario: 's', seats: [], clock: { perMove: 0 } },
    between('clock.perMove', 1, 31_536_000_000),
  ],
  ['an unknown time', { scenario: 's', seats: [], clock: { bonus: 1 } }, unknown('clock."bonus"')],
])('a new game with %s: %o', ([, value, fault]) => {
  expect(parseNewGame(value)).toEqual(outcome(value, fault))
})

test.for<[string, unknown, Refusal | null]>([
  ['all there', SEAT, null],
  ['no nonce', { ...SEAT, nonce: undefined }, NO_NONCE],
  ['a blank name', { ...SEAT, name: '  ' }, BAD_NAME],
  ['a name of joined emoji', { ...SEAT, name: '👩🏽‍🚀'.repeat(10) }, null],
  ['a long name', { ...SEAT, name: 'x'.repeat(41) }, BAD_NAME],
  ['a name heaped with accents', { ...SEAT, name: `a${'\u0301'.repeat(100)}` }, BAD_NAME],
  ['a name that clears the screen', { ...SEAT, name: 'a\u001b[2J' }, BAD_NAME],
  ['a name that nobody sees', { ...SEAT, name: '\u200b\u3164' }, BAD_NAME],
  ['a blank sign', { ...SEAT, name: '\u2800' }, BAD_NAME],
  ['a name that hides a letter', { ...SEAT, name: 'Har\u200dold' }, BAD_NAME],
  ['a byte order mark', { ...SEAT, name: '\ufeffHarold' }, BAD_NAME],
  ['a Persian name', { ...SEAT, name: 'می‌خواهم' }, null],
  ['a coloured shield', { ...SEAT, name: '🛡️ Zoë' }, null],
  ['a name of two lines', { ...SEAT, name: 'a\nb' }, BAD_NAME],
  ['a name that turns the line', { ...SEAT, name: 'a\u202eb' }, BAD_NAME],
  ['half a letter', { ...SEAT, name: 'a\ud800' }, BAD_NAME],
  ['four accents on one letter', { ...SEAT, name: `a${'\u0301'.repeat(4)}` }, null],
  ['five accents on one letter', { ...SEAT, name: `a${'\u0301'.repeat(5)}` }, BAD_NAME],
  ['accents heaped with joiners', { ...SEAT, name: `a${'\u0301\u0302\u200d'.repeat(3)}\u0301` }, BAD_NAME],
  ['a place for an object', { ...SEAT, name: 'a\ufffcb' }, BAD_NAME],
  ['a noncharacter', { ...SEAT, name: 'a\uffff' }, BAD_NAME],
  ['a noncharacter of another plane', { ...SEAT, name: 'a\u{1fffe}b' }, BAD_NAME],
  ['a space before its name', { ...SEAT, name: ' Harold' }, BAD_NAME],
  ['a wide space behind its name', { ...SEAT, name: 'Harold\u3000' }, BAD_NAME],
  ['a short nonce', { ...SEAT, nonce: 'ab' }, NO_NONCE],
  ['capitals', { ...SEAT, nonce: 'AB'.repeat(32) }, NO_NONCE],
  [
    'a token to be guessed',
    { ...SEAT, token: 'x'.repeat(23) },
    { key: 'letters', parts: { at: 'token', least: 24, most: 64 } },
  ],
  ['no token', { invitation: 'i', name: 'n', nonce: NONCE }, missing('token')],
])('a seat with %s: %o', ([, value, fault]) => {
  expect(parseTakeSeat(value)).toEqual(outcome(value, fault))
})

test('bodies of any shape are refused without a throw', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true }), value => {
      for (const parsed of [parseNewGame(value), parseTakeSeat(value)])
        expect(parsed.ok ? 'read' : parsed.refusal.key).not.toBe('')
    }),
    { numRuns: 500, seed: 2 },
  )
})
