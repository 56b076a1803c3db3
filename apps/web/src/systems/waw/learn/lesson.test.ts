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

/** What happens in a first turn, moment by moment. */
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

/** Reads every note that comes up on the way through these moments; gives all that were shown. */
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
  test('shows every note in its order to somebody who reads and does all of it', () => {
    const { shown, done } = read(TURN)
    expect([...new Set(shown)]).toEqual(NOTES.map(({ id }) => id))
    expect(finished(done)).toBe(true)
  })

  test('comes to its end for somebody who does it all without being told', () => {
    const { shown, done } = read(
      TURN.filter(({ selection, kind }) => selection === undefined && kind !== 'hit'),
    )
    expect(shown).not.toContain('loss')
    expect(finished(done)).toBe(true)
  })

  test('points nowhere that is past: whoever has marched is not told to pick a stack', () => {
    const done = progress(['map'], { ...START, kind: 'orders', contested: true })
    expect(done).toEqual(expect.arrayContaining(['select', 'reach', 'march']))
    expect(noteNow(done, { ...START, kind: 'orders', contested: true })?.id).toBe('undo')
  })

  test('ends, too, for somebody who never reads a note before its moment is over', () => {
    const lazy = TURN.reduce<readonly string[]>(
      (done, moment) => progress(done, { ...START, ...moment }),
      ['map'],
    )
    expect(noteNow(lazy, { ...START, kind: 'card', turn: 2, fought: true })?.id).toBe('broken')
  })

  test('says nothing of how a battle was decided to somebody who has fought none', () => {
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
