import type { FieldFile } from '@sandtable/scenario'
import type { Box, Field, Mark } from '@sandtable/draw'
import type { Manpower, Scenario } from '@sandtable/manpower'
import { formation, tags, VARIABLES } from '@sandtable/draw'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Staged } from '../../../playback/story.ts'
import { DeclaredFire } from '../field/map/fire-layer.tsx'
import { Drawn } from '../../../look/drawn.tsx'
import { FieldKey } from '../field/map/field-key.tsx'
import { FieldDefs, FieldLand } from '../field/map/field-land.tsx'
import { figureMaker, standingGroups } from '../field/logic/figures.ts'
import { groupAt } from '../field/logic/orders.ts'
import { MapFrame, MapTools } from '../../../map/index.ts'
import { WorksLayer } from '../field/map/works-layer.tsx'
import { addWords } from '../../../words/words.ts'
import { field } from '../words/en/field.ts'

addWords({ field }, 'manpower')

interface StagedField extends Staged<Manpower> {
  readonly pack: FieldFile
  readonly s: Scenario
  readonly field: Field
  readonly marks: readonly Mark[]
}

/** The field at a moment, with its group highlighted. */
export function FieldStage(battle: StagedField) {
  const { t } = useTranslation()
  const { pack, s, field, position } = battle
  const board = useMemo((): Box => [0, 0, field.width, field.height], [field])
  const drawn = useCallback((scale: number) => <Scene battle={battle} scale={scale} />, [battle])
  return (
    <>
      <FieldDefs pack={pack} />
      <MapFrame
        sheet={board}
        home={board}
        label={t('field:map')}
        over={
          <>
            <MapTools />
            <FieldKey pack={pack} s={s} p={position} field={field} />
          </>
        }
      >
        {drawn}
      </MapFrame>
    </>
  )
}

interface Scened {
  readonly battle: StagedField
  readonly scale: number
}

/** Ground, formations, works and declared fire. */
function Scene({ battle: { pack, s, field, marks, position, place }, scale }: Scened) {
  const shown = useMemo(() => ({ scale, palette: VARIABLES, id: 'replay' }), [scale])
  const draw = useMemo(() => figureMaker(pack, s), [pack, s])
  const groups = standingGroups(position)
  const figures = groups.map(group => ({
    ...draw(position, groupAt(position, group)),
    state: group === place ? ('chosen' as const) : null,
  }))
  const named = tags(figures, field, shown)
  return (
    <>
      <FieldLand field={field} shown={shown} />
      {figures.map((figure, i) => (
        <Drawn key={groups[i]} drawing={formation(figure, field, shown)} />
      ))}
      <WorksLayer pack={pack} s={s} p={position} field={field} shown={shown} />
      {named.map((drawing, i) => (
        <Drawn key={groups[i]} drawing={drawing} />
      ))}
      <DeclaredFire s={s} p={position} marks={marks} own={0} field={field} shown={shown} />
    </>
  )
}
