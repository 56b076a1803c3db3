import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bare, inkOf, shown } from './ink.ts'
import { forged } from './testing/finished.ts'
import { hasty, sat } from './systems/waw/testing/hastings.ts'
import { json, missouriWith, PATIENCE, run, scratch } from './testing/bin.ts'

/** Moves up to the start of the line above, overwrites it, and starts a line of its own. */
const REPAINT = '\u001b[1A\r\u001b[2Kyes  nothing is wrong\u009b2K\u0007\u202e\u200b\nyes  all is well'

/** Whether anything in a text would act on a terminal. */
const acts = (text: string): boolean => /[^\P{Cc}\n]|[\p{Bidi_Control}\u200b\u2028]/u.test(text)

const linesOf = (text: string): string[] => text.split('\n').slice(0, -1)

test('[CLI] text in a game file cannot repaint the findings about it', { timeout: PATIENCE }, async () => {
  const path = scratch('repaint.game.json')
  const { session } = await sat(hasty)
  await session.save(path)
  writeFileSync(
    path,
    forged(readFileSync(path, 'utf8'), file => void (file['seed'] = `x${REPAINT}`)),
  )
  const { code, out, err } = await run(['replay', path, '--check'], { FORCE_COLOR: '1' })
  expect([code, err, acts(out)]).toEqual([1, '', false])
  expect(linesOf(out)).toEqual([
    expect.stringMatching(/^yes {2}.* gives the saved position$/),
    expect.stringMatching(
      /^NO {3}.* from seed x\\u\{1b\}\[1A\\u\{d\}.*\\u\{202e\}\\u\{200b\}\\u\{a\}yes {2}all is well/,
    ),
  ])
})

test.for([
  ['a scenario', ['play', REPAINT]],
  ['a battle file', ['battle', REPAINT]],
  ['a game file', ['verify', REPAINT]],
  ['a pack', ['validate', REPAINT]],
  ['a roster', ['table', REPAINT]],
  ['a server', ['play', 'hastings-1066', '--server', REPAINT]],
  ['a link', ['play', '--join', REPAINT]],
  ['an option', [`--${REPAINT}`]],
  ['a command', [REPAINT]],
] as const)('[CLI] %s with a hostile name is shown harmlessly', { timeout: PATIENCE }, async ([, args]) => {
  const { code, out, err } = await run(args)
  expect(code).toBeGreaterThan(0)
  expect([acts(out + err), /^yes/m.test(out + err)]).toEqual([false, false])
})

test(
  '[CLI] JSON output escapes terminal control characters and says the same',
  { timeout: PATIENCE },
  async () => {
    const path = missouriWith('persian', /1st Indiana Cavalry/g, '"می‌خواهم"')
    expect(JSON.stringify(await json('odds', path))).not.toBe('{}')
    const { out } = await run(['battle', path, '--json'])
    expect(out).not.toContain('\u200c')
    expect(JSON.stringify(JSON.parse(out))).toContain('می‌خواهم')
  },
)

test('our own colours reach the terminal, and no others', () => {
  const ink = inkOf(true)
  const text = ink.bold(`a ${ink.dim('b')} c ${ink.red('\u001b[32md')}`)
  expect(shown(text)).toBe(
    '\u001b[1ma \u001b[2mb\u001b[22m\u001b[1m c \u001b[31m\\u{1b}[32md\u001b[39m\u001b[22m',
  )
  expect(bare(text)).toBe('a b c \\u{1b}[32md')
  expect(shown('one\ntwo\rthree')).toBe('one\ntwo\\u{d}three')
})
