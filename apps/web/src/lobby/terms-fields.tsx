import type { ScenarioSummary } from '@sandtable/protocol'
import { Suspense } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { Variant } from '../systems/plug.ts'
import { variantsOf } from '../systems/plugged.ts'
import fields from './fields.module.css'

/** What a scenario is played on: as it is printed, or on terms of the players' own; null: they are not settled yet. */
export type Terms = 'printed' | Variant | null

interface TermsProps {
  readonly scenario: ScenarioSummary
  readonly terms: Terms
  readonly change: (terms: Terms) => void
}

/** As it is printed, or on terms of the players' own; nothing where its system has none. */
export function TermsFields({ scenario, terms, change }: TermsProps) {
  const { t } = useTranslation()
  const { ruleset } = scenario
  const Variants = variantsOf(ruleset)
  if (Variants === null) return null
  return (
    <>
      <RadioGroup
        className={fields['field'] ?? ''}
        value={terms === 'printed' ? 'printed' : 'own'}
        onChange={which => change(which === 'printed' ? 'printed' : null)}
        orientation="horizontal"
      >
        <Label className={fields['legend'] ?? ''}>{t(`lobby:terms-${ruleset}`)}</Label>
        <div className={fields['ways']}>
          <Radio value="printed" className={fields['way'] ?? ''}>
            {t(`lobby:printed-${ruleset}`)}
          </Radio>
          <Radio value="own" className={fields['way'] ?? ''}>
            {t(`lobby:variant-${ruleset}`)}
          </Radio>
        </div>
      </RadioGroup>
      {terms === 'printed' ? null : (
        <Suspense>
          <Variants scenario={scenario} change={change} />
        </Suspense>
      )}
    </>
  )
}
