import type { Answer, Dice, Pending, Viewer } from '@sandtable/kernel'
import type { Bot } from '@sandtable/ai'
import type { Waw } from '@sandtable/waw'
import type { Desk, Outcome } from './desk.ts'
import type { Session, Step } from './session.ts'
import type { Sitting } from './sitting.ts'
import { botAnswer } from '@sandtable/ai'
import { isSpace, seeded } from '@sandtable/kernel'
import { phaseOf } from '@sandtable/waw'
import { ask } from './ask.ts'
import { WAW_BOTS } from '@sandtable/shelf'
import { humans } from './session.ts'
import { headerText } from './header.ts'
import { keep } from './keep.ts'
import { mapText } from './map-text.ts'
import { taleText } from './tale-text.ts'

/** Plays on until the game is over, somebody has enough of it, or there is no place for him any more. */
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
    const { decision } = step
    const answer = unasked(sitting, decision)
    if (answer !== null) {
      await put(sitting, decision, answer, false)
      continue
    }
    if (await planned(sitting, decision)) continue
    const outcome = await askHuman(sitting, decision)
    if (outcome === null) return 'silence'
    if ('quit' in outcome) return 'quit'
    await obey(sitting, decision, outcome)
  }
}

/** The answer of a bot, of the captain for him who left it to him, or the only one there is. */
function unasked(sitting: Sitting, decision: Pending): Answer | null {
  const { session, left } = sitting
  if (!session.eyes.includes(decision.player))
    return answerOf(session, decision, session.seats[decision.player] as string)
  if (!isSpace(decision.options) && decision.options.length === 1) return decision.options[0] as Answer
  const until = left.get(decision.player)
  if (until === undefined) return null
  const { turn, active } = session.game.p
  if (until === null || (until === turn && active === decision.player))
    return answerOf(session, decision, CAPTAIN)
  left.delete(decision.player)
  return null
}

const CAPTAIN = 'captain'

/** A bot's dice hang on the seed and the decision alone, so that a game that was saved goes on the same. */
function answerOf({ game, seed }: Session, decision: Pending, bot: string): Answer {
  const dice: Dice = seeded(`${seed} ${bot} ${decision.id}`)
  return botAnswer(game, decision, WAW_BOTS[bot] as Bot<Waw>, dice)
}

async function put(sitting: Sitting, { player }: Pending, answer: Answer, asked: boolean): Promise<void> {
  const { session, command, plan, left, terminal } = sitting
  const turnBefore = session.game.p.active
  const refusal = await session.give({ player, answer, command, asked })
  sitting.waited = ''
  if (refusal !== null) {
    plan.orders = []
    left.delete(player)
    terminal.write(`${refusal}\n`)
  } else if (session.farewell === null && session.game.p.active !== turnBefore) await keep(sitting)
}

/** Gives the next order of a command that has several; false: there is none for this decision. */
async function planned(sitting: Sitting, decision: Pending): Promise<boolean> {
  const { plan, terminal } = sitting
  const { options, kind, player } = decision
  if (plan.player !== player || kind !== 'orders' || !isSpace(options)) return false
  const order = plan.orders.shift()
  if (order === undefined) return false
  if (options.has(order)) await put(sitting, decision, order, true)
  else {
    plan.orders = []
    terminal.write('The rest of that order cannot be carried out any more.\n')
  }
  return true
}

async function askHuman(sitting: Sitting, decision: Pending): Promise<Outcome | null> {
  const { session, terminal } = sitting
  const { player } = decision
  if (sitting.at !== player && humans(session).length > 1 && !(await handOver(sitting, player))) return null
  sitting.at = player
  tell(sitting, player)
  const { game: g } = session
  const watch = session.watchOf(player)
  const desk: Desk = { session, terminal, s: g.s, g, player, watch, view: watch.view, decision }
  head(sitting, desk)
  const asked = `${decision.kind} ${sitting.headed}`
  const again = decision.kind === 'orders' && asked === sitting.asked
  sitting.asked = asked
  return ask(desk, again)
}

/** Several sit at one keyboard: whoever is next takes the place before he is shown anything. */
async function handOver({ session, terminal }: Sitting, player: number): Promise<boolean> {
  const name = session.opened.s.players[player]?.name ?? ''
  if (terminal.attended) terminal.write('\u001B[2J\u001B[3J\u001B[H')
  terminal.write(`${name}, it is your move.\n`)
  return (await terminal.read('Press Enter when the others look away. ')) !== null
}

/** Who sits here alone is told of others' turns as they end, or while he waits; all are told the last of it. */
function tellOnTheWay(sitting: Sitting, step: Step): void {
  const [first, ...others] = sitting.session.eyes
  const { turn, active } = sitting.session.game.p
  const now = `${turn} ${active}`
  const all = step === 'over' || !('decision' in step)
  if (first !== undefined && (all || (others.length === 0 && now !== sitting.told))) tell(sitting, first)
  if (first === null && now !== sitting.told) showTable(sitting)
  sitting.told = now
}

/** Whoever only looks on is shown with every player turn how the table stands. */
function showTable({ session, terminal: { screen, write } }: Sitting): void {
  const { s } = session.opened
  const { view } = session.watchOf(null)
  write(`\n${[...headerText(screen, s, view, null), '', ...mapText(screen, s, view)].join('\n')}\n`)
}

function tell(sitting: Sitting, viewer: Viewer): void {
  const { session, terminal } = sitting
  const lines = taleText(terminal.screen, session.opened.s, session.news(viewer), viewer)
  if (lines.length > 0) terminal.write(`${lines.join('\n')}\n`)
}

/** While others decide, that is said in a line, once until somebody here has decided. */
function sayOnce(sitting: Sitting, line: string): void {
  if (line !== sitting.waited) sitting.terminal.write(`${sitting.terminal.screen.paint.dim(line)}\n`)
  sitting.waited = line
}

/** Turn and phase where they are new, and the map when somebody's movement begins. */
function head(sitting: Sitting, { g, s, view, player, decision }: Desk): void {
  const { screen, write } = sitting.terminal
  const phase = phaseOf(g.agenda)
  const headed = `${view.turn} ${view.active} ${phase} ${player}`
  if (headed !== sitting.headed) write(`\n${headerText(screen, s, view, phase).join('\n')}\n`)
  sitting.headed = headed
  const mapped = `${view.turn} ${view.active} ${player}`
  if (decision.kind !== 'orders' || mapped === sitting.mapped) return
  sitting.mapped = mapped
  write(`\n${mapText(screen, s, view).join('\n')}\n`)
}

const TOO_LATE = 'Nothing can be taken back: a die has fallen since, a secret is out, or another has moved.\n'

async function obey(sitting: Sitting, decision: Pending, outcome: Outcome): Promise<void> {
  const { session, terminal } = sitting
  const { player } = decision
  sitting.command++
  if ('answers' in outcome) {
    const [answer, ...orders] = outcome.answers
    if (decision.kind === 'orders') sitting.plan = { player, orders }
    await put(sitting, decision, answer as Answer, true)
  } else if ('leave' in outcome) {
    const turn = outcome.leave === 'turn' ? session.game.p.turn : null
    if (outcome.leave !== 'once') sitting.left.set(player, turn)
    await put(sitting, decision, answerOf(session, decision, CAPTAIN), true)
  } else if ('undo' in outcome) {
    sitting.plan.orders = []
    const begun = session.answers.some(one => one.player === player && one.asked && one.command >= 0)
    const taken = await session.takeBack(player)
    terminal.write(taken > 0 ? 'Taken back.\n' : begun ? TOO_LATE : 'There is nothing to take back yet.\n')
  } else if ('save' in outcome) await keep(sitting, outcome.save)
}
