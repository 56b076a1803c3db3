import { useTranslation } from 'react-i18next'
import { Push } from '../../../frame/controls.tsx'
import { useField } from '../field/field-context.ts'
import css from './switch.module.css'

/** Leads from the map back to the leaders or the army list. */
export function BackToList() {
  const { t } = useTranslation()
  const { desk } = useField()
  return (
    <div className={css['switch']}>
      <Push onPress={() => desk.prepare({ shows: 'list' })}>{t('field:show-list')}</Push>
    </div>
  )
}
