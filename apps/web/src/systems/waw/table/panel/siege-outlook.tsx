import { useTranslation } from 'react-i18next'
import type { Position, SiegeOdds } from '@sandtable/waw'
import { RuleId } from '../../../../frame/controls.tsx'
import { sayPart } from '../../words/story.ts'
import { SiegeScale } from '../../siege/siege-scale.tsx'
import { signed } from '../../../../words/numerals.ts'
import { useLay } from '../table-context.ts'
import css from '../../../../frame/panel.module.css'

/** The odds of a siege test before its die, with the reason of every modifier. */
export function SiegeOutlook({ odds }: { readonly odds: SiegeOdds }) {
  const { t } = useTranslation()
  const { s, view } = useLay().seen
  const { fdv, because, faces } = odds
  return (
    <div data-siege-odds>
      <p>
        <b>{t('siege:chance', { count: faces.length })}</b> {t('siege:fdv', { fdv })}
      </p>
      <SiegeScale fdv={fdv} faces={faces} at={null} isResult={false} />
      <ul className={css['facing']}>
        {because.map((part, i) => (
          <li key={i}>
            <b>{signed(part.change)}</b> {sayPart(s, view as Position, 0, part)} <RuleId id={part.rule} />
          </li>
        ))}
      </ul>
    </div>
  )
}
