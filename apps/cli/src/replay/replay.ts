import type { GameFile } from '@sandtable/shelf'
import type { Eyes } from '../play/table-talk.ts'
import type { Terminal } from '../terminal.ts'
import { over } from '@sandtable/kernel'
import { checkGame, findingText } from './check.ts'
import { HUMAN } from '../play/session.ts'
import { openPack } from '../open-pack.ts'
import { ownTerminal } from '../terminal.ts'
import { playAgain } from './course.ts'
import { readGame, reviveGame } from '@sandtable/shelf'
import { print } from '../print.ts'
import { refuse } from '../refuse.ts'
import { sayGameFault } from '../words/faults.ts'
import { REPERTOIRE, talkIn } from '../repertoire.ts'
import { walk } from './walk.ts'

export interface ReplayOptions {
  readonly check?: boolean
}

/** sandtable replay: steps through a saved game, or proves that it is consistent. */
export async function replay(
  path: string,
  scenario: string | undefined,
  options: ReplayOptions,
  at?: Terminal,
  known = REPERTOIRE,
): Promise<void> {
  const file = readGame(path)
  if ('key' in file) return refuse([sayGameFault(path, file)])
  const shelved = openPack(
    scenario ?? file.scenario,
    known.systems,
    scenario === undefined ? path : undefined,
  )
  if (shelved === null) return
  const revived = reviveGame(file, shelved)
  if ('key' in revived) return refuse([sayGameFault(path, revived)])
  const { g, opened } = revived
  const again = playAgain(opened, file)
  if (options.check === true) {
    const findings = checkGame(opened, file, g, again)
    print(findingText(findings))
    if (findings.some(({ holds }) => !holds)) process.exitCode = 1
    return
  }
  if (again.trouble !== null) return refuse([`${path}: ${again.trouble}`])
  const terminal = at ?? ownTerminal()
  await walk(terminal, { opened, talk: talkIn(known, opened) }, again, over(g) ? 'all' : eyesOf(file))
  terminal.close()
}

/** A game in progress is shown as its first human player sees it; a finished one is open. */
function eyesOf({ seats }: GameFile): Eyes {
  const human = seats.indexOf(HUMAN)
  return human < 0 ? null : human
}
