import { useTranslation } from 'react-i18next'
import { unitsOf } from '@sandtable/manpower'
import { groupAt } from '../logic/orders.ts'
import { groupOf } from '../logic/selection.ts'
import { Push } from '../../../../frame/controls.tsx'
import { useField, useFieldState } from '../field-context.ts'
import { numeral } from '../../../../words/numerals.ts'
import css from '../../../../frame/panel.module.css'

/** Groups that wait to be placed. */
export function WaitingGroups() {
  const { t } = useTranslation()
  const { desk } = useField()
  const { seen, ready, selection } = useFieldState()
  const { view } = seen
  if (view === null) return null
  return (
    <section className={css['section']}>
      <h2 className={css['caption']}>{t('field:place:title')}</h2>
      <div className={css['buttons']}>
        {ready.map(group => (
          <Push
            key={group}
            aria-pressed={groupOf(selection) === group}
            onPress={() => desk.pick(group)}
            aside={numeral(unitsOf(groupAt(view, group)))}
          >
            {groupAt(view, group).name}
          </Push>
        ))}
      </div>
    </section>
  )
}
