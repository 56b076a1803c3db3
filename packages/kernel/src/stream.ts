/**
 * Words of a ChaCha20 stream (RFC 8439): without the key they can't be told from chance, and with it they can
 * be drawn again. The nonce is all zeroes, because a key serves one game.
 */
export const BLOCK = 16

export type Key = readonly number[]

const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]

/** The sixteen words of one block. */
export function chacha(key: Key, block: number): number[] {
  const start = [...SIGMA, ...key, block | 0, Math.floor(block / 0x1_0000_0000), 0, 0]
  const x = [...start]
  for (let i = 0; i < 10; i++) {
    quarter(x, 0, 4, 8, 12)
    quarter(x, 1, 5, 9, 13)
    quarter(x, 2, 6, 10, 14)
    quarter(x, 3, 7, 11, 15)
    quarter(x, 0, 5, 10, 15)
    quarter(x, 1, 6, 11, 12)
    quarter(x, 2, 7, 8, 13)
    quarter(x, 3, 4, 9, 14)
  }
  return x.map((word, i) => (word + (start[i] as number)) >>> 0)
}

function quarter(x: number[], a: number, b: number, c: number, d: number): void {
  mix(x, a, b, d, 16)
  mix(x, c, d, b, 12)
  mix(x, a, b, d, 8)
  mix(x, c, d, b, 7)
}

function mix(x: number[], to: number, by: number, turned: number, left: number): void {
  x[to] = ((x[to] as number) + (x[by] as number)) | 0
  const word = (x[turned] as number) ^ x[to]
  x[turned] = (word << left) | (word >>> (32 - left))
}
