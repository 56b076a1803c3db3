import type { Flight } from '@sandtable/manpower'
import { useTranslation } from 'react-i18next'
import { metres } from '../logic/metres.ts'
import { RuleId } from '../../../../frame/controls.tsx'
import look from './field-panel.module.css'

/** How a flyer stands by its minimum speed, now or after the prepared move: whether it stays up, lands or takes off. */
export function FlightPart({ flight, isAhead }: { readonly flight: Flight; readonly isAhead: boolean }) {
  const { t } = useTranslation()
  const { flying, least, covered, needs, staysUp } = flight
  const after = flying ? (staysUp ? 'stays' : 'lands') : staysUp ? 'starts' : 'grounded'
  const values = { least: metres(least), covered: metres(covered), needs: Math.ceil(needs / 100) }
  return (
    <ul className={look['parts']} data-flight={after}>
      <li>
        <b>{t('field:metres', { metres: values.least })}</b>
        <span>{t('field:flight:least', values)}</span>
        <RuleId id="M-fly-land" />
      </li>
      <li data-bad={isAhead && after === 'lands'}>
        <b aria-hidden="true">{staysUp ? '✓' : '!'}</b>
        <span>{t(`field:flight:${after}`, values)}</span>
        <RuleId id={flying ? 'M-fly-land' : 'M-fly-takeoff'} />
      </li>
    </ul>
  )
}
