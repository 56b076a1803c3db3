import type { MultiPolygon, Polygon, Position } from 'geojson'

/** A reader's place in the bytes. */
interface Cursor {
  bytes: DataView
  at: number
  /** The byte order of the shape that is being read. */
  little: boolean
}

/** Bytes of the box that may stand before a shape, by its kind. */
const BOX = [0, 32, 48, 48, 64]
const POLYGON = 3
const MULTI_POLYGON = 6

/** Reads an area as a GeoPackage stores it: a header of its own, then well-known binary. */
export function readShape(blob: Uint8Array): Polygon | MultiPolygon {
  const bytes = new DataView(blob.buffer, blob.byteOffset, blob.byteLength)
  const box = BOX[(bytes.getUint8(3) >> 1) & 7]
  if (box === undefined) throw new Error('a shape has an unknown header')
  const cursor = { bytes, at: 8 + box, little: true }
  const kind = readKind(cursor)
  if (kind === POLYGON) return { type: 'Polygon', coordinates: readPolygon(cursor) }
  if (kind !== MULTI_POLYGON) throw new Error(`a shape is of kind ${kind}, no area`)
  return { type: 'MultiPolygon', coordinates: repeat(cursor, () => (readKind(cursor), readPolygon(cursor))) }
}

const readPolygon = (cursor: Cursor): Position[][] =>
  repeat(cursor, () => repeat(cursor, () => [readNumber(cursor), readNumber(cursor)]))

function repeat<T>(cursor: Cursor, read: () => T): T[] {
  return Array.from({ length: readWhole(cursor) }, read)
}

function readKind(cursor: Cursor): number {
  cursor.little = cursor.bytes.getUint8(cursor.at++) === 1
  return readWhole(cursor)
}

function readWhole(cursor: Cursor): number {
  cursor.at += 4
  return cursor.bytes.getUint32(cursor.at - 4, cursor.little)
}

function readNumber(cursor: Cursor): number {
  cursor.at += 8
  return cursor.bytes.getFloat64(cursor.at - 8, cursor.little)
}
