import type { Answer, Data, Kind } from '@sandtable/kernel'
import { digest, encode, isData } from '@sandtable/kernel'

/** What a game file tells: all answers, all events, and what the dice fell from. */
export interface GameText {
  readonly scenario: string
  /** The digest of the pack that it was played with. */
  readonly pack: string
  readonly seats: readonly string[]
  readonly answers: readonly { readonly player: number; readonly answer: Answer }[]
  /** Where the host rolled the game back: after so many answers, and the dice went on from this word. */
  readonly rollbacks: readonly { readonly after: number; readonly drawn: number }[]
  readonly fair: {
    readonly commitment: string
    readonly secret: string
    readonly nonces: readonly string[]
  } | null
  readonly log: readonly Kind['e'][]
}

const VERSION = 1

/** Why a text is no game file. */
export type Fault = 'not-json' | 'not-a-game' | 'other-version' | 'damaged' | 'no-log'

/** Reads a game file; or says why it is none. */
export function readGameText(text: string): GameText | Fault {
  const file = parsed(text)
  if (file === null) return 'not-json'
  if (file['format'] !== 'sandtable-game') return 'not-a-game'
  if (file['version'] !== VERSION) return 'other-version'
  const { sum, save, ...head } = file
  if (!isData(head) || digest(encode(head)) !== sum) return 'damaged'
  const log = (save as { game?: { log?: unknown } } | null)?.game?.log
  if (!Array.isArray(log)) return 'no-log'
  const { scenario, pack, seats, answers, rollbacks, fair } = head as unknown as GameText
  return {
    scenario,
    pack,
    seats,
    answers,
    rollbacks: rollbacks ?? [],
    fair: fair ?? null,
    log: log as GameText['log'],
  }
}

function parsed(text: string): { [key: string]: Data } | null {
  try {
    const file: unknown = JSON.parse(text)
    return typeof file === 'object' && file !== null ? (file as { [key: string]: Data }) : null
  } catch {
    return null
  }
}
