import type { FieldFile } from '@sandtable/scenario'
import type { Manpower } from '@sandtable/manpower'
import { fieldOf } from '@sandtable/draw'
import { fieldScenario } from '@sandtable/manpower'
import type { Staged, Show } from '../../../replay/show.ts'
import { fieldMarks } from '../field/logic/field-marks.ts'
import { FieldStage } from './field-stage.tsx'
import { fieldStory } from './field-story.ts'

/** A battle on its ground in metres. */
export function fieldShow(pack: FieldFile): Show<Manpower> {
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
