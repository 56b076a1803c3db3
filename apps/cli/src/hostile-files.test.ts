import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Data, Game, Given, Kind } from '@sandtable/kernel'
import type { Fallen, OpenedPack } from '@sandtable/shelf'
import { begin, digest, encode, isData, isSpace, pending, seeded, submit } from '@sandtable/kernel'
import { commitmentTo, diceOf, gameText, PACKS, readGame, reviveGame } from '@sandtable/shelf'
import { checkGame, findingText } from './replay/check.ts'
import { inspect } from './verify/inspect.ts'
import { mutated } from './testing/mutation.ts'
import { openPack } from './open-pack.ts'
import { PATIENCE, run, scratch } from './testing/bin.ts'
import { playAgain } from './replay/course.ts'
import { readSaved } from './systems/manpower/miniatures/saved.ts'
import { readSeat } from './online/seat-file.ts'
import { sayGameFault } from './words/faults.ts'
import { resumed } from './play/play.ts'

const FAIR = { secret: 'ab'.repeat(32), nonces: ['cd'.repeat(32), 'ef'.repeat(32)] }
const FROM_SERVER: Fallen = { fair: { ...FAIR, commitment: commitmentTo(FAIR.secret) } }
const FROM_SEED: Fallen = { seed: 'hostile' }

/** A real game of this many answers: each the first option, or one drawn from its space. */
function played(opened: OpenedPack, from: Fallen, answers: number): string {
  const g: Game<Kind> = begin(opened.system.rules, opened.s, { dice: diceOf(from) })
  const given: Given[] = []
  const dice = seeded('answers')
  while (given.length < answers) {
    const [asked] = pending(g)
    if (asked === undefined) break
    const answer = isSpace(asked.options) ? asked.options.sample(dice) : (asked.options[0] as Data)
    if (submit(g, asked.player, answer) !== null) throw new Error('an option was refused')
    given.push({ player: asked.player, answer })
  }
  return gameText(opened, g, { ...from, seats: ['human', 'captain'], answers: given })
}

/** The file with its checksums mended where possible, as a forger would. */
function resummed(text: string): string {
  try {
    const { sum: _sum, save, ...head } = JSON.parse(text) as Record<string, Data>
    const { sum: _inner, game, ...header } = save as Record<string, Data>
    if (!isData(head) || !isData(game)) return text
    const inner = { ...header, sum: digest(encode(header) + encode(game)), game }
    return JSON.stringify({ ...head, sum: digest(encode(head)), save: inner })
  } catch {
    return text
  }
}

/** The result for a file: a plain refusal that names it, or whatever could be done with it. */
function told(path: string, found: unknown): 'refused' | 'read' {
  if (typeof found !== 'string') return 'read'
  expect(found.startsWith(path)).toBe(true)
  expect(found).not.toMatch(/undefined|TypeError|RangeError|is not a function|Cannot read|not iterable/)
  return 'refused'
}

function replayed(path: string, opened: OpenedPack): string | object {
  const file = readGame(path)
  if ('key' in file) return sayGameFault(path, file)
  const revived = reviveGame(file, opened)
  if ('key' in revived) return sayGameFault(path, revived)
  const { g, opened: bound } = revived
  return { text: findingText(checkGame(bound, file, g, playAgain(bound, file))) }
}

const TIMES = 200

describe.for(['hastings-1066', 'coldwater-ford'])('a randomly changed game file of %s', id => {
  const opened = openPack(id) as OpenedPack
  const path = scratch(`${id}.game.json`)

  test.for([
    ['replay', FROM_SEED, (): unknown => replayed(path, opened)],
    ['play --resume', FROM_SEED, (): unknown => resumed(undefined, path)],
    ['verify', FROM_SERVER, (): unknown => inspect(path, undefined, {})],
  ] as const)('[CLI] %s reads it or refuses it in plain words', ([, from, use]) => {
    const whole = played(opened, from, 25)
    writeFileSync(path, whole)
    expect(told(path, use())).toBe('read')
    const dice = seeded(`${id} ${String(use)}`)
    const outcomes = Array.from({ length: TIMES }, (_, i) => {
      const changed = mutated(whole, dice)
      writeFileSync(path, i % 4 === 0 ? changed : resummed(changed))
      return told(path, use())
    })
    expect(outcomes.filter(outcome => outcome === 'refused').length).toBeGreaterThan(TIMES / 4)
  })
})

test.for([
  ['a position with nothing in it', { position: {} }],
  ['a position with a part of another kind', { position: { turn: 'one' } }],
  ['a log of no such events', { log: [{ is: 'moved' }] }],
  ['an agenda that is a number', { agenda: 5 }],
  ['dice of another kind', { dice: { kind: 'loaded', rolls: 'six', rest: null, used: 0 } }],
] as const)('[CLI] a game with %s is refused before it resumes', ([, parts]) => {
  const path = scratch('parts.game.json')
  const whole = JSON.parse(played(openPack('hastings-1066') as OpenedPack, FROM_SEED, 25)) as {
    save: { game: object }
  }
  const save = { ...whole.save, game: { ...whole.save.game, ...parts } }
  writeFileSync(path, resummed(JSON.stringify({ ...whole, save })))
  expect(told(path, resumed(undefined, path))).toBe('refused')
})

const SEAT = JSON.stringify({
  format: 'sandtable-seat',
  version: 1,
  server: 'http://127.0.0.1:9',
  game: 'g',
  scenario: 'hastings-1066',
  commitment: 'ab'.repeat(32),
  seat: { player: 0, name: 'Harold', invitation: 'i', token: 'T'.repeat(24), nonce: 'cd'.repeat(32) },
  invitations: [{ player: 1, link: 'http://127.0.0.1:9/join/g#i' }],
})

test('[CLI] a randomly changed seat file is read or refused in plain words', () => {
  const path = scratch('changed.seat.json')
  writeFileSync(path, SEAT)
  expect(told(path, readSeat(path))).toBe('read')
  const dice = seeded('seats')
  const outcomes = Array.from({ length: 1_000 }, () => {
    writeFileSync(path, mutated(SEAT, dice))
    return told(path, readSeat(path))
  })
  expect(new Set(outcomes)).toEqual(new Set(['refused', 'read']))
})

test(
  '[CLI] a randomly changed saved table is read or refused in plain words',
  { timeout: PATIENCE },
  async () => {
    const path = scratch('changed.table.json')
    const roster = join(PACKS, 'examples/mill.roster.yaml')
    await run(['table', roster, '--save', path, '--seed', 's'], {}, 'turn\nturn\nquit\n')
    const whole = readSaved(path)
    expect(typeof whole).toBe('object')
    const { readFileSync } = await import('node:fs')
    const text = readFileSync(path, 'utf8')
    const dice = seeded('tables')
    for (let i = 0; i < TIMES; i++) {
      writeFileSync(path, mutated(text, dice))
      told(path, readSaved(path))
    }
  },
)

test.for([
  ['verify', []],
  ['replay', []],
  ['replay', ['--check']],
  ['play', ['--resume']],
  ['sheet', ['--pdf', 'x.pdf']],
  ['table', []],
  ['battle', []],
  ['odds', []],
] as const)(
  '[CLI] %s %j of a foreign file says so in a line',
  { timeout: PATIENCE },
  async ([command, options]) => {
    const path = scratch(`strange-${command}.json`)
    writeFileSync(path, '<html>\u001b[2J</html>')
    const args = command === 'play' ? [command, ...options, path] : [command, path, ...options]
    const { code, out, err } = await run(args)
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain(path)
    expect(err).not.toMatch(/\n {4}at /)
    expect(err).not.toContain('\u001b')
  },
)
