import type { FieldFile } from '@sandtable/scenario'
import type { Manpower, Tale } from '@sandtable/manpower'
import { fieldOf } from '@sandtable/draw'
import { fieldScenario } from '@sandtable/manpower'
import type { Staged, Show } from '../../../playback/story.ts'
import { fieldMarks } from '../field/logic/field-marks.ts'
import { FieldStage } from './field-stage.tsx'
import { fieldStory } from '../playback/field-story.ts'

/** A battle on its ground in metres. */
export function fieldShow(pack: FieldFile): Show<Manpower, Tale> {
  const s = fieldScenario(pack)
  const marks = fieldMarks(pack)
  const field = fieldOf(pack)
  return {
    ...fieldStory(s),
    title: pack.title,
    marks,
    Stage: (shown: Staged<Manpower>) => (
      <FieldStage pack={pack} s={s} field={field} marks={marks} {...shown} />
    ),
  }
}
