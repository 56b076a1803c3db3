import { isOutOfPlace, lostWith } from '@sandtable/manpower'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { groupAt, whyNotIn } from '../logic/orders.ts'
import { Push, RuleId } from '../../../../frame/controls.tsx'
import { RefusableOrder } from './refusable.tsx'
import { useField, useFieldHeld, useFieldState } from '../field-context.ts'
import css from '../../../../frame/panel.module.css'
import look from './field-panel.module.css'

/** Surrenders a group, after a question that names the cost. */
export function Surrender({ group }: { readonly group: number }) {
  const { t } = useTranslation()
  const { desk } = useField()
  const { asked } = useFieldState()
  const held = useFieldHeld()
  const [sure, setSure] = useState(false)
  const answer = { do: 'surrender', group }
  const why = asked === null ? null : whyNotIn(asked, answer)
  if (asked === null || (why !== null && isOutOfPlace(why))) return null
  const { s, p } = asked
  if (!sure || why !== null)
    return (
      <div className={look['deeds']}>
        <RefusableOrder as="bare" why={why} onPress={() => setSure(true)}>
          {t('field:surrender')}
        </RefusableOrder>
      </div>
    )
  const { groups, refund } = lostWith(s, p, group)
  return (
    <div className={look['ask']} role="group" aria-label={t('field:surrender')}>
      <p>
        {t('field:surrender:sure', {
          who: groups.map(n => groupAt(p, n).name),
          count: refund / 100,
        })}{' '}
        <RuleId id="M-sur-refund" />
      </p>
      <div className={css['buttons']}>
        <Push as="main" isDisabled={held} onPress={() => void desk.give(answer)}>
          {t('field:surrender:do')}
        </Push>
        <Push autoFocus onPress={() => setSure(false)}>
          {t('field:surrender:keep')}
        </Push>
      </div>
    </div>
  )
}
