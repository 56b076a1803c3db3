import { isOutOfPlace, living } from '@sandtable/manpower'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { groupAt, whyNotIn } from '../logic/orders.ts'
import { HowMany } from './how-many.tsx'
import { Push, RuleId } from '../../../../frame/controls.tsx'
import { RefusableOrder } from './refusable.tsx'
import { useField, useFieldState } from '../field-context.ts'
import css from '../../../../frame/panel.module.css'
import look from './field-panel.module.css'

/** The form for splitting a group: half of each stack by default. */
export function Split({ group }: { readonly group: number }) {
  const { t } = useTranslation()
  const { desk } = useField()
  const { asked } = useFieldState()
  const [units, setUnits] = useState<readonly number[] | null>(null)
  if (asked === null) return null
  const { s, p } = asked
  const { stacks } = groupAt(p, group)
  const half = stacks.map(stack => Math.floor(living(stack) / 2))
  const answer = { do: 'split', group, units: [...(units ?? half)] }
  const why = whyNotIn(asked, answer)
  if (units === null)
    return why !== null && isOutOfPlace(why) ? null : (
      <div className={look['deeds']}>
        <RefusableOrder why={why} onPress={() => setUnits(half)}>
          {t('field:split')}
        </RefusableOrder>
      </div>
    )
  return (
    <div className={look['ask']} role="group" aria-label={t('field:split')}>
      <p>
        {t('field:split:who')} <RuleId id="MG-regroup" />
      </p>
      {stacks.map((stack, k) =>
        living(stack) === 0 ? null : (
          <HowMany
            key={stack.unit}
            label={s.units[stack.unit]?.name ?? ''}
            least={0}
            most={living(stack)}
            value={units[k] ?? 0}
            change={value => setUnits(units.with(k, value))}
          />
        ),
      )}
      <div className={css['buttons']}>
        <RefusableOrder
          as="main"
          why={why}
          onPress={() => {
            setUnits(null)
            void desk.give(answer)
          }}
        >
          {t('field:split:do', { count: answer.units.reduce((sum, n) => sum + n, 0) })}
        </RefusableOrder>
        <Push onPress={() => setUnits(null)}>{t('field:split:not')}</Push>
      </div>
    </div>
  )
}
