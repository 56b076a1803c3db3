import { createStore } from 'zustand/vanilla'
import { useStore } from 'zustand'

/** A player's progress in the tutorial of a game, and whether it is paused. */
interface Lesson {
  readonly done: readonly string[]
  readonly left: boolean
}

type Lessons = Readonly<Record<string, Lesson>>

const KEY = 'sandtable-lessons'

function kept(): Lessons {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Lessons
  } catch {
    return {}
  }
}

const lessons = createStore<{ readonly of: Lessons }>(() => ({ of: kept() }))

function keep(game: string, lesson: Lesson): void {
  const of = { ...lessons.getState().of, [game]: lesson }
  lessons.setState({ of })
  localStorage.setItem(KEY, JSON.stringify(of))
}

export const useLesson = (game: string): Lesson | null => useStore(lessons, ({ of }) => of[game] ?? null)

/** The game with the latest unfinished tutorial. */
export const useLastLesson = (): string | null =>
  useStore(lessons, ({ of }) => Object.keys(of).at(-1) ?? null)

/** Starts the tutorial of a game, or resumes it. */
export const startLesson = (game: string): void =>
  keep(game, { done: lessons.getState().of[game]?.done ?? [], left: false })

export const advance = (game: string, done: readonly string[]): void => keep(game, { done, left: false })

export const leaveLesson = (game: string): void =>
  keep(game, { done: lessons.getState().of[game]?.done ?? [], left: true })

/** Forgets the progress, so that the tutorial starts over. */
export const repeatLesson = (game: string): void => keep(game, { done: [], left: false })
