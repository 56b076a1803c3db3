import { termsTeller } from '@sandtable/manpower'
import { voice } from './voice.ts'

/** Skirmishes in the words of this language; they are offered before any battle is open. */
export const { eraNames, skirmishTitle } = termsTeller(voice)
