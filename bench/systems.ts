import { FIELD_SUBJECTS } from './systems/manpower/index.ts'
import { WAR_SUBJECTS } from './systems/waw/index.ts'

/** What is measured of each game system. */
export const SYSTEM_SUBJECTS = { ...WAR_SUBJECTS, ...FIELD_SUBJECTS }
