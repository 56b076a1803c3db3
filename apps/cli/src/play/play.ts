import type { Repertoire } from '../repertoire.ts'
import type { OnlineOptions } from '../online/way-in.ts'
import type { OwnTable } from './own-table.ts'
import type { Session } from './session.ts'
import type { Sitting } from './sitting.ts'
import type { Terminal } from '../terminal.ts'
import { isTaken, readGame, reviveGame, STAND_IN } from '@sandtable/shelf'
import { drawnSeed } from '../seed.ts'
import { freeName, keep } from './keep.ts'
import { newTable, tableOf } from './own-table.ts'
import { openOnline } from '../online/open-online.ts'
import { openPack } from '../open-pack.ts'
import { ownTerminal } from '../terminal.ts'
import { playOn } from './loop.ts'
import { PLUGS } from '../systems.ts'
import { sittingOf } from './sitting.ts'
import { print } from '../print.ts'
import { refuse } from '../refuse.ts'
import { sayGameFault } from '../words/faults.ts'
import { resultText } from './result-text.ts'
import { REPERTOIRE, talkIn } from '../repertoire.ts'
import { seatsOf } from './seats.ts'
import { HUMAN, summaryOf } from './session.ts'
import { stayOn } from './afterwards.ts'
import { visible } from '@sandtable/scenario'
import { phrase } from '../words/words.ts'

export interface PlayOptions extends OnlineOptions {
  readonly save?: string
}

/** sandtable play: a whole game in the terminal, against bots or against each other. */
export async function play(
  scenario: string | undefined,
  options: PlayOptions,
  known: Repertoire = REPERTOIRE,
): Promise<void> {
  if (options.save !== undefined && isTaken(options.save)) {
    const why = sayGameFault(options.save, { key: 'name-taken', parts: {} })
    return refuse([phrase('refuse:save', { why })])
  }
  const meant = await begunBy(scenario, options)
  if ('why' in meant) return refuse([`sandtable: ${meant.why}`])
  const session = await opened(meant.scenario, options, known)
  if (typeof session === 'string') return refuse([session])
  if (session === null) return
  const terminal = ownTerminal()
  const kept = session.farewell === null ? options.resume : undefined
  await sit(sittingOf(session, terminal, options.save ?? kept ?? null)).catch(error => blame(session, error))
  session.close()
  terminal.close()
}

/** The chosen scenario, after each system has applied its own options. */
async function begunBy(
  scenario: string | undefined,
  options: object,
): Promise<{ readonly scenario: string | undefined } | { readonly why: string }> {
  let meant = scenario
  for (const { beginning } of Object.values(PLUGS)) {
    const made = (await beginning?.scenario(meant, options)) ?? { scenario: meant }
    if ('why' in made) return made
    meant = made.scenario
  }
  return { scenario: meant }
}

/** An error in a server's game may well be the server's fault. */
function blame({ farewell, note }: Session, error: unknown): never {
  if (farewell === null) throw error
  const why = (error as Error).message
  throw new Error(phrase('online:misfit-why', { url: note, why }), { cause: error })
}

/** The chosen game: on a server, saved, or a new one here. */
async function opened(
  scenario: string | undefined,
  options: PlayOptions,
  known: Repertoire,
): Promise<Session | string | null> {
  const online = await openOnline(scenario, options, known)
  if (typeof online === 'string') return `sandtable: ${online}`
  if (online !== null) {
    print(online.notices.map(line => `${visible(line)}\n`).join(''))
    return online.session
  }
  return options.resume === undefined
    ? fresh(scenario, options, known)
    : resumed(scenario, options.resume, known)
}

/** Plays a session at a terminal to its end. */
export async function sit(sitting: Sitting): Promise<void> {
  const { terminal, session } = sitting
  terminal.write(`${welcome(terminal, session).join('\n')}\n`)
  session.onWord(line => terminal.write(`${terminal.screen.paint.dim(line)}\n`))
  const how = await playOn(sitting)
  if (typeof how === 'object') {
    terminal.write(`${how.gone}\n`)
    process.exitCode = 1
  } else if (how === 'over') {
    terminal.write(`\n${resultText(terminal.screen, session).join('\n')}\n`)
    await keep(sitting, session.farewell === null ? null : sitting.saveAs)
    if (terminal.attended) await stayOn(sitting)
  } else await leave(sitting, how)
}

export function fresh(
  scenario: string | undefined,
  options: PlayOptions,
  known: Repertoire = REPERTOIRE,
): OwnTable | string | null {
  if (scenario === undefined) return `sandtable: ${phrase('error:which-scenario')}`
  const opened = openPack(scenario, known.systems)
  if (opened === null) return null
  const company = { names: Object.keys(opened.system.bots), usual: STAND_IN }
  const seats = seatsOf(summaryOf(opened).players, options, company)
  if ('trouble' in seats) return `sandtable: ${seats.trouble}`
  return newTable(opened, talkIn(known, opened), options.seed ?? drawnSeed(), seats)
}

/** A saved game, resumed by its players. */
export function resumed(
  scenario: string | undefined,
  path: string,
  known: Repertoire = REPERTOIRE,
): OwnTable | string | null {
  const file = readGame(path)
  if ('key' in file) return sayGameFault(path, file)
  if ('fair' in file) return phrase('refuse:served-game', { path })
  const shelved = openPack(
    scenario ?? file.scenario,
    known.systems,
    scenario === undefined ? path : undefined,
  )
  if (shelved === null) return null
  const revived = reviveGame(file, shelved)
  if ('key' in revived) return sayGameFault(path, revived)
  const { g, opened } = revived
  const { bots } = opened.system
  const stranger = file.seats.find(seat => seat !== HUMAN && !Object.hasOwn(bots, seat))
  if (stranger !== undefined)
    return phrase('refuse:stranger', { path, name: stranger, bots: [HUMAN, ...Object.keys(bots)] })
  const own = tableOf(opened, talkIn(known, opened), file.seed, file.seats, g, file)
  try {
    for (const player of own.eyes) own.news(player)
  } catch {
    return sayGameFault(path, { key: 'unfit', parts: {} })
  }
  return own
}

function welcome({ screen: { paint } }: Terminal, { opened, seats, eyes, note }: Session): string[] {
  const { title, players } = summaryOf(opened)
  const names = players.map(({ name }, player) =>
    phrase('play:player', { name, who: eyes.includes(player) ? phrase('play:you') : (seats[player] ?? '') }),
  )
  return [paint.bold(title), paint.dim(`${names.join(' · ')} · ${note}`), paint.dim(phrase('play:help'))]
}

/** Asks where to save the game; if the input has ended, saves it beside its file. */
async function leave(sitting: Sitting, how: 'quit' | 'silence'): Promise<void> {
  const { terminal, session, saveAs } = sitting
  if (session.farewell !== null) {
    terminal.write(`${session.farewell}\n`)
    return
  }
  const usual = saveAs ?? freeName(session.opened.id, '.game.json')
  if (how === 'silence') {
    if (saveAs !== null || terminal.attended) await keep(sitting, usual)
    return
  }
  terminal.write(`${phrase('play:save-as', { usual })}\n`)
  for (;;) {
    const name = (await terminal.read(phrase('play:save-as-prompt')))?.trim() ?? 'no'
    if (/^(no?|q|quit)$/i.test(name)) return
    if (await keep(sitting, /^(|y|yes)$/i.test(name) ? usual : name)) return
  }
}
