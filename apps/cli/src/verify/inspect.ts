import { readFileSync } from 'node:fs'
import type { FairDice, GameFile, OpenedPack } from '@sandtable/shelf'
import type { Finding } from '../replay/check.ts'
import type { Repertoire } from '../repertoire.ts'
import type { Replayed } from '../replay/course.ts'
import type { TableTalk } from '../play/table-talk.ts'
import { same, save } from '@sandtable/kernel'
import { commitmentTo, fileText, openedFor, packFolder, readFolder, readGame } from '@sandtable/shelf'
import { count } from '../figures.ts'
import { playAgain } from '../replay/course.ts'
import { shapeTrouble } from './shape.ts'
import { REPERTOIRE, talkIn } from '../repertoire.ts'

/** What somebody knows from before the game. */
export interface Known {
  readonly commitment?: string
  /** His own part in the dice. */
  readonly own?: { readonly player: number | null; readonly nonce: string }
}

type FairFile = GameFile & { readonly fair: FairDice }

/** Whether a finished game is what its secret, its nonces and its answers say; a text says why it cannot be checked. */
export function inspect(
  path: string,
  scenario: string | undefined,
  known: Known,
  played = REPERTOIRE,
): Finding[] | string {
  const file = readGame(path)
  if (typeof file === 'string') return file
  if (!('fair' in file))
    return `${path}: it was played at one table, not on a server: sandtable replay --check looks into it`
  const opened = packFor(path, file, scenario, played)
  if (typeof opened === 'string') return opened
  const trouble = shapeTrouble(file, opened)
  if (trouble !== null) return `${path}: ${trouble}`
  const again = playAgain(opened, file)
  return [
    ...promises(file, known),
    course(file, again, talkIn(played, opened)),
    ...rollbacks(file),
    bytes(readFileSync(path), file, again),
  ]
}

/** The pack that the game was played with, and no other. */
function packFor(
  path: string,
  file: GameFile,
  scenario: string | undefined,
  { systems }: Repertoire,
): OpenedPack | string {
  const other = `sandtable verify ${path} FOLDER takes the folder of the right one`
  const folder = packFolder(scenario ?? file.scenario)
  if (folder === null)
    return `${path}: there is no scenario '${scenario ?? file.scenario}' here, with which it was played: ${other}`
  const opening = readFolder(folder, systems)
  if (!opening.ok) return opening.problems.join('; ')
  const { opened } = opening
  return (
    openedFor(opened, file) ??
    `${path}: it was played with the pack ${file.pack} of '${file.scenario}', and what is in ${folder} is another, ${opened.digest}: ${other}`
  )
}

/** What was promised before the game, and by whom. */
function promises({ fair: { commitment, secret, nonces } }: FairFile, known: Known): Finding[] {
  const given = known.commitment === undefined ? '' : ', and it is the one given'
  const held = known.commitment === undefined || known.commitment === commitment
  const findings: Finding[] = [
    {
      holds: commitmentTo(secret) === commitment && held,
      text: `the commitment is the hash of the server's secret${given}: ${commitment}`,
    },
  ]
  if (known.own !== undefined)
    findings.push({
      holds: nonces[known.own.player ?? -1] === known.own.nonce,
      text: 'your own part is in the dice',
    })
  return findings
}

/** The answers, given again, with the dice that secret and nonces make. */
function course({ answers, fair, save }: FairFile, { g, log, trouble }: Replayed, talk: TableTalk): Finding {
  const dice = [`${count(g.dice.used)} rolls`, talk.rolls(log)].filter(text => text !== '').join(', ')
  const { log: saved } = (save as { readonly game: { readonly log: unknown } }).game
  return {
    holds: trouble === null && same(log, saved),
    text: `${count(answers.length)} answers, given again with the dice of the secret and ${fair.nonces.length} nonces, give the same log of ${count(log.length)} events: ${dice}${trouble === null ? '' : ` (${trouble})`}`,
  }
}

/** Where the host rolled the game back: everybody at the table saw it, and can check it here. */
function rollbacks({ rollbacks: all = [], answers }: FairFile): Finding[] {
  return all.map(({ after, drawn }, i) => ({
    holds: after <= answers.length && after > (all[i - 1]?.after ?? -1),
    text: `the host rolled the game back to answer ${count(after)}; the dice went on from word ${count(drawn)} of their stream`,
  }))
}

/** The file, written again from what was found out. */
function bytes(found: Buffer, file: FairFile, { g }: Replayed): Finding {
  const { commitment, secret, nonces } = file.fair
  const answers = file.answers.map(({ player, answer }) => ({ player, answer }))
  const back = file.rollbacks?.map(({ after, drawn }) => ({ after, drawn })) ?? []
  const course = { fair: { commitment, secret, nonces }, seats: file.seats, answers, rollbacks: back }
  const { scenario: id, pack, options } = file
  const written = Buffer.from(fileText({ id, digest: pack, options }, save(g, id), course))
  const holds = written.equals(found)
  const where = holds
    ? `; who sat there (${file.seats.join(', ')}) is the word of the server`
    : ` (not from byte ${firstDifference(written, found)} on)`
  return { holds, text: `the file, written again, is the same byte for byte${where}` }
}

function firstDifference(a: Buffer, b: Buffer): number {
  const at = a.findIndex((byte, i) => byte !== b[i])
  return at < 0 ? a.length : at
}
