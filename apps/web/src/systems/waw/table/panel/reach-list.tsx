import { Button } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { points } from '@sandtable/waw'
import type { Position } from '@sandtable/waw'

import { Icon } from '../../../../frame/icon.tsx'
import { regionName } from '../logic/names.ts'
import { RuleId } from '../../../../frame/controls.tsx'
import { sentence } from '../../../../words/sentence.ts'
import { useLay, useTable } from '../table-context.ts'
import { sayWhyNot } from '../../words/story.ts'
import css from '../../../../frame/panel.module.css'

/** Every region within the selected units' reach, with its cost; or why there is none. */
export function ReachList({ picked }: { readonly picked: readonly number[] }) {
  const { t } = useTranslation()
  const { desk } = useTable()
  const lay = useLay()
  const { s } = lay.seen
  const p = lay.seen.view as Position
  const { routes, why } = lay.reach(picked)
  if (routes.size === 0)
    return why === null ? null : (
      <section className={css['section']}>
        <p>
          {sentence(sayWhyNot(s, p, why))} <RuleId id={why.rule} />
        </p>
      </section>
    )
  return (
    <section className={css['section']}>
      <h3 className={css['caption']}>{t('reach:title')}</h3>
      <ul className={css['list']}>
        {[...routes].map(([region, { spent, stops, meets, only }]) => {
          const battle = meets === 'enemies'
          const notes = [
            ...(battle ? [t('reach:battle')] : stops ? [t('reach:stop')] : []),
            ...(only ? [t('reach:least')] : []),
          ]
          return (
            <li key={region}>
              <Button className={css['option'] as string} onPress={() => desk.act({ do: 'region', region })}>
                <Icon name={battle ? 'swords' : 'foot'} size={18} />
                <span>
                  <b>{regionName(s, region)}</b>
                  {notes.length > 0 ? <small>{notes.join(' · ')}</small> : null}
                </span>
                <em>{t('mp', { points: points(spent) })}</em>
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
