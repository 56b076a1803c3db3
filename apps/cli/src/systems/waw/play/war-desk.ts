import type { Watch, Waw } from '@sandtable/waw'
import type { Desk } from '../../../play/table-talk.ts'

/** The place of a player in a war. */
export type WarDesk = Desk<Waw, Watch>
