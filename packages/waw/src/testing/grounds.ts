import type { War } from './war.ts'

/** Six regions in a row, with red's counters in the first. */
export const row = (stack: readonly string[], more: Partial<War> = {}): War => ({
  map: { a: 'clear', b: 'clear', c: 'clear', d: 'clear', e: 'clear', f: 'clear' },
  borders: ['a-b', 'b-c', 'c-d', 'd-e', 'e-f'],
  armies: { red: { a: stack } },
  ...more,
})

/** Red has units in `a` and in `b`, blue in `town`, their common neighbour. */
export const front = (armies: War['armies'], more: Partial<War> = {}): War => ({
  map: { a: 'clear', b: 'clear', town: 'clear', rear: 'clear' },
  borders: ['a-town', 'b-town', 'town-rear', 'a-b'],
  armies,
  ...more,
})

/** Red's source in the west; blue holds the middle, so that the east is cut off. */
export const cut: War = {
  uses: ['supply'],
  map: { west: 'clear src:red', mid: 'clear', east: 'clear', town: 'clear src:blue' },
  borders: ['west-mid', 'mid-east', 'mid-town'],
  armies: { red: { east: ['Foot 3/2'] } },
  control: { red: ['west', 'east'], blue: ['mid', 'town'] },
}

export const eastern = (...stack: string[]): War => ({ ...cut, armies: { red: { east: stack } } })
