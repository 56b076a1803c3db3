import type { Answer, Game, Kind, History } from '@sandtable/kernel'
import type { Trial } from './trial.ts'
import {
  answerAll,
  begin,
  canUndo,
  encode,
  over,
  rollDice,
  seeded,
  standing,
  historyOf,
  undo,
} from '@sandtable/kernel'
import { apart, difference } from './difference.ts'
import { breach, oneOf, owedIn, placed, randomAnswer, reveals } from './trial.ts'

/** The kernel's table, or one with a fault. */
export interface Undoing {
  readonly answerAll: typeof answerAll
  readonly canUndo: typeof canUndo
  readonly undo: typeof undo
}

/** A command of the law has at most this many answers; what can't be taken of it is left out. */
const MOST = 3

/** A random game at a table, and the law's own account of what can be taken back. */
interface Session<K extends Kind> {
  readonly law: 'L8'
  readonly seed: string
  readonly dice: ReturnType<typeof seeded>
  readonly undoing: Undoing
  readonly players: number
  number: number
  readonly t: History<K>
  past: { readonly player: number; readonly answers: readonly Answer[]; readonly before: string }[]
}

/**
 * L8 A player can take back a command as a whole, unless since then a die fell, a secret came out or another player
 * decided; that restores the exact game, and the same answers lead to the same place.
 */
export function undoStopsAtBarriers<K extends Kind>(
  trial: Trial<K>,
  undoing: Undoing = { answerAll, canUndo, undo },
): void {
  const players = trial.rules.players(trial.s)
  for (const seed of trial.seeds) {
    const dice = seeded(`${seed} L8`)
    const start = { law: 'L8', seed, number: 0 } as const
    const t = placed(start, () => historyOf(begin(trial.rules, trial.s, { dice: seeded(seed) })))
    const m: Session<K> = { ...start, dice, undoing, players, t, past: [] }
    placed(m, () => {
      for (; !over(m.t.game); m.number++) {
        const { player, options } = oneOf(owedIn(trial, { ...m, g: m.t.game }), dice)
        const answers = Array.from({ length: 1 + rollDice(dice, MOST) }, () => randomAnswer(options, dice))
        given(m, player, answers)
        onlyTheLastMayUndo(m)
        if (m.past.length > 0 && rollDice(dice, 3 * (trial.oneIn ?? 1)) === 0) backAndForth(m)
      }
    })
  }
}

/** Answers, and keeps account: a barrier empties it. */
function given<K extends Kind>(m: Session<K>, player: number, answers: readonly Answer[]): void {
  const { game } = m.t
  const before = sceneOf(game)
  const [dice, lines, sealed] = [encode(game.dice), game.log?.length ?? 0, game.sealed.length]
  const { taken, stop } = m.undoing.answerAll(m.t, player, answers)
  if (taken === 0) throw breach(m, `option ${encode(answers[0])} was refused: ${stop}`)
  const secretOut = (game.log ?? []).slice(lines).some(e => reveals(game, e))
  const opened = sealed > 0 && game.sealed.length === 0
  const barred = encode(game.dice) !== dice || secretOut || opened
  if (barred || m.past.at(-1)?.player !== player) m.past = []
  if (!barred) m.past.push({ player, answers: answers.slice(0, taken), before })
}

function onlyTheLastMayUndo<K extends Kind>(m: Session<K>): void {
  const last = m.past.at(-1)?.player ?? null
  const before = sceneOf(m.t.game)
  for (let player = -1; player <= m.players; player++) {
    if (m.undoing.canUndo(m.t, player) !== (player === last))
      throw breach(
        m,
        `player ${player} ${player === last ? 'cannot undo, and nothing bars it' : 'can undo, and it is too late'}`,
      )
    if (player === last) continue
    if (m.undoing.undo(m.t, player)) throw breach(m, `player ${player} took back what he may not`)
    const found = apart(before, sceneOf(m.t.game))
    if (found !== null) throw breach(m, `a refused undo changed the game: ${found}`)
  }
}

/** Takes some commands back, one by one, and gives them again. */
function backAndForth<K extends Kind>(m: Session<K>): void {
  const [after, log] = [sceneOf(m.t.game), m.t.game.log]
  const back = m.past.slice(-1 - rollDice(m.dice, m.past.length))
  for (const { player, before } of back.toReversed()) {
    if (!m.undoing.undo(m.t, player)) throw breach(m, `player ${player} may undo, and was refused`)
    m.past.pop()
    const found = apart(before, sceneOf(m.t.game))
    if (found !== null) throw breach(m, `undone, the game is not what it was: ${found}`)
    storyIsTheLog(m)
  }
  for (const { player, answers } of back) given(m, player, answers)
  const found = apart(after, sceneOf(m.t.game)) ?? difference(log, m.t.game.log, 'log')
  if (found !== null) throw breach(m, `answered again, the game is not what it was: ${found}`)
  storyIsTheLog(m)
}

function storyIsTheLog<K extends Kind>(m: Session<K>): void {
  const found = difference(standing(m.t.story), m.t.game.log, 'the story')
  if (found !== null) throw breach(m, `what stands of the story is not the log: ${found}`)
}

/** All of a game except its log and its count of answers, which is never taken back. */
const sceneOf = <K extends Kind>({ p, agenda, dice, sealed, revealed }: Game<K>): string =>
  encode({ position: p, agenda, dice, sealed, revealed }, 'game')
