import type { OpenedPack, Systems } from '@sandtable/shelf'
import type { Plugs } from './systems/plug.ts'
import type { TableTalk, Talks } from './play/table-talk.ts'
import { PLUGS } from './systems.ts'
import { SYSTEMS } from '@sandtable/shelf'

/** The game systems that a program plays, and how each is played at a terminal. */
export interface Repertoire {
  readonly systems: Systems
  readonly talks: Talks
}

const talksOf = async (plugs: Plugs): Promise<Talks> =>
  Object.fromEntries(
    await Promise.all(Object.entries(plugs).map(async ([name, { talk }]) => [name, await talk()] as const)),
  )

/** All systems that come with the program. */
export const REPERTOIRE: Repertoire = { systems: SYSTEMS, talks: await talksOf(PLUGS) }

/** The talk for a pack's games. */
export const talkIn = ({ talks }: Repertoire, { pack }: OpenedPack): TableTalk =>
  talks[pack.ruleset] as TableTalk
