import type { Answer } from '@sandtable/kernel'
import { useTranslation } from 'react-i18next'
import { groupAt } from '../logic/orders.ts'
import { Push, RuleId } from '../../table/controls.tsx'
import { reactionsOf } from '../logic/reactions.ts'
import { useField, useFieldHeld, useFieldState } from '../field-context.ts'
import css from '../../table/panel/panel.module.css'
import look from './field-panel.module.css'

const HOLD: Answer = { do: 'hold' }
const PASS: Answer = { do: 'pass' }

/** An enemy moves in sight: fire, block, hold, or let it pass. */
export function ReactSection() {
  const { t } = useTranslation()
  const { desk } = useField()
  const { asked } = useFieldState()
  const held = useFieldHeld()
  if (asked === null) return null
  const { s, p } = asked
  const who = groupAt(p, p.move?.group ?? 0).name
  return (
    <section className={css['section']} data-react>
      <div className={css['row']}>
        <h3 className={css['caption']}>{t('field:react:title', { who })}</h3>
        <RuleId id="MG-opp" />
      </div>
      <div className={look['deeds']}>
        {reactionsOf(asked).map(({ key, kind, group, stack, metres, answer }) => {
          const unit = groupAt(p, group).stacks[stack]?.unit ?? -1
          const values = { who: groupAt(p, group).name, unit: s.units[unit]?.name ?? '' }
          return (
            <Push
              key={key}
              isDisabled={held}
              aside={t('field:metres', { metres })}
              onHoverStart={() => desk.light(group)}
              onHoverEnd={() => desk.light(null)}
              onPress={() => void desk.give(answer)}
            >
              {t(`field:react:${kind}`, values)}
            </Push>
          )
        })}
        <Push isDisabled={held} onPress={() => void desk.give(HOLD)}>
          {t('field:react:hold')}
        </Push>
        <Push isDisabled={held} onPress={() => void desk.give(PASS)}>
          {t('field:react:pass')}
        </Push>
      </div>
    </section>
  )
}
