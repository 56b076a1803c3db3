import type { OpenedPack, Systems } from '@sandtable/shelf'
import type { TableTalk, Talks } from './play/table-talk.ts'
import { SYSTEMS } from '@sandtable/shelf'
import { TALKS } from './play/talks.ts'

/** The game systems that a program plays, and how each is played at a terminal. */
export interface Repertoire {
  readonly systems: Systems
  readonly talks: Talks
}

/** All that come with the program. */
export const REPERTOIRE: Repertoire = { systems: SYSTEMS, talks: TALKS }

/** How the games of a pack are talked of. */
export const talkIn = ({ talks }: Repertoire, { pack }: OpenedPack): TableTalk =>
  talks[pack.ruleset] as TableTalk
