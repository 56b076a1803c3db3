import { expect, test } from 'vitest'
import { copy, digest, encode, isData, same } from './data.ts'

test('[K-2] a copy shares no part with its original', () => {
  const original = {
    row: [1, 2],
    rows: [[1], [2]],
    deep: { list: [{ x: 1 }, null] },
    none: null,
    tuple: ['a', [1]],
  }
  const made = copy(original)
  expect(made).toEqual(original)
  original.row[0] = 9
  original.rows[1]![0] = 9
  original.deep.list[0]!.x = 9
  ;(original.tuple[1] as number[])[0] = 9
  expect(made).toEqual({
    row: [1, 2],
    rows: [[1], [2]],
    deep: { list: [{ x: 1 }, null] },
    none: null,
    tuple: ['a', [1]],
  })
})

test('[K-2] a long row of rows or of objects and nulls is copied deeply', () => {
  const rows = Array.from({ length: 40 }, (_, i) => (i % 2 ? [i] : null))
  const made = copy(rows)
  rows[39]![0] = -1
  expect(made[39]).toEqual([39])
})

test('[K-2] a tuple is copied deeply, whatever it starts with', () => {
  const tuple = [...Array.from({ length: 15 }, (_, i) => i), { x: 1 }]
  const made = copy(tuple)
  expect(made).toEqual(tuple)
  expect(made[15]).not.toBe(tuple[15])
})

test('[K-2] plain values are their own copies', () => {
  expect([copy(5), copy('a'), copy(null), copy(false)]).toEqual([5, 'a', null, false])
})

test('[K-3] data has one written form, whatever the order of its keys', () => {
  expect(encode({ b: [1, null, true], a: { d: 'x"', c: -2 } })).toBe(
    '{"a":{"c":-2,"d":"x\\""},"b":[1,null,true]}',
  )
  expect(encode({ Z: 1, a: 2, A: 3, '10': 4, '9': 5 })).toBe('{"10":4,"9":5,"A":3,"Z":1,"a":2}')
  expect(encode([-0, [], {}])).toBe('[0,[],{}]')
})

test('[K-3] an object without a prototype is data as well', () => {
  const bare = Object.assign(Object.create(null) as object, { a: 1 })
  expect([encode(bare), isData(bare), isData({ a: [null, 'x', true, { b: -1 }] })]).toEqual([
    '{"a":1}',
    true,
    true,
  ])
})

test('[K-3] what is written reads back the same', () => {
  const data = { a: [0, -1, 2 ** 53 - 1], 'é\u2028': '\ud800 "\\', c: [[], {}, [[null]]] }
  expect(JSON.parse(encode(data))).toEqual(data)
})

test.for([
  ['a fraction', { a: [1, 0.5] }, 'value.a[1] is 0.5, no whole number'],
  ['no number', { a: NaN }, 'value.a is NaN, no whole number'],
  ['a number too great to be exact', 2 ** 53, 'value is 9007199254740992, no whole number'],
  ['undefined', { a: { b: undefined } }, 'value.a.b is undefined'],
  ['a hole in a row', Object.assign([1], { 2: 2 }), 'value[1] is undefined'],
  ['a function', { f: () => 0 }, 'value.f is function'],
  ['a big integer', [1n], 'value[0] is bigint'],
  ['a symbol', { s: Symbol('s') }, 'value.s is symbol'],
  ['a map', { m: new Map() }, 'value.m is neither a row nor a plain object'],
  ['a set', [new Set([1])], 'value[0] is neither a row nor a plain object'],
  ['a typed row', { t: new Int8Array(2) }, 'value.t is neither a row nor a plain object'],
] as const)('[K-3] %s cannot be written, and the message says where it is', ([, value, where]) => {
  expect(() => encode(value)).toThrow(`${where}: it cannot be written`)
  expect(isData(value)).toBe(false)
})

test('[K-3] two data are the same when they say the same', () => {
  expect(same({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true)
  const different: [unknown, unknown][] = [
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ a: 1, b: 1 }, { a: 1 }],
    [{ a: null }, { b: null }],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [
      [1, 2],
      [1, 3],
    ],
    [
      { a: 1, b: 2 },
      { a: 1, b: 3 },
    ],
    [[1], { 0: 1, length: 1 }],
    [{ 0: 1, length: 1 }, [1]],
    [1, {}],
    [{}, 1],
    [{}, null],
    [[], {}],
    [{}, []],
    [null, {}],
    [1, '1'],
    [{ toString: 1 }, {}],
  ]
  for (const [a, b] of different) expect([a, b, same(a, b)]).toEqual([a, b, false])
})

test('[K-3] comparing with a value that is not data is no error', () => {
  expect(same({ x: 1 }, { x: 0.5 })).toBe(false)
  expect(same([1], [undefined])).toBe(false)
  expect(same({ x: 1 }, new Map())).toBe(false)
})

test('[K-13] the checksum is the 64-bit FNV-1a of the text', () => {
  expect(digest('')).toBe('cbf29ce484222325')
  expect(digest('a')).toBe('af63dc4c8601ec8c')
  expect(digest('foobar')).toBe('85944171f73967e8')
  expect(digest('The quick brown fox jumps over the lazy dog')).toBe('f3f9b7f5e7e47110')
  expect(digest('sandtable 5100')).toBe('00eb08c69cbfec65')
  expect(digest('sandtable 3800')).toBe('91d8fdd807cb0a74')
})
