import type { WarPack } from '@sandtable/shelf'
import type { History, Viewer } from '@sandtable/kernel'
import type { Watch, Waw } from '@sandtable/waw'
import type { OwnTable } from '../../../play/own-table.ts'
import type { Typist } from '../../../testing/typist.ts'
import { openWar } from '../open-war.ts'
import { HUMAN } from '../../../play/session.ts'
import { newTable } from '../../../play/own-table.ts'
import { sit } from '../../../play/play.ts'
import { sittingOf } from '../../../play/sitting.ts'
import { typist } from '../../../testing/typist.ts'
import { WORDS } from '@sandtable/waw'
import { WAR_TALK } from '../play/war-talk.ts'

export const HASTINGS = openWar('hastings-1066') as WarPack

/** Both players at one keyboard. */
export const TOGETHER = [HUMAN, HUMAN]

/** The first player against a bot. */
const ALONE = [HUMAN, 'random']

/** A table with a war, with everything that a test may inspect. */
export type WarTable = Omit<OwnTable, 'opened' | 'table' | 'watchOf'> & {
  readonly opened: WarPack
  readonly table: History<Waw>
  readonly watchOf: (viewer: Viewer) => Watch
}

export const warTable = (opened: WarPack, seed: string, seats: readonly string[]): WarTable =>
  newTable(opened, WAR_TALK, seed, seats) as unknown as WarTable

export interface Sat {
  readonly session: WarTable
  readonly typist: Typist
}

/** A game of Hastings with these lines typed, until they end or the game does. */
export async function sat(
  script: Parameters<typeof typist>[0],
  seats: readonly string[] = ALONE,
  seed = 'fulford',
): Promise<Sat> {
  const session = warTable(HASTINGS, seed, seats)
  const at = typist(script)
  await sit(sittingOf(session, at, null))
  return { session, typist: at }
}

/** The last question. */
const question = (paper: string): string => paper.slice(paper.lastIndexOf('\n\n'))

const ORDERS = WORDS.en['ask:orders']
const OTHERS = Object.entries(WORDS.en).flatMap(([key, text]) =>
  key.startsWith('ask:') && text !== ORDERS ? [`\n\n${text}`] : [],
)

const ordersAsked = (paper: string): boolean =>
  paper.lastIndexOf(ORDERS) > Math.max(...OTHERS.map(text => paper.lastIndexOf(text)))

/** Ends every movement at once, and takes the first option of everything else. */
export const hasty = (_prompt: string, paper: string): string =>
  question(paper).includes(ORDERS) ? 'done' : '1'

/** Ends every movement at once, and leaves everything else to the captain, who answers any question however the dice fall. */
export const steady = (_prompt: string, paper: string): string =>
  question(paper).includes(ORDERS) ? 'done' : 'auto'

/**
 * Plays no card, takes forced choices' first option, and moves nothing until a player is asked for orders; then types these lines.
 */
export function orders(player: string, ...lines: string[]): (prompt: string, paper: string) => string | null {
  let next = 0
  return (prompt, paper) => {
    if (!prompt.endsWith('> ')) return ''
    if (next === 0 && !ordersAsked(paper))
      return paper.slice(paper.lastIndexOf(prompt)).startsWith(`${prompt}pass\nThere’s no option`)
        ? '1'
        : 'pass'
    if (next === 0 && !prompt.startsWith(player)) return 'done'
    return lines[next++] ?? null
  }
}
