import type { ScenarioSummary } from '@sandtable/protocol'
import { Suspense } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { Variant } from '../systems/plug.ts'
import { variantsOf } from '../systems/plugged.ts'
import fields from './fields.module.css'

/** The terms of a game: as printed, or a variant; null: not settled yet. */
export type Terms = 'printed' | Variant | null

interface TermsProps {
  readonly scenario: ScenarioSummary
  readonly terms: Terms
  readonly change: (terms: Terms) => void
}

/** The choice between the printed scenario and a variant; nothing if its system has no variants. */
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
