import type { Sight } from '@sandtable/manpower'
import type { Era } from '@sandtable/scenario'
import { eraNames } from './terms.ts'
import { sayPhase } from './story.ts'
import { sentence } from '../../../words/sentence.ts'

/** What an era is called. */
export const eraName = (era: Era): string => eraNames()[era]
/** What a phase is called, standing alone. */
export const phaseName = (phase: Sight['phase']): string => sentence(sayPhase(phase))
