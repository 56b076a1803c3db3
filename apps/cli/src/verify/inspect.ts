import { readFileSync } from 'node:fs'
import type { FairDice, GameFile, OpenedPack } from '@sandtable/shelf'
import type { Finding } from '../replay/check.ts'
import type { Repertoire } from '../repertoire.ts'
import type { Replayed } from '../replay/course.ts'
import type { TableTalk } from '../play/table-talk.ts'
import { same, save } from '@sandtable/kernel'
import { commitmentTo, fileText, openedFor, packFolder, readFolder, readGame } from '@sandtable/shelf'
import { playAgain } from '../replay/course.ts'
import { shapeTrouble } from './shape.ts'
import { REPERTOIRE, talkIn } from '../repertoire.ts'
import { phrase } from '../words/words.ts'
import { sayGameFault, sayProblems } from '../words/faults.ts'

/** What a player knows from before the game. */
export interface Known {
  readonly commitment?: string
  /** The player's own part in the dice. */
  readonly own?: { readonly player: number | null; readonly nonce: string }
}

type FairFile = GameFile & { readonly fair: FairDice }

/** Whether a finished game matches its secret, its nonces and its answers; a text says why it can't be checked. */
export function inspect(
  path: string,
  scenario: string | undefined,
  known: Known,
  played = REPERTOIRE,
): Finding[] | string {
  const file = readGame(path)
  if ('key' in file) return sayGameFault(path, file)
  if (!('fair' in file)) return phrase('verify:own-table', { path })
  const opened = packFor(path, file, scenario, played)
  if (typeof opened === 'string') return opened
  const trouble = shapeTrouble(path, file, opened)
  if (trouble !== null) return trouble
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
  const folder = packFolder(scenario ?? file.scenario)
  if (folder === null) return phrase('verify:no-pack', { path, name: scenario ?? file.scenario })
  const opening = readFolder(folder, systems)
  if (!opening.ok) return sayProblems(opening.problems).join('; ')
  const { opened } = opening
  return (
    openedFor(opened, file) ??
    phrase('verify:other-pack', {
      path,
      folder,
      wanted: file.pack,
      scenario: file.scenario,
      found: opened.digest,
    })
  )
}

/** The promise before the game, and who made it. */
function promises({ fair: { commitment, secret, nonces } }: FairFile, known: Known): Finding[] {
  const key = known.commitment === undefined ? 'verify:commitment' : 'verify:commitment-given'
  const held = known.commitment === undefined || known.commitment === commitment
  const findings: Finding[] = [
    {
      holds: commitmentTo(secret) === commitment && held,
      text: phrase(key, { commitment }),
    },
  ]
  if (known.own !== undefined)
    findings.push({
      holds: nonces[known.own.player ?? -1] === known.own.nonce,
      text: phrase('verify:own-part'),
    })
  return findings
}

/** The answers, given again, with the dice from secret and nonces. */
function course({ answers, fair, save }: FairFile, { g, log, trouble }: Replayed, talk: TableTalk): Finding {
  const rolls = [phrase('verify:rolls', { count: g.dice.used }), talk.rolls(log)].filter(text => text !== '')
  const figures = {
    answers: answers.length,
    nonces: fair.nonces.length,
    events: log.length,
    rolls: rolls.join(', '),
  }
  const { log: saved } = (save as { readonly game: { readonly log: unknown } }).game
  return {
    holds: trouble === null && same(log, saved),
    text:
      trouble === null
        ? phrase('verify:course', figures)
        : phrase('verify:course-but', { ...figures, why: trouble }),
  }
}

/** Where the host rolled the game back: everyone at the table saw it, and can check it here. */
function rollbacks({ rollbacks: all = [], answers }: FairFile): Finding[] {
  return all.map(({ after, drawn }, i) => ({
    holds: after <= answers.length && after > (all[i - 1]?.after ?? -1),
    text: phrase('verify:rollback', { answer: after, word: drawn }),
  }))
}

/** The file, rewritten from the findings. */
function bytes(found: Buffer, file: FairFile, { g }: Replayed): Finding {
  const { commitment, secret, nonces } = file.fair
  const answers = file.answers.map(({ player, answer }) => ({ player, answer }))
  const back = file.rollbacks?.map(({ after, drawn }) => ({ after, drawn })) ?? []
  const course = { fair: { commitment, secret, nonces }, seats: file.seats, answers, rollbacks: back }
  const { scenario: id, pack, options } = file
  const written = Buffer.from(fileText({ id, digest: pack, options }, save(g, id), course))
  const holds = written.equals(found)
  const text = holds
    ? phrase('verify:bytes', { seats: file.seats })
    : phrase('verify:bytes-differ', { byte: firstDifference(written, found) })
  return { holds, text }
}

function firstDifference(a: Buffer, b: Buffer): number {
  const at = a.findIndex((byte, i) => byte !== b[i])
  return at < 0 ? a.length : at
}
