import { termsTeller } from '@sandtable/manpower'
import { voice } from './voice.ts'

/** Skirmishes in the words of this language; they are offered long before a battle is opened. */
export const { eraNames, skirmishTitle } = termsTeller(voice)
