import type { Era } from '@sandtable/scenario'
import { ERA_NAMES, sayPhase } from '@sandtable/manpower'
import { sentence } from '../../../words/sentence.ts'

/** What an era is called. */
export const eraName = (era: Era): string => ERA_NAMES[era]
/** What a phase is called, standing alone. */
export const phaseName = (phase: Parameters<typeof sayPhase>[0]): string => sentence(sayPhase(phase))
