import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PackFile } from '@sandtable/scenario'
import type { ScenarioSummary } from '@sandtable/protocol'
import { listScenarios, packOf } from '@sandtable/protocol'
import { Field } from '../../../../forms/fields.tsx'
import { WAW } from '@sandtable/waw'

/** The choice of a scenario for its counters; without a server there are none, and units are entered by hand. */
export function PackPicker({ picked }: { readonly picked: (pack: PackFile | null) => void }) {
  const { t } = useTranslation()
  const [scenarios, setScenarios] = useState<readonly ScenarioSummary[]>([])
  useEffect(() => {
    const wars = (list: readonly ScenarioSummary[]): void =>
      setScenarios(list.filter(({ ruleset }) => ruleset === WAW.name))
    listScenarios(location.origin).then(wars, () => {})
  }, [])
  const pick = async (digest: string): Promise<void> =>
    picked(digest === '' ? null : ((await packOf(location.origin, digest)) as unknown as PackFile))
  if (scenarios.length === 0) return null
  return (
    <Field label={t('odds:fromCounters')}>
      {id => (
        <select id={id} defaultValue="" onChange={({ target }) => void pick(target.value)}>
          <option value="">{t('odds:fromNone')}</option>
          {scenarios.map(({ pack, title }) => (
            <option key={pack} value={pack}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
