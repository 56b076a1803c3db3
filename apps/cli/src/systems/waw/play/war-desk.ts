import type { Watch, Waw } from '@sandtable/waw'
import type { Desk } from '../../../play/table-talk.ts'

/** Where somebody sits who plays a war. */
export type WarDesk = Desk<Waw, Watch>
