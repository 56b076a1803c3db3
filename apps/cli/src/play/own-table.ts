import type { Game, Kind, History } from '@sandtable/kernel'
import type { Given, OpenedPack } from '@sandtable/shelf'
import type { Answered, Ending, Session } from './session.ts'
import type { TableTalk, Witness } from './table-talk.ts'
import { answerAll, begin, over, pending, seeded, historyOf, undo, whyNotUndo } from '@sandtable/kernel'
import { writeGame } from '@sandtable/shelf'
import { hasChoice, HUMAN, takenOf } from './session.ts'
import { phrase } from '../words/words.ts'
import { sayGameFault } from '../words/faults.ts'

/** A game that is kept here, with everything the player may not see. */
export interface OwnTable extends Session {
  readonly table: History<Kind>
}

export const newTable = (
  opened: OpenedPack,
  talk: TableTalk,
  seed: string,
  seats: readonly string[],
): OwnTable =>
  tableOf(opened, talk, seed, seats, begin(opened.system.rules, opened.s, { dice: seeded(seed) }), [])

/** A game that has started; its human players will be shown what has happened so far. */
export function tableOf(
  opened: OpenedPack,
  talk: TableTalk,
  seed: string,
  seats: readonly string[],
  g: Game<Kind>,
  given: readonly Given[],
): OwnTable {
  const { s } = opened
  const own = historyOf(g)
  const commands: Answered[][] = given.map(one => [{ ...one, asked: false }])
  const eyes = [...seats.keys()].filter(player => seats[player] === HUMAN)
  const watches = new Map(eyes.map(player => [player, talk.watch(s, player, false)]))
  const watchOf = (viewer: number | null): Witness => watches.get(viewer as number) as Witness
  const log = (): readonly Kind['e'][] => own.game.log ?? []
  return {
    opened,
    talk,
    seed,
    seats,
    eyes,
    note: phrase(given.length > 0 ? 'play:seed-resumed' : 'play:seed', { seed }),
    table: own,
    get answers() {
      return commands.flat()
    },
    get game() {
      return own.game
    },
    watchOf,
    news: viewer => talk.catchUp(watchOf(viewer), s, log()),
    next: () => {
      const [decision] = pending(own.game)
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
    ending: () => endingOf(opened, own.game, seed),
    save: path => {
      const answers = commands.flat().map(({ player, answer }) => ({ player, answer }))
      const course = { seed, seats, answers }
      const trouble = writeGame(path, opened, own.game, course)
      const saved = over(own.game) ? 'play:saved-over' : 'play:saved'
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

function endingOf({ system }: OpenedPack, g: Game<Kind>, seed: string): Ending {
  const winner = system.winner(g)
  const winners = system.sides(g.s).flatMap((side, player) => (side === winner ? [player] : []))
  return { winners, note: phrase('end:seed', { seed }) }
}
