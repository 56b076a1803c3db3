import { existsSync } from 'node:fs'
import type { OpenedPack } from '@sandtable/shelf'
import type { Seating } from './seats.ts'
import type { OwnTable } from './own-table.ts'
import type { Session } from './session.ts'
import type { Sitting } from './sitting.ts'
import type { Terminal } from '../terminal.ts'
import { readGame, reviveGame, whyNotSave } from '@sandtable/shelf'
import { drawnSeed } from '../seed.ts'
import { HUMAN } from './session.ts'
import { keep } from './keep.ts'
import { newTable, tableOf } from './own-table.ts'
import { openPack } from '../open-pack.ts'
import { ownTerminal } from '../terminal.ts'
import { playOn } from './loop.ts'
import { sittingOf } from './sitting.ts'
import { refuse } from '../open.ts'
import { resultText } from './result-text.ts'
import { seatsOf } from './seats.ts'
import { stayOn } from './afterwards.ts'

export interface PlayOptions extends Seating {
  readonly seed?: string
  readonly save?: string
  readonly resume?: string
}

/** sandtable play: a whole game in the terminal, against bots or against each other. */
export async function play(scenario: string | undefined, options: PlayOptions): Promise<void> {
  const taken = options.save === undefined ? null : whyNotSave(options.save)
  if (taken !== null) return refuse([`sandtable: --save: ${taken}`])
  const session = options.resume === undefined ? fresh(scenario, options) : resumed(scenario, options.resume)
  if (typeof session === 'string') return refuse([session])
  if (session === null) return
  const terminal = ownTerminal()
  await sit(sittingOf(session, terminal, options.save ?? options.resume ?? null))
  terminal.close()
}

/** Plays a session at a terminal to its end. */
export async function sit(sitting: Sitting): Promise<void> {
  const { terminal, session } = sitting
  terminal.write(`${welcome(terminal, session).join('\n')}\n`)
  const how = await playOn(sitting)
  if (how === 'over') {
    terminal.write(`\n${resultText(terminal.screen, session).join('\n')}\n`)
    await keep(sitting)
    if (terminal.attended) await stayOn(sitting)
  } else await leave(sitting, how)
}

function fresh(scenario: string | undefined, options: PlayOptions): OwnTable | string | null {
  if (scenario === undefined) return 'sandtable: which scenario? sandtable play hastings-1066, for instance'
  const opened = openPack(scenario)
  if (opened === null) return null
  const seats = seatsOf(opened.s, options)
  if ('trouble' in seats) return `sandtable: ${seats.trouble}`
  return newTable(opened, options.seed ?? drawnSeed(), seats)
}

/** A saved game, gone on with by those who sat there. */
export function resumed(scenario: string | undefined, path: string): OwnTable | string | null {
  const file = readGame(path)
  if (typeof file === 'string') return file
  if ('fair' in file) return `${path}: it was played on a server, and is over: sandtable replay shows it`
  const opened: OpenedPack | null = openPack(scenario ?? file.scenario)
  if (opened === null) return null
  const g = reviveGame(path, file, opened)
  if (typeof g === 'string') return g
  const own = tableOf(opened, file.seed, file.seats, g, file.answers)
  for (const player of own.eyes) own.news(player)
  return own
}

function welcome({ screen: { paint } }: Terminal, { opened, seats, note }: Session): string[] {
  const names = opened.s.players.map(
    ({ name }, player) => `${name}: ${seats[player] === HUMAN ? 'you' : seats[player]}`,
  )
  return [
    paint.bold(opened.pack.title),
    paint.dim(`${names.join(' · ')} · ${note}`),
    paint.dim('about tells what this game is about, help what you can type.'),
  ]
}

/** Whoever leaves a game is asked where to save it; where nobody can be asked any more it is saved beside him. */
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
  terminal.write(`Save the game? A file name, Enter for ${usual}, or no.\n`)
  for (;;) {
    const name = (await terminal.read('Save as: '))?.trim() ?? 'no'
    if (/^(no?|q|quit)$/i.test(name)) return
    if (await keep(sitting, /^(|y|yes)$/i.test(name) ? usual : name)) return
  }
}

/** A file name that nothing is lost under. */
export function freeName(id: string, kind: string): string {
  const name = (n: number): string => `${id}${n === 1 ? '' : `-${n}`}${kind}`
  let n = 1
  while (existsSync(name(n))) n++
  return name(n)
}
