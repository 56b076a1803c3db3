import type { Manpower, Watch } from '@sandtable/manpower'
import type { Desk } from '../../../play/table-talk.ts'

/** Where somebody sits who plays a battle in metres. */
export type FieldDesk = Desk<Manpower, Watch>
