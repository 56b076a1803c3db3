import { FieldDefs } from '../field/map/field-land.tsx'
import { LeaderCards } from './leader-cards.tsx'
import { UnitList } from './unit-list.tsx'
import { useField, useFieldState } from '../field/field-context.ts'
import css from './muster.module.css'
import { addWords } from '../../../words/words.ts'
import { muster as words } from '../words/en/muster.ts'

addWords({ muster: words }, 'manpower')

/** In place of the map: the leaders, or the units for sale. */
export function MusterBoard() {
  const { pack } = useField()
  const { asked } = useFieldState()
  if (asked === null) return null
  return (
    <div className={css['board']}>
      <FieldDefs pack={pack} />
      <div className={css['page']}>
        {asked.kind === 'lead' ? <LeaderCards asked={asked} /> : <UnitList asked={asked} />}
      </div>
    </div>
  )
}
