import type { Answer, Data, Entry } from '@sandtable/kernel'
import type { Store, Turn } from '@sandtable/store'
import { upTo } from '@sandtable/kernel'
import type { Said } from './what.ts'
import { whatOf } from './what.ts'

/** The start of a game, or a command that stands, with its events. */
export interface Stage {
  /** The events, before they are redacted. */
  readonly events: readonly Data[]
  /** By viewer: how many events of the story so far each has received, without those taken back. */
  readonly told: readonly number[]
  /** How many events are held back from the others while the command can still be taken back. */
  readonly held: number
}

/** A command that stands. */
export interface Stood extends Stage {
  readonly player: number
  readonly answers: readonly Answer[]
}

/** A game's course, as its history has it; without anything that was taken back. */
export interface Course {
  /** Null: the history does not have it. */
  readonly begun: Stage | null
  readonly commands: readonly Stood[]
  /** What was said and done beside the answers. */
  readonly entries: readonly Entry[]
  /** How often somebody was asked, by the kernel's count. */
  readonly asked: number
}

/** How many answers some commands have in total. */
export const answersOf = (commands: readonly Stood[]): number =>
  commands.reduce((sum, { answers }) => sum + answers.length, 0)

/** How many turns are read at a time. */
const PAGE = 500

/**
 * Reads a game's course from its history, up to a version, and through turns that are not committed yet. No rules are needed
 * for that.
 */
export async function courseOf(
  store: Store,
  game: string,
  last: number,
  since: readonly Turn[] = [],
): Promise<Course> {
  let course: Course = { begun: null, commands: [], entries: [], asked: 0 }
  const commands: Stood[] = []
  let before: readonly number[] = []
  const take = (turn: Turn): void => {
    course = after({ ...course, commands }, commands, turn, before)
    before = turn.told
  }
  for (let from = 1; from <= last; from += PAGE)
    for (const turn of await store.turns(game, from, Math.min(last, from + PAGE - 1))) take(turn)
  since.forEach(take)
  return { ...course, commands }
}

/** The course after one more turn; its commands are changed in place, as there are many. */
function after(course: Course, commands: Stood[], turn: Turn, before: readonly number[]): Course {
  const what = whatOf(turn)
  switch (what.do) {
    case 'begin':
      return { ...course, begun: stageOf(null, turn, before) }
    case 'answer': {
      const stage = stageOf(commands.at(-1) ?? course.begun, turn, before)
      commands.push({ ...stage, player: turn.player as number, answers: what.answers })
      return { ...course, asked: course.asked + what.answers.length }
    }
    case 'undo':
      commands.pop()
      return { ...course, entries: upTo(course.entries, answersOf(commands)), asked: course.asked + 1 }
    case 'say':
      return said(course, commands, turn.player, what)
    case 'holiday':
      return course
  }
}

/** Where that takes the game back, the commands after that place are gone. */
function said(course: Course, commands: Stood[], player: number | null, { says: does, back }: Said): Course {
  if (back === undefined) {
    const entry = { after: answersOf(commands), player, does }
    return { ...course, entries: [...course.entries, entry] }
  }
  const { answers: after, drawn, asked } = back
  for (let standing = answersOf(commands); standing > after;)
    standing -= commands.pop()?.answers.length ?? standing
  return { ...course, entries: [...upTo(course.entries, after), { after, player, does, drawn }], asked }
}

function stageOf(last: Stage | null, turn: Turn, before: readonly number[]): Stage {
  const { own: events, others } = turn
  const told = turn.told.map((number, row) => (last?.told[row] ?? 0) + number - (before[row] ?? 0))
  const held = (last?.held ?? 0) + events.length
  return { events, told, held: others.length === held ? 0 : held }
}
