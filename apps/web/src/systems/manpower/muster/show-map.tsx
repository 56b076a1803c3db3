import { useTranslation } from 'react-i18next'
import { Push } from '../../../frame/controls.tsx'
import { useField } from '../field/field-context.ts'

/** A button that shows the map before anything is chosen. */
export function ShowMap() {
  const { t } = useTranslation()
  const { desk } = useField()
  return <Push onPress={() => desk.prepare({ shows: 'map' })}>{t('muster:show-map')}</Push>
}
