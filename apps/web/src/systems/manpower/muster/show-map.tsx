import { useTranslation } from 'react-i18next'
import { Push } from '../../../frame/controls.tsx'
import { useField } from '../field/field-context.ts'

/** Leads to the map, to look at the ground before anything is chosen. */
export function ShowMap() {
  const { t } = useTranslation()
  const { desk } = useField()
  return <Push onPress={() => desk.prepare({ shows: 'map' })}>{t('muster:show-map')}</Push>
}
