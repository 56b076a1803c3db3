import { useTranslation } from 'react-i18next'
import { MapTools } from '../../../../map/index.ts'
import { useField, useFieldState } from '../field-context.ts'

const LOOKS = ['ruler', 'threat'] as const

/** The tools of the map, with the ruler and the threat. */
export function FieldTools() {
  const { t } = useTranslation()
  const { desk } = useField()
  const { seen, probe } = useFieldState()
  const more = LOOKS.map(at => ({
    icon: at,
    name: t(`field:tool:${at}`),
    isOn: probe?.at === at,
    onPress: () => desk.look(at),
  }))
  return seen.view === null ? <MapTools /> : <MapTools more={more} />
}
