import { describe, expect, test } from 'vitest'
import { readShape } from './geopackage.ts'

const TRIANGLE = [
  [1, 2],
  [3, 4],
  [5, -6.5],
  [1, 2],
]

/** A header with a box of `box` bytes, then what is written. */
function blob(boxKind: number, box: number, parts: number[]): Uint8Array {
  return Uint8Array.from([0x47, 0x50, 0, boxKind << 1, 0, 0, 0, 0, ...Array<number>(box).fill(0), ...parts])
}

function bytes(little: boolean, ...values: (['whole' | 'real', number] | number[])[]): number[] {
  return values.flatMap(value => {
    if (typeof value[0] === 'number') return value as number[]
    const [kind, n] = value as ['whole' | 'real', number]
    const view = new DataView(new ArrayBuffer(kind === 'whole' ? 4 : 8))
    if (kind === 'whole') view.setUint32(0, n, little)
    else view.setFloat64(0, n, little)
    return [...new Uint8Array(view.buffer)]
  })
}

const polygon = (little: boolean): number[] => [
  little ? 1 : 0,
  ...bytes(little, ['whole', 3], ['whole', 1], ['whole', TRIANGLE.length]),
  ...TRIANGLE.flat().flatMap(n => bytes(little, ['real', n])),
]

describe('a shape of a GeoPackage', () => {
  test('is a polygon, after a header with or without a box, in either byte order', () => {
    const expected = { type: 'Polygon', coordinates: [TRIANGLE] }
    expect(readShape(blob(0, 0, polygon(true)))).toEqual(expected)
    expect(readShape(blob(1, 32, polygon(false)))).toEqual(expected)
  })

  test('is several polygons', () => {
    const two = [1, ...bytes(true, ['whole', 6], ['whole', 2]), ...polygon(true), ...polygon(false)]
    expect(readShape(blob(0, 0, two))).toEqual({
      type: 'MultiPolygon',
      coordinates: [[TRIANGLE], [TRIANGLE]],
    })
  })

  test('is refused when it is no area', () => {
    expect(() => readShape(blob(0, 0, [1, ...bytes(true, ['whole', 2])]))).toThrow('of kind 2, no area')
    expect(() => readShape(blob(7, 0, polygon(true)))).toThrow('unknown header')
  })
})
