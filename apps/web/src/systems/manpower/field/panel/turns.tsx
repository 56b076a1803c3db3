import { useTranslation } from 'react-i18next'
import { Push } from '../../../../frame/controls.tsx'
import { useField } from '../field-context.ts'
import look from './field-panel.module.css'

/** Turns the prepared group's front. */
export function Turns() {
  const { t } = useTranslation()
  const { desk } = useField()
  return (
    <div className={look['pair']}>
      <Push onPress={() => desk.turn(-1)} shortcut="[">
        {t('field:turn-left')}
      </Push>
      <Push onPress={() => desk.turn(1)} shortcut="]">
        {t('field:turn-right')}
      </Push>
    </div>
  )
}
