import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Request } from './messages.ts'
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
const LIST = 'answers must be a list of 1 to 64 answers'

test.for(REQUESTS.map(request => [JSON.stringify(request), request] as const))(
  '%s is read',
  ([text, request]) => {
    expect(parseRequest(text)).toEqual({ ok: true, request })
  },
)

test.for<[string, string, string | null]>([
  ['', 'it must be JSON', null],
  ['{"do":"undo","id":"u"', 'it must be JSON', null],
  ['[]', 'it must be an object', null],
  ['null', 'it must be an object', null],
  ['"hello"', 'it must be an object', null],
  ['{}', 'do is missing', null],
  ['{"do":7,"id":"u"}', 'do must be one of hello, answer, undo, sample, history, holiday', 'u'],
  ['{"do":"toString","id":"u"}', 'do must be one of', 'u'],
  ['{"do":"__proto__","id":"u"}', 'do must be one of', 'u'],
  ['{"do":"undo"}', 'id is missing', null],
  ['{"do":"undo","id":""}', 'id must be 1 to 64', null],
  [`{"do":"undo","id":"${id64}x"}`, 'id must be 1 to 64', null],
  ['{"do":"undo","id":"a b"}', 'id must be 1 to 64', null],
  ['{"do":"undo","id":"a\\n"}', 'id must be 1 to 64', null],
  ['{"do":"undo","id":5}', 'id must be 1 to 64', null],
  ['{"do":"undo","id":"u","more":1}', '"more" is not known here', 'u'],
  ['{"do":"undo","id":"u","__proto__":1}', '"__proto__" is not known here', 'u'],
  ['{"do":"hello","token":null}', 'token must be', null],
  ['{"do":"hello","seen":-1}', 'seen must be a whole number from 0 on', null],
  ['{"do":"hello","seen":1.5}', 'seen must be', null],
  ['{"do":"hello","seen":9007199254740993}', 'seen must be', null],
  ['{"do":"hello","id":"h"}', '"id" is not known here', 'h'],
  ['{"do":"history","id":"h","from":"0"}', 'from must be', 'h'],
  ['{"do":"sample","id":"s","count":0}', 'count must be a whole number from 1 to 50', 's'],
  ['{"do":"sample","id":"s","count":51}', 'count must be', 's'],
  ['{"do":"holiday","id":"y","days":61}', 'days must be a whole number from 1 to 60', 'y'],
  ['{"do":"answer","id":"a","decision":"d"}', 'answers is missing', 'a'],
  ['{"do":"answer","id":"a","decision":"d","answer":"pass"}', 'this program is out of date', 'a'],
  ['{"do":"answer","id":"a","decision":"d","answer":1,"answers":[1]}', '"answer" is not known here', 'a'],
  ['{"do":"answer","id":"a","decision":"d","answers":{"length":1}}', LIST, 'a'],
  [answering(), LIST, 'a'],
  [answering(...Array.from({ length: 65 }, () => '1')), LIST, 'a'],
  ['{"do":"hello","options":1}', 'options must be true or false', null],
  [answering('1', '0.5'), 'answers[1] must be data', 'a'],
  [answering('{"x":1e300}'), 'answers[0] must be data', 'a'],
  [answering('[{"__proto__":{"to":1}}]'), 'answers[0] must be data', 'a'],
])('%s is malformed: %s', ([text, why, id]) => {
  const parsed = parseRequest(text)
  expect(parsed).toMatchObject({ ok: false, why: 'malformed', id })
  expect(!parsed.ok && parsed.text).toContain(why)
})

describe('limits come before everything else', () => {
  const padded = (bytes: number, letter = 'x'): string => {
    const fill = bytes - Buffer.byteLength(answering('""'))
    return answering(`"${letter.repeat(Math.floor(fill / Buffer.byteLength(letter)))}"`)
  }

  test('a message of 64 kB is read, and one byte more is too large', () => {
    expect(parseRequest(padded(LIMITS.size)).ok).toBe(true)
    expect(parseRequest(padded(LIMITS.size + 1))).toMatchObject({ ok: false, why: 'too-large', id: null })
  })

  test.for(['é', '€', '😀'])('bytes are counted, not letters: %s', letter => {
    const most = padded(LIMITS.size, letter)
    expect(Buffer.byteLength(most)).toBeGreaterThan(LIMITS.size - 4)
    expect(parseRequest(most).ok).toBe(true)
    expect(parseRequest(most.replace(letter, letter + letter))).toMatchObject({ ok: false, why: 'too-large' })
  })

  test('twelve levels are read, and thirteen are too deep', () => {
    expect(parseRequest(answering(nested(LIMITS.depth - 2))).ok).toBe(true)
    expect(parseRequest(answering(nested(LIMITS.depth - 1)))).toMatchObject({ ok: false, why: 'too-deep' })
    expect(parseRequest('{"a":'.repeat(13))).toMatchObject({ ok: false, why: 'too-deep' })
    expect(parseRequest('['.repeat(LIMITS.size))).toMatchObject({ ok: false, why: 'too-deep' })
  })

  test('brackets in a text are no levels', () => {
    expect(parseRequest(answering(JSON.stringify(`\\"${'['.repeat(50)}"{`))).ok).toBe(true)
    expect(parseRequest(answering(`["\\\\",${nested(LIMITS.depth - 1)}]`))).toMatchObject({ why: 'too-deep' })
  })
})

/** Something that would pass for a request, were it not for what is done to its text. */
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

/** Whether it is one of the requests with all that belongs to it, looked at in another way than the parser's. */
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

test('nothing makes it throw, and what it lets through is one of the requests, whole', () => {
  let read = 0
  const holds = (text: string): boolean => {
    const parsed = parseRequest(text)
    if (parsed.ok) read++
    return parsed.ok ? isWhole(parsed.request) : parsed.text !== ''
  }
  const anything = fc.oneof(mangled, misshapen, fc.json({ maxDepth: 14 }), fc.string({ unit: 'binary' }))
  expect(() => fc.assert(fc.property(anything, holds), { numRuns: 3_000, seed: 1 })).not.toThrow()
  expect(read).toBeGreaterThan(100)
})

const outcome = (value: unknown, fault: string | null): unknown =>
  fault === null ? { ok: true, value } : { ok: false, text: expect.stringContaining(fault) as string }

const NONCE = 'ab'.repeat(32)
const SEAT = { invitation: 'in-v', name: 'Zoë 🛡', nonce: NONCE, token: 'T_-4'.repeat(6) }

test.for<[string, unknown, string | null]>([
  ['a game', { scenario: 'hastings-1066', seats: ['human', { bot: 'captain' }] }, null],
  [
    'a clock',
    { scenario: 's', seats: ['human'], clock: { perMove: 60_000, reserve: 0, holidays: 14 } },
    null,
  ],
  ['nothing', undefined, 'it must be an object'],
  ['a list', [], 'it must be an object'],
  ['no seats', { scenario: 's' }, 'seats is missing'],
  ['seats of another kind', { scenario: 's', seats: 2 }, 'seats must be a list'],
  ['many seats', { scenario: 's', seats: Array(17).fill('human') }, 'seats must have at most 16 entries'],
  ['a bad seat', { scenario: 's', seats: ['human', 'robot'] }, 'seats[1] must be "human" or { "bot": NAME }'],
  ['a bad bot', { scenario: 's', seats: [{ bot: '../x' }] }, 'seats[0] must be'],
  ['a path', { scenario: '../../etc', seats: ['human'] }, 'scenario must be'],
  ['an unknown field', { scenario: 's', seats: [], dice: 'mine' }, '"dice" is not known here'],
  [
    'a bad clock',
    { scenario: 's', seats: [], clock: { perMove: 0 } },
    'clock.perMove must be a whole number from 1',
  ],
  ['an unknown time', { scenario: 's', seats: [], clock: { bonus: 1 } }, 'clock."bonus" is not known here'],
])('a new game with %s: %s', ([, value, fault]) => {
  expect(parseNewGame(value)).toEqual(outcome(value, fault))
})

test.for<[string, unknown, string | null]>([
  ['all there', SEAT, null],
  ['no nonce', { ...SEAT, nonce: undefined }, 'nonce must be 64 hexadecimal digits'],
  ['a blank name', { ...SEAT, name: '  ' }, 'name must be 1 to 40 characters on one line'],
  ['a name of joined emoji', { ...SEAT, name: '👩🏽‍🚀'.repeat(10) }, null],
  ['a long name', { ...SEAT, name: 'x'.repeat(41) }, 'name must be'],
  ['a name heaped with accents', { ...SEAT, name: `a${'\u0301'.repeat(100)}` }, '(at most 160 bytes)'],
  [
    'a name that clears the screen',
    { ...SEAT, name: 'a\u001b[2J' },
    'without control or invisible characters',
  ],
  ['a name that nobody sees', { ...SEAT, name: '\u200b\u3164' }, 'name must be'],
  ['a blank sign', { ...SEAT, name: '\u2800' }, 'name must be'],
  ['a name that hides a letter', { ...SEAT, name: 'Har\u200dold' }, 'name must be'],
  ['a byte order mark', { ...SEAT, name: '\ufeffHarold' }, 'name must be'],
  ['a Persian name', { ...SEAT, name: 'می‌خواهم' }, null],
  ['a coloured shield', { ...SEAT, name: '🛡️ Zoë' }, null],
  ['a name of two lines', { ...SEAT, name: 'a\nb' }, 'name must be'],
  ['a name that turns the line', { ...SEAT, name: 'a\u202eb' }, 'name must be'],
  ['half a letter', { ...SEAT, name: 'a\ud800' }, 'name must be'],
  ['four accents on one letter', { ...SEAT, name: `a${'\u0301'.repeat(4)}` }, null],
  [
    'five accents on one letter',
    { ...SEAT, name: `a${'\u0301'.repeat(5)}` },
    'more than 4 marks on a letter',
  ],
  [
    'accents heaped with joiners',
    { ...SEAT, name: `a${'\u0301\u0302\u200d'.repeat(3)}\u0301` },
    'name must be',
  ],
  ['a place for an object', { ...SEAT, name: 'a\ufffcb' }, 'name must be'],
  ['a noncharacter', { ...SEAT, name: 'a\uffff' }, 'name must be'],
  ['a noncharacter of another plane', { ...SEAT, name: 'a\u{1fffe}b' }, 'name must be'],
  ['a space before its name', { ...SEAT, name: ' Harold' }, 'spaces at either end'],
  ['a wide space behind its name', { ...SEAT, name: 'Harold\u3000' }, 'name must be'],
  ['a short nonce', { ...SEAT, nonce: 'ab' }, 'nonce must be'],
  ['capitals', { ...SEAT, nonce: 'AB'.repeat(32) }, 'nonce must be'],
  ['a token to be guessed', { ...SEAT, token: 'x'.repeat(23) }, 'token must be 24 to 64 letters'],
  ['no token', { invitation: 'i', name: 'n', nonce: NONCE }, 'token is missing'],
])('a seat with %s: %s', ([, value, fault]) => {
  expect(parseTakeSeat(value)).toEqual(outcome(value, fault))
})

test('bodies of any shape are refused without a throw', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true }), value => {
      for (const parsed of [parseNewGame(value), parseTakeSeat(value)])
        expect(parsed.ok ? 'read' : parsed.text).not.toBe('')
    }),
    { numRuns: 500, seed: 2 },
  )
})
