import { describe, expect, test } from 'vitest'
import type { Scene } from './scene.ts'
import { finished, noteNow, NOTES, progress } from './lesson.ts'
import { notes } from '../words/en/notes.ts'

const START: Scene = {
  turn: 1,
  kind: 'card',
  selection: 'none',
  contested: false,
  fighting: false,
  fought: false,
  over: false,
}

/** The moments of a first turn. */
const TURN: readonly Partial<Scene>[] = [
  { kind: 'card' },
  { kind: 'orders' },
  { kind: 'orders', selection: 'stack' },
  { kind: 'orders', selection: 'target' },
  { kind: 'orders', contested: true },
  { kind: 'cards', contested: true, fighting: true },
  { kind: null, contested: true, fighting: true },
  { kind: 'hit', contested: true, fighting: true },
  { kind: 'card', fought: true },
  { kind: null, fought: true },
  { kind: 'card', turn: 2, fought: true },
]

/** Reads every note in these moments; returns all that were shown. */
function read(moments: readonly Partial<Scene>[]): { shown: string[]; done: readonly string[] } {
  const shown: string[] = []
  let done: readonly string[] = []
  for (const moment of moments) {
    const scene = { ...START, ...moment }
    done = progress(done, scene)
    for (let note = noteNow(done, scene); note !== null; note = noteNow(done, scene)) {
      shown.push(note.id)
      if (note.done !== undefined) break
      done = [...done, note.id]
    }
  }
  return { shown, done }
}

describe('the tutorial', () => {
  test('shows every note in order to a player who reads and does everything', () => {
    const { shown, done } = read(TURN)
    expect([...new Set(shown)]).toEqual(NOTES.map(({ id }) => id))
    expect(finished(done)).toBe(true)
  })

  test('ends for a player who does everything without being told', () => {
    const { shown, done } = read(
      TURN.filter(({ selection, kind }) => selection === undefined && kind !== 'hit'),
    )
    expect(shown).not.toContain('loss')
    expect(finished(done)).toBe(true)
  })

  test("never points back: a player who has marched isn't told to pick up a stack", () => {
    const done = progress(['map'], { ...START, kind: 'orders', contested: true })
    expect(done).toEqual(expect.arrayContaining(['select', 'reach', 'march']))
    expect(noteNow(done, { ...START, kind: 'orders', contested: true })?.id).toBe('undo')
  })

  test('also ends for a player who never reads a note in time', () => {
    const lazy = TURN.reduce<readonly string[]>(
      (done, moment) => progress(done, { ...START, ...moment }),
      ['map'],
    )
    expect(noteNow(lazy, { ...START, kind: 'card', turn: 2, fought: true })?.id).toBe('broken')
  })

  test("doesn't explain how battles are decided before the first battle", () => {
    const { shown, done } = read([
      { kind: 'card' },
      { kind: 'orders' },
      { kind: null },
      { turn: 2 },
      { turn: 2 },
    ])
    expect(shown).not.toContain('broken')
    expect(shown).toContain('log')
    expect(finished(done)).toBe(true)
  })

  test('has words for each note, and something to do', () => {
    const words: Readonly<Record<string, string>> = notes
    for (const { id } of NOTES) {
      expect(words[`lesson:${id}`]).toBeDefined()
      expect(words[`lesson:${id}:do`]).toBeDefined()
    }
  })
})
