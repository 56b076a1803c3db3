import { useTranslation } from 'react-i18next'
import { titleOf } from '../systems/plugged.ts'

/** Opens the catalogue of a system’s units beside the table. */
export function UnitsLink({ system }: { readonly system: string }) {
  const { t } = useTranslation()
  return (
    <p>
      <a href={`/units/${system}`} target="_blank" rel="noreferrer">
        {t('learn:units', { system: titleOf(system) })}
      </a>
    </p>
  )
}
