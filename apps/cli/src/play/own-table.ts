import type {
  Course as KernelCourse,
  Ended,
  Entry,
  Game,
  Given,
  Kind,
  History,
  Word,
} from '@sandtable/kernel'
import type { Course, OpenedPack } from '@sandtable/shelf'
import type { Answered, Session } from './session.ts'
import type { TableTalk, Witness } from './table-talk.ts'
import {
  answerAll,
  begin,
  historyOf,
  over,
  parleyOf,
  pending,
  placeOf,
  seeded,
  undo,
  upTo,
  whyNotUndo,
} from '@sandtable/kernel'
import { outcomeOf, writeGame } from '@sandtable/shelf'
import { hasChoice, HUMAN, takenOf } from './session.ts'
import { playAgain } from '../replay/course.ts'
import { phrase } from '../words/words.ts'
import { saidText, talkAt } from './talk.ts'
import { sayGameFault } from '../words/faults.ts'

/** A game that is kept here, with everything the player may not see. */
export interface OwnTable extends Session {
  readonly table: History<Kind>
}

/** How a game was left, to be gone on with. */
export type Left = Pick<Course, 'answers' | 'entries'>

export const newTable = (
  opened: OpenedPack,
  talk: TableTalk,
  seed: string,
  seats: readonly string[],
): OwnTable =>
  tableOf(opened, talk, seed, seats, begin(opened.system.rules, opened.s, { dice: seeded(seed) }), {
    answers: [],
  })

/** A game that has started; its human players will be shown what has happened so far. */
export function tableOf(
  opened: OpenedPack,
  talk: TableTalk,
  seed: string,
  seats: readonly string[],
  g: Game<Kind>,
  { answers: given, entries: before = [] }: Left,
): OwnTable {
  const { s } = opened
  let own = historyOf(g)
  let entries = before
  let ended = endedIn({ answers: given, entries: before }, seats.length)
  const commands: Answered[][] = given.map(one => [{ ...one, asked: false }])
  const eyes = [...seats.keys()].filter(player => seats[player] === HUMAN)
  const watches = new Map(eyes.map(player => [player, talk.watch(s, player, false)]))
  const watchOf = (viewer: number | null): Witness => watches.get(viewer as number) as Witness
  const log = (): readonly Kind['e'][] => own.game.log ?? []
  /** All others answer at once: bots for themselves, and people at this keyboard agree with one another. */
  const say = (player: number, word: Word): string => {
    const around = { opened, seats, game: own.game, after: commands.flat().length }
    const said = talkAt(around, player, word)
    if (typeof said === 'string') return phrase(`refused:${said}`)
    const text = said.entries.map(entry => saidText(opened, entry))
    if (!said.granted) {
      entries = [...entries, ...said.entries]
      ended = said.ended
      return text.join(' ')
    }
    const back = lastAsked(commands, player)
    if (back < 0) return phrase('said:nothing')
    return goBack(back, said.entries) ? [...text, phrase('said:back')].join(' ') : phrase('said:no-way-back')
  }
  const goBack = (to: number, said: readonly Entry[]): boolean => {
    const answers = plain(commands.slice(0, to))
    const after = answers.length
    const drawn = placeOf(own.game.dice)
    const last = said.at(-1)
    if (drawn === null || last === undefined) return false
    const marked = [...entries, ...said.slice(0, -1), { ...last, drawn }]
    const kept = upTo(marked, after)
    const { g: again, trouble } = playAgain(opened, { seed, seats, answers, entries: kept })
    if (trouble !== null) return false
    again.asked = own.game.asked + 1
    own = historyOf(again)
    entries = kept
    commands.length = to
    for (const w of watches.values()) talk.lookAgain(w, s, log())
    return true
  }
  return {
    opened,
    talk,
    seed,
    seats,
    eyes,
    note: phrase(given.length > 0 ? 'play:seed-resumed' : 'play:seed', { seed }),
    get table() {
      return own
    },
    get answers() {
      return commands.flat()
    },
    get game() {
      return own.game
    },
    watchOf,
    news: viewer => talk.catchUp(watchOf(viewer), s, log()),
    next: () => {
      const [decision] = ended === null ? pending(own.game) : []
      return Promise.resolve(decision === undefined ? 'over' : { decision })
    },
    moot: () => false,
    give: command => {
      const { player, answers } = command
      const result = answerAll(own, player, answers)
      if (result.taken === 0)
        throw new Error(`player ${player} answered ${JSON.stringify(answers[0])}: ${result.stop}`)
      commands.push(takenOf(command, result))
      return Promise.resolve(result)
    },
    takeBack: player => {
      const choice = own.past.findLastIndex(move => move.player === player && hadChoice(move.before, player))
      if (choice < 0) return Promise.resolve(whyNotUndo(own, player) ?? 'nothing')
      while (own.past.length > choice && undo(own, player)) commands.pop()
      for (const w of watches.values()) talk.lookAgain(w, s, log())
      return Promise.resolve(null)
    },
    say: (player, word) => Promise.resolve(say(player, word)),
    ending: () => ({
      outcome: outcomeOf(opened.system, own.game, ended) ?? { winners: [], how: 'played' },
      note: phrase('end:seed', { seed }),
    }),
    save: path => {
      const course = { seed, seats, answers: plain(commands), entries }
      const trouble = writeGame(path, opened, own.game, course)
      const saved = ended !== null || over(own.game) ? 'play:saved-over' : 'play:saved'
      const text = trouble === null ? phrase(saved, { path }) : sayGameFault(path, trouble)
      return Promise.resolve({ done: trouble === null, text })
    },
    farewell: null,
    onWord: () => {},
    close: () => {},
  }
}

const hadChoice = (g: Game<Kind>, player: number): boolean =>
  pending(g).some(asked => asked.player === player && hasChoice(asked))

/** The answers alone, as a file has them. */
const plain = (commands: readonly (readonly Answered[])[]): Given[] =>
  commands.flat().map(({ player, answer }) => ({ player, answer }))

/** The last command of a player that he was asked for; of a game that was saved, his last. */
const lastAsked = (commands: readonly (readonly Answered[])[], player: number): number => {
  const asked = commands.findLastIndex(([one]) => one?.player === player && one.asked)
  return asked < 0 ? commands.findLastIndex(([one]) => one?.player === player) : asked
}

function endedIn(course: KernelCourse, players: number): Ended | null {
  const parley = parleyOf(course, players)
  return 'bad' in parley ? null : parley.ended
}
