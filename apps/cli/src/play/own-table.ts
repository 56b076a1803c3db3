import type { Game, Table } from '@sandtable/kernel'
import type { Event, Watch, Waw } from '@sandtable/waw'
import type { Given, WarPack } from '@sandtable/shelf'
import type { Answered, Ending, Session } from './session.ts'
import { answer, begin, pending, seeded, table, undo } from '@sandtable/kernel'
import { writeGame } from '@sandtable/shelf'
import { catchUp, lookAgain, watch, WAW } from '@sandtable/waw'
import { HUMAN, ofLastCommand } from './session.ts'

/** A game that is kept here, with all that nobody at the terminal may see. */
export interface OwnTable extends Session {
  readonly table: Table<Waw>
}

export const newTable = (opened: WarPack, seed: string, seats: readonly string[]): OwnTable =>
  tableOf(opened, seed, seats, begin(WAW, opened.s, { dice: seeded(seed) }), [])

/** A game that has begun; whoever is human will be shown what has happened so far. */
export function tableOf(
  opened: WarPack,
  seed: string,
  seats: readonly string[],
  g: Game<Waw>,
  given: readonly Given[],
): OwnTable {
  const { s } = opened
  const own = table(g)
  const answers: Answered[] = given.map(one => ({ ...one, command: -1, asked: true }))
  const eyes = [...seats.keys()].filter(player => seats[player] === HUMAN)
  const watches = new Map(eyes.map(player => [player, watch(s, player)]))
  const watchOf = (viewer: number | null): Watch => watches.get(viewer as number) as Watch
  const log = (): readonly Event[] => own.game.log ?? []
  return {
    opened,
    seed,
    seats,
    eyes,
    note: `seed ${seed}${given.length > 0 ? ' · resumed' : ''}`,
    table: own,
    answers,
    get game() {
      return own.game
    },
    watchOf,
    news: viewer => catchUp(watchOf(viewer), s, log()),
    next: () => {
      const [decision] = pending(own.game)
      return Promise.resolve(decision === undefined ? 'over' : { decision })
    },
    moot: () => false,
    give: answered => {
      const refusal = answer(own, answered.player, answered.answer)
      if (refusal !== null)
        throw new Error(`player ${answered.player} answered ${JSON.stringify(answered.answer)}: ${refusal}`)
      answers.push(answered)
      return Promise.resolve(null)
    },
    takeBack: player => {
      const most = ofLastCommand(answers.slice(answers.length - own.past.length))
      let taken = 0
      while (taken < most && undo(own, player)) taken++
      answers.splice(answers.length - taken)
      if (taken > 0) for (const w of watches.values()) lookAgain(w, s, log())
      return Promise.resolve(taken)
    },
    ending: () => endingOf(own.game, seed),
    save: path => {
      const course = { seed, seats, answers: answers.map(({ player, answer }) => ({ player, answer })) }
      const trouble = writeGame(path, opened, own.game, course)
      const text = trouble ?? `Saved. npx sandtable play --resume ${path} goes on with it.`
      return Promise.resolve({ done: trouble === null, text })
    },
    farewell: null,
    onWord: () => {},
    close: () => {},
  }
}

function endingOf({ s, p }: Game<Waw>, seed: string): Ending {
  const winners = [...s.players.keys()].filter(player => s.players[player]?.side === p.winner)
  return { winners, note: `The dice fell from seed ${seed}.` }
}
