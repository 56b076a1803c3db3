import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Push, RuleId } from '../../../../frame/controls.tsx'
import { useField, useFieldHeld, useFieldState } from '../field-context.ts'
import css from '../../../../frame/panel.module.css'
import look from './field-panel.module.css'

const TRUCE = { do: 'offer-truce' }
const GIVE_UP = { do: 'give-up' }

/** MG-truce-single The ways to end a battle early: a truce, or resigning after a second question. */
export function Ending() {
  const { t } = useTranslation()
  const { desk } = useField()
  const { asked } = useFieldState()
  const held = useFieldHeld()
  const [sure, setSure] = useState(false)
  if (asked?.kind !== 'orders') return null
  if (sure)
    return (
      <div className={look['ask']} role="group" aria-label={t('field:resign:do')}>
        <p>
          {t('field:resign:sure')} <RuleId id="MG-truce-single" />
        </p>
        <div className={css['buttons']}>
          <Push as="main" isDisabled={held} onPress={() => void desk.give(GIVE_UP)}>
            {t('field:resign:do')}
          </Push>
          <Push autoFocus onPress={() => setSure(false)}>
            {t('field:end:yield')}
          </Push>
        </div>
      </div>
    )
  return (
    <div className={look['deeds']}>
      <Push isDisabled={held || !asked.options.has(TRUCE)} onPress={() => void desk.give(TRUCE)}>
        {t('field:truce:offer')}
      </Push>
      <Push as="bare" isDisabled={held || !asked.options.has(GIVE_UP)} onPress={() => setSure(true)}>
        {t('field:resign')}
      </Push>
    </div>
  )
}
