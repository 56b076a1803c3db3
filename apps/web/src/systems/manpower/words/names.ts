import type { Sight } from '@sandtable/manpower'
import type { Era } from '@sandtable/scenario'
import { eraNames } from './terms.ts'
import { sayPhase } from './story.ts'
import { sentence } from '../../../words/sentence.ts'

/** The name of an era. */
export const eraName = (era: Era): string => eraNames()[era]
/** The name of a phase, on its own. */
export const phaseName = (phase: Sight['phase']): string => sentence(sayPhase(phase))
