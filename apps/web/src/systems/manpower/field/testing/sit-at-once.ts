import type { FieldDesk } from '../logic/desk.ts'
import type { LiveField } from '../../game/live-field.ts'
import { AT_ONCE } from '../../../../playback/testing/at-once.ts'
import { sitAtField } from '../logic/desk.ts'
import { watchField } from '../../game/live-field.ts'

/** A place at the table without playback: the screen shows the head of the battle. */
export const sitAtOnce = (live: LiveField): FieldDesk => sitAtField(live, watchField(live, AT_ONCE))
