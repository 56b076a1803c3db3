import { LIMITS } from './limits.ts'

const GRAPHEMES = new Intl.Segmenter('en')
const UTF8 = new TextEncoder()

/** Scripts and emoji that need a joiner inside a word; between Latin, Greek or Cyrillic letters it only hides. */
const JOINED =
  '[[\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f]--[\\p{sc=Latin}\\p{sc=Greek}\\p{sc=Cyrillic}]]'

/** Characters that act on a terminal, break the line, change its direction, are invisible, or heap marks over other lines. */
const HIDDEN = new RegExp(
  [
    '[\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]',
    `(?<!${JOINED})[\\u200c\\u200d]`,
    `[\\u200c\\u200d](?!${JOINED})`,
    '(?<!\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]',
    '[[\\p{Cf}\\p{Default_Ignorable_Code_Point}]--[\\u200c\\u200d\\ufe0e\\ufe0f]]',
    '[\\ufffc\\p{Noncharacter_Code_Point}]',
    '(?<=(?:\\p{M}[\\u200c\\u200d]?){4})\\p{M}',
  ].join('|'),
  'v',
)

/** U+2800 is a sign without a dot of ink. */
const SEEN = /[[\p{L}\p{N}\p{P}\p{S}]--[\u2800]]/v

/** Whether a text is a player's name: one line, all of it visible, no spaces around it, within `LIMITS`. */
export const isName = (value: string): boolean =>
  value.length <= LIMITS.nameBytes &&
  UTF8.encode(value).length <= LIMITS.nameBytes &&
  [...GRAPHEMES.segment(value)].length <= LIMITS.name &&
  value.trim() === value &&
  SEEN.test(value) &&
  !HIDDEN.test(value)
