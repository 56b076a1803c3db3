import { useTranslation } from 'react-i18next'
import type { Deed } from '../logic/deeds.ts'
import { sayWhyNot } from '@sandtable/manpower'
import { Push, RuleId } from '../../../../frame/controls.tsx'
import { useField, useFieldHeld } from '../field-context.ts'
import look from './field-panel.module.css'

/** Orders that are given at once, each by a button. */
export function Deeds({ deeds }: { readonly deeds: readonly Deed[] }) {
  const { t } = useTranslation()
  const { desk } = useField()
  const held = useFieldHeld()
  if (deeds.length === 0) return null
  return (
    <div className={look['deeds']}>
      {deeds.map(({ key, values, answer, why }) => {
        const left =
          'left' in values ? { aside: t('field:uses-left', { count: Number(values['left']) }) } : {}
        const push = (
          <Push
            key={JSON.stringify(answer)}
            isDisabled={held || why !== undefined}
            onPress={() => void desk.give(answer)}
            {...left}
          >
            {t(`field:deed:${key}`, values)}
          </Push>
        )
        const below = why === undefined ? values['does'] : sayWhyNot(why)
        if (below === undefined) return push
        return (
          <div key={JSON.stringify(answer)} className={look['offer']}>
            {push}
            <p>
              {below} {why === undefined ? null : <RuleId id={why.rule} />}
            </p>
          </div>
        )
      })}
    </div>
  )
}
