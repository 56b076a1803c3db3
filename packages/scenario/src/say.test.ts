import { expect, test } from 'vitest'
import { oneLine, printable, visible } from './say.ts'

test.for([
  ['letters and a shield', 'Zoë 🛡'],
  ['an emoji in its coloured variant', '🛡️ Zoë'],
  ['emoji that are joined', '👩🏽‍🚀'],
  ['Persian with a non-joiner', 'می‌خواهم'],
  ['Devanagari with a joiner', 'क्‍ष'],
  ['a combining accent', 'Zoe\u0308'],
  ['four marks on a letter', 'e\u0301\u0302\u0303\u0308'],
] as const)('%s is shown as written', ([, text]) => {
  expect(oneLine(text)).toBe(true)
  expect(visible(text)).toBe(text)
})

test.for([
  ['an escape sequence', 'a\u001b[2Jb', 'a\\u{1b}[2Jb'],
  ['a sequence of C1', 'a\u009b2Jb', 'a\\u{9b}2Jb'],
  ['a bell', 'a\u0007', 'a\\u{7}'],
  ['NUL', 'a\u0000', 'a\\u{0}'],
  ['a carriage return', 'NO\ryes', 'NO\\u{d}yes'],
  ['a line break', 'a\nyes', 'a\\u{a}yes'],
  ['a line separator', 'a\u2028yes', 'a\\u{2028}yes'],
  ['a bidi override', 'a\u202eb', 'a\\u{202e}b'],
  ['a bidi isolate', 'a\u2066b', 'a\\u{2066}b'],
  ['a zero-width space', 'Har\u200bold', 'Har\\u{200b}old'],
  ['a joiner between Latin letters', 'Har\u200dold', 'Har\\u{200d}old'],
  ['a joiner at the end', '👩\u200d', '👩\\u{200d}'],
  ['a variant of a letter', 'a\ufe0fb', 'a\\u{fe0f}b'],
  ['a soft hyphen', 'a\u00adb', 'a\\u{ad}b'],
  ['a byte order mark', '\ufeffa', '\\u{feff}a'],
  ['a filler', '\u3164', '\\u{3164}'],
  ['a tag', 'a\u{e0061}', 'a\\u{e0061}'],
  ['half a letter', 'a\ud800', 'a\\u{d800}'],
  ['a fifth mark on a letter', 'e\u0301\u0302\u0303\u0308\u0301x', 'e\u0301\u0302\u0303\u0308\\u{301}x'],
  ['a place for an object', 'a\ufffcb', 'a\\u{fffc}b'],
  ['a noncharacter', 'a\u{1fffe}', 'a\\u{1fffe}'],
] as const)('%s is spelled out', ([, text, shown]) => {
  expect(oneLine(text)).toBe(false)
  expect(visible(text)).toBe(shown)
  expect(oneLine(shown)).toBe(true)
})

test('a text of several lines may break them, and may hyphenate, but does nothing to a terminal', () => {
  expect(printable('one\ntwo\tthree')).toBe(true)
  expect(printable('hy\u00adphen')).toBe(true)
  expect(printable('one\u001b[2Jtwo')).toBe(false)
})
