import type { Talks } from './table-talk.ts'
import { FIELD_TALK } from '../systems/manpower/play/field-talk.ts'
import { WAR_TALK } from '../systems/waw/play/war-talk.ts'

/** How games of all systems that come with the program are played at a terminal. */
export const TALKS: Talks = { waw: WAR_TALK, manpower: FIELD_TALK }
