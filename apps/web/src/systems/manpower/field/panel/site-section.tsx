import { turnsNeeded, turnsToBuild } from '@sandtable/manpower'
import { useTranslation } from 'react-i18next'
import type { Selection } from '../logic/selection.ts'
import { groupAt, siteAnswer, whyNotIn } from '../logic/orders.ts'
import { RuleId } from '../../../../frame/controls.tsx'
import { Turns } from './turns.tsx'
import { useFieldState } from '../field-context.ts'
import { SectionHead } from './section-head.tsx'
import css from '../../../../frame/panel.module.css'
import look from './field-panel.module.css'
import { sayWhyNot } from '../../words/story.ts'

/** A planned work: its cost, its time, and any objection to its place. */
export function SiteSection({ site }: { readonly site: Extract<Selection, { at: 'site' }> }) {
  const { t } = useTranslation()
  const { asked } = useFieldState()
  const work = asked?.s.works[site.kind]
  if (asked === null || work === undefined) return null
  const { s, p, side } = asked
  const turns = turnsToBuild(s, p, site.group, site.kind)
  const why = whyNotIn(asked, siteAnswer(site))
  return (
    <section className={css['section']} data-site>
      <SectionHead title={t('field:site:title', { who: groupAt(p, site.group).name, work: work.name })}>
        {t('field:manpower', { count: work.cost / 100 })}
        {turns === null ? '' : ` · ${t('field:spell:turns', { count: turns })}`}
      </SectionHead>
      <ul className={look['parts']}>
        <li>
          <b>{turnsNeeded(s, p, side, site.kind)}</b>
          <span>{t('field:site:time')}</span>
          <RuleId id="M-bld-time" />
        </li>
        {why === null ? null : (
          <li data-bad="true">
            <b>!</b>
            <span>{sayWhyNot(why)}</span>
            <RuleId id={why.rule} />
          </li>
        )}
      </ul>
      <Turns />
    </section>
  )
}
