import type { Dice } from '@sandtable/kernel'
import { rollDice } from '@sandtable/kernel'
import { BINARY_FRAME, frame, PING, TEXT_FRAME } from './raw-line.ts'

/** Bytes that no honest client sends. */
export interface Mangled {
  readonly what: string
  readonly bytes: Buffer
}

const below = (dice: Dice, sides: number): number => rollDice(dice, sides)
const one = <T>(dice: Dice, row: readonly T[]): T => row[below(dice, row.length)] as T
const noise = (dice: Dice, most: number): Buffer =>
  Buffer.from(Array.from({ length: 1 + below(dice, most) }, () => below(dice, 256)))

/** A frame with its first byte, or its second, changed. */
function bent(bytes: Buffer, change: { readonly first?: number; readonly second?: number }): Buffer {
  bytes[0] = change.first ?? (bytes[0] as number)
  bytes[1] = change.second ?? (bytes[1] as number)
  return bytes
}

const SOUND = '{"do":"history","id":"h","from":0}'
const CLOSE = 8
/** Opcodes that mean nothing, bytes that are no UTF-8, and numbers that no close may have. */
const OPCODES = [3, 4, 5, 6, 7, 11, 12, 13, 14, 15]
const NO_TEXTS = ['ff', 'c080', 'eda080', 'f4908080', '7b22646f223aff7d', 'e282'].map(hex =>
  Buffer.from(hex, 'hex'),
)
const NO_CODES = [0, 1, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65_535]

const closing = (code: number): Buffer => Buffer.from([code >> 8, code & 255])

const TABLE: Readonly<Record<string, (dice: Dice) => Buffer>> = {
  'an opcode that means nothing': dice => frame(SOUND, one(dice, OPCODES)),
  'a bit of no extension': dice => bent(frame(SOUND), { first: 0x81 | one(dice, [0x10, 0x20, 0x30]) }),
  'the sign of compression': () => bent(frame(SOUND), { first: 0xc1 }),
  'no mask': () => Buffer.concat([Buffer.from([0x81, SOUND.length]), Buffer.from(SOUND)]),
  'a mask that is not the one': dice => {
    const bytes = frame(SOUND)
    const at = 2 + below(dice, 4)
    bytes[at] = (bytes[at] as number) ^ (1 + below(dice, 255))
    return bytes
  },
  'a length without a payload': dice =>
    bent(frame(SOUND), { second: 0x80 | (SOUND.length + 1 + below(dice, 50)) }),
  'a payload without its length': dice => bent(frame(SOUND), { second: 0x80 | below(dice, SOUND.length) }),
  'a length beyond all bounds': dice =>
    Buffer.concat([Buffer.from([0x81, 0xff]), Buffer.alloc(8, 1 + below(dice, 255)), noise(dice, 50)]),
  'bytes that are no text': dice => frame(one(dice, NO_TEXTS)),
  'a ping in parts': () => frame('a', PING, false),
  'a ping that is too long': dice => frame(Buffer.alloc(126 + below(dice, 400)), PING),
  'a rest of nothing': () => frame(SOUND, 0),
  'a message within a message': () => Buffer.concat([frame('{"do":', TEXT_FRAME, false), frame(SOUND)]),
  'a message without its end': dice =>
    Buffer.concat([frame(SOUND, TEXT_FRAME, false), frame(noise(dice, 60), 0, false)]),
  'a good-bye for no reason': dice => frame(closing(one(dice, NO_CODES)), CLOSE),
  'half a good-bye': () => frame(Buffer.from([3]), CLOSE),
  'too much at once': dice => frame('a'.repeat(65_537 + below(dice, 5_000))),
  'too much in parts': dice =>
    Buffer.concat([
      frame('a'.repeat(40_000), TEXT_FRAME, false),
      frame('b'.repeat(30_000 + below(dice, 1_000)), 0),
    ]),
  'lists in lists': dice => {
    const depth = 13 + below(dice, 20_000)
    return frame(`${'['.repeat(depth)}${']'.repeat(depth)}`)
  },
  'brackets that never close': dice => frame('{"a":'.repeat(1 + below(dice, 10_000))),
  'a sound message as bytes': () => frame(SOUND, BINARY_FRAME),
  'half a message': dice => frame(SOUND.slice(0, below(dice, SOUND.length))),
  'a message with one letter changed': dice => {
    const text = Buffer.from(SOUND)
    text[below(dice, 8)] = 33
    return frame(text)
  },
  'half a frame': dice => {
    const bytes = frame(SOUND)
    return bytes.subarray(0, 1 + below(dice, bytes.length - 1))
  },
  'nothing but noise': dice => noise(dice, 300),
  'noise in a frame': dice => frame(noise(dice, 300), below(dice, 16), below(dice, 2) === 0),
}

export const MANGLED_KINDS = Object.keys(TABLE)

/** One mangled frame; all kinds are equally frequent. */
export function mangledFrame(dice: Dice, number: number): Mangled {
  const what = MANGLED_KINDS[number % MANGLED_KINDS.length] as string
  return { what, bytes: (TABLE[what] as (dice: Dice) => Buffer)(dice) }
}
