import type { Answer, Dice, Kind, Pending, Proposal, Viewer, Word } from '@sandtable/kernel'
import type { Bot } from '@sandtable/ai'
import type { Moment, Outcome } from './table-talk.ts'
import type { Session, Step } from './session.ts'
import type { Sitting } from './sitting.ts'
import { botAnswer } from '@sandtable/ai'
import { seeded } from '@sandtable/kernel'
import { ask } from './ask.ts'
import { deskOf } from './sitting.ts'
import { hasChoice, humans, summaryOf } from './session.ts'
import { keep } from './keep.ts'
import { STAND_IN } from '@sandtable/shelf'
import { stopText } from './stop-text.ts'
import { phrase } from '../words/words.ts'

/** Plays until the game is over, the player quits, or the seat is lost. */
export async function playOn(sitting: Sitting): Promise<'over' | 'quit' | 'silence' | { gone: string }> {
  const { session, terminal } = sitting
  for (;;) {
    const step = await Promise.race([session.next(), terminal.left])
    if (step === null) return 'silence'
    tellOnTheWay(sitting, step)
    if (step === 'over' || 'gone' in step) return step
    if ('waiting' in step) {
      sayOnce(sitting, step.waiting)
      continue
    }
    if ('proposal' in step) {
      const word = await askConsent(sitting, step)
      if (word === null) return 'silence'
      await speak(sitting, step.player, word)
      continue
    }
    const { decision } = step
    const answer = unasked(sitting, decision)
    if (answer !== undefined) {
      await put(sitting, decision, [answer], false)
      continue
    }
    const outcome = await askHuman(sitting, decision)
    if (outcome === null) return 'silence'
    if ('quit' in outcome) return 'quit'
    await obey(sitting, decision, outcome)
  }
}

/** The answer of a bot or the captain, or the only one there is; undefined: a person is asked. */
function unasked(sitting: Sitting, decision: Pending): Answer | undefined {
  const { session, left } = sitting
  if (!session.eyes.includes(decision.player))
    return answerOf(session, decision, session.seats[decision.player] as string)
  if (!hasChoice(decision)) return (decision.options as readonly Answer[])[0]
  const until = left.get(decision.player)
  if (until === undefined) return undefined
  const { turn, players } = momentOf(session)
  if (until === null || (until === turn && players.includes(decision.player)))
    return answerOf(session, decision, STAND_IN)
  left.delete(decision.player)
  return undefined
}

const momentOf = ({ talk, game }: Session): Moment => talk.moment(game.p)

const nameOf = ({ turn, players }: Moment): string => `${turn} ${players.join()}`

/** A bot's dice depend on the seed and the decision alone, so that a saved game resumes unchanged. */
function answerOf({ opened, game, seed }: Session, decision: Pending, bot: string): Answer {
  const dice: Dice = seeded(`${seed} ${bot} ${decision.id}`)
  return botAnswer(game, decision, opened.system.bots[bot] as Bot<Kind>, dice)
}

async function put(
  sitting: Sitting,
  { player }: Pending,
  answers: readonly Answer[],
  asked: boolean,
): Promise<void> {
  const { session, left, terminal } = sitting
  const before = nameOf(momentOf(session))
  const result = await session.give({ player, answers, asked })
  sitting.waited = ''
  if (typeof result === 'string') {
    left.delete(player)
    terminal.write(`${result}\n`)
    return
  }
  if (result.stop !== null) terminal.write(`${stopText(result, answers.length)}\n`)
  if (session.farewell === null && nameOf(momentOf(session)) !== before) await keep(sitting)
}

/** Whether a decision is one of several, repeated until the player is done. */
const isSerial = ({ session: { talk } }: Sitting, { kind }: Pending): boolean => talk.series.includes(kind)

async function askHuman(sitting: Sitting, decision: Pending): Promise<Outcome | null> {
  const { session } = sitting
  const { player } = decision
  if (sitting.at !== player && humans(session).length > 1 && !(await handOver(sitting, player))) return null
  sitting.at = player
  tell(sitting, player)
  head(sitting, decision)
  const asked = `${decision.kind} ${sitting.headed}`
  const again = isSerial(sitting, decision) && asked === sitting.asked
  sitting.asked = asked
  return ask(deskOf(sitting, decision), again, session.moot)
}

/** Several share one keyboard: the next player takes over before anything is shown. */
async function handOver({ session, terminal }: Sitting, player: number): Promise<boolean> {
  const name = summaryOf(session.opened).players[player]?.name ?? ''
  if (terminal.attended) terminal.write('\u001B[2J\u001B[3J\u001B[H')
  terminal.write(`${phrase('play:your-move', { name })}\n`)
  return (await terminal.read(phrase('play:look-away'))) !== null
}

/** A lone player sees others' turns as they end, or while waiting; everyone sees the last of it. */
function tellOnTheWay(sitting: Sitting, step: Step): void {
  const [first, ...others] = sitting.session.eyes
  const now = nameOf(momentOf(sitting.session))
  const all = step === 'over' || !('decision' in step)
  if (first !== undefined && (all || (others.length === 0 && now !== sitting.told))) tell(sitting, first)
  if (first === null && now !== sitting.told) showTable(sitting)
  sitting.told = now
}

/** Spectators see the board with every player turn. */
function showTable({ session, terminal: { screen, write } }: Sitting): void {
  const { talk, opened } = session
  const { view } = session.watchOf(null)
  const table = [...talk.header(screen, opened.s, view, []), '', ...talk.board(screen, opened.s, view)]
  write(`\n${table.join('\n')}\n`)
}

function tell(sitting: Sitting, viewer: Viewer): void {
  const { session, terminal } = sitting
  const lines = session.news(viewer)(terminal.screen, viewer)
  if (lines.length > 0) terminal.write(`${lines.join('\n')}\n`)
}

/** Says once in a line that others are deciding, until a player here has decided. */
function sayOnce(sitting: Sitting, line: string): void {
  if (line !== sitting.waited) sitting.terminal.write(`${sitting.terminal.screen.paint.dim(line)}\n`)
  sitting.waited = line
}

/** Turn and phase when they are new, and the board before the first of several orders. */
function head(sitting: Sitting, decision: Pending): void {
  const { screen, write } = sitting.terminal
  const { talk, opened, game, watchOf } = sitting.session
  const { player } = decision
  const { view } = watchOf(player)
  const now = nameOf(talk.moment(view))
  const headed = `${now} ${talk.phase(game.agenda)} ${player}`
  if (headed !== sitting.headed) write(`\n${talk.header(screen, opened.s, view, game.agenda).join('\n')}\n`)
  sitting.headed = headed
  const shown = `${now} ${player}`
  if (!isSerial(sitting, decision) || shown === sitting.shown) return
  sitting.shown = shown
  write(`\n${talk.board(screen, opened.s, view).join('\n')}\n`)
}

/** Says something beside the rules, for somebody who sits here. */
async function speak({ session, terminal }: Sitting, player: number, word: Word): Promise<void> {
  const text = session.eyes.includes(player)
    ? await session.say(player, word)
    : phrase('refused:not-your-seat')
  if (text !== '') terminal.write(`${text}\n`)
}

/** Asks for an answer to what another player offers; null: the input has ended. */
async function askConsent(
  { session, terminal }: Sitting,
  { proposal: { by, what } }: { readonly proposal: Proposal },
): Promise<Word | null> {
  const name = summaryOf(session.opened).players[by]?.name ?? ''
  const offer = phrase(what === 'draw' ? 'said:offer-draw' : 'said:ask-undo', { name })
  const question = phrase(`said:answer-${what}`)
  for (;;) {
    terminal.write(`${offer} ${question}\n`)
    const line = (await terminal.read('> '))?.trim().toLowerCase()
    if (line === undefined) return null
    if (/^(a|agree|y|yes)$/.test(line)) return 'accept'
    if (/^(d|decline|n|no)$/.test(line)) return 'decline'
  }
}

async function obey(sitting: Sitting, decision: Pending, outcome: Outcome): Promise<void> {
  const { session, terminal } = sitting
  const { player } = decision
  if ('answers' in outcome) await put(sitting, decision, outcome.answers, true)
  else if ('leave' in outcome) {
    const turn = outcome.leave === 'turn' ? momentOf(session).turn : null
    if (outcome.leave !== 'once') sitting.left.set(player, turn)
    await put(sitting, decision, [answerOf(session, decision, STAND_IN)], true)
  } else if ('undo' in outcome) {
    const why = await session.takeBack(player)
    terminal.write(`${phrase(`undo:${why ?? 'done'}`)}\n`)
  } else if ('say' in outcome) await speak(sitting, outcome.as ?? player, outcome.say)
  else if ('save' in outcome) await keep(sitting, outcome.save)
}
