import type { Manpower, Watch } from '@sandtable/manpower'
import type { Desk } from '../../../play/table-talk.ts'

/** The place of a player in a battle in metres. */
export type FieldDesk = Desk<Manpower, Watch>
