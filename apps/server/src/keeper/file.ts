import { createHash } from 'node:crypto'
import type { SavedGame } from '@sandtable/kernel'
import type { GameRecord, KeptFile, Store } from '@sandtable/store'
import type { Refusal } from '@sandtable/protocol'
import type { Options, Pack } from '@sandtable/shelf'
import type { Course } from '../game/course.ts'
import { saveText, upTo } from '@sandtable/kernel'
import { fileText } from '@sandtable/shelf'
import { bodyOf } from '../game/body.ts'
import { answersOf, courseOf } from '../game/course.ts'
import { refusal } from '../refusals.ts'

/**
 * A finished game as a game file, with all that it takes to check every die. It is assembled from what was stored
 * during play: no rules are run, so it works whatever has changed in them since.
 */
export async function fileOf(store: Store, record: GameRecord): Promise<KeptFile | Refusal> {
  const course = await courseOf(store, record.id, record.version)
  const { asked, loose } = bodyOf(record)
  if (course.begun === null || record.snapshot === null || course.asked !== asked)
    return refusal('history-missing')
  // When a player's time runs out, commands that could still be taken back never count as played.
  const commands = course.commands.slice(0, course.commands.length - loose.length)
  const entries = upTo(course.entries, answersOf(commands))
  const options = await optionsOf(store, record)
  const text = textOf(record, record.snapshot, { ...course, commands, entries }, options)
  const tag = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return { tag: `"${tag}"`, text }
}

/** The rulings of the pack that a game was played with; undefined: it has none. */
async function optionsOf(store: Store, { pack }: GameRecord): Promise<Options | undefined> {
  const text = await store.packOf(pack)
  return text === null ? undefined : (JSON.parse(text) as Pack).options
}

function textOf(
  record: GameRecord,
  snapshot: string,
  { begun, commands, entries }: Course,
  options: Options | undefined,
): string {
  const { ruleset, rulesetVersion, scenario, pack } = record
  const { seats, commitment, secret } = bodyOf(record)
  const log = [begun, ...commands].flatMap(stage => stage?.events ?? [])
  const game = { ...(JSON.parse(snapshot) as SavedGame), asked: answersOf(commands), log }
  const saved = saveText({ ruleset, rulesetVersion, scenario }, game)
  return fileText({ id: scenario, digest: pack, options }, saved, {
    fair: { commitment, secret, nonces: seats.map(({ nonce }) => nonce as string) },
    seats: seats.map(({ bot }) => bot ?? 'human'),
    answers: commands.flatMap(({ player, answers }) => answers.map(answer => ({ player, answer }))),
    entries,
  })
}
