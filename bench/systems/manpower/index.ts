import { MANPOWER } from '@sandtable/manpower'
import { onField, packBattle, underPattern } from './field.ts'
import { randomPlay } from '../../random-play.ts'

/** What is measured in battles in metres. */
export const FIELD_SUBJECTS = {
  battle: () => randomPlay(MANPOWER, packBattle('hallam-junction')),
  'field-50': () => onField(50),
  'field-500': () => onField(500),
  'field-5000': () => onField(5000),
  'field-pattern': underPattern,
}
