import { tableTeller } from '@sandtable/manpower'
import { voice } from './voice.ts'

/** Tables with miniatures in the words of this language. */
export const { readTable, talesOf } = tableTeller(voice)
