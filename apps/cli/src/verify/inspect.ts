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
import { summaryOf } from '../play/session.ts'
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
    ...entries(file, opened),
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

/** Everybody at the table saw where answers were taken back, and how the game ended, and can check it here. */
function entries({ entries: all = [] }: FairFile, opened: OpenedPack): Finding[] {
  const { players } = summaryOf(opened)
  return all.flatMap(({ after: answer, player, does, drawn: word }) => {
    if (word !== undefined) {
      const key = does === 'roll-back' ? 'verify:rollback' : 'verify:taken-back'
      return [{ holds: true, text: phrase(key, { answer, word }) }]
    }
    const name = players[player ?? -1]?.name ?? ''
    return { holds: true, text: phrase('verify:entry', { answer, said: phrase(`said:${does}`, { name }) }) }
  })
}

/** The file, rewritten from the findings. */
function bytes(found: Buffer, file: FairFile, { g }: Replayed): Finding {
  const { commitment, secret, nonces } = file.fair
  const answers = file.answers.map(({ player, answer }) => ({ player, answer }))
  const course = {
    fair: { commitment, secret, nonces },
    seats: file.seats,
    answers,
    entries: file.entries ?? [],
  }
  const { scenario: id, pack, options, version } = file
  const written = Buffer.from(fileText({ id, digest: pack, options }, save(g, id), course, version))
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
