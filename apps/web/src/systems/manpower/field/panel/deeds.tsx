import { useTranslation } from 'react-i18next'
import type { Deed } from '../logic/deeds.ts'
import { RefusableOrder } from './refusable.tsx'
import { useField } from '../field-context.ts'
import look from './field-panel.module.css'

/** Orders that are given at once, each by a button. */
export function Deeds({ deeds }: { readonly deeds: readonly Deed[] }) {
  const { t } = useTranslation()
  const { desk } = useField()
  if (deeds.length === 0) return null
  return (
    <div className={look['deeds']}>
      {deeds.map(({ key, values, answer, why }) => (
        <RefusableOrder
          key={JSON.stringify(answer)}
          why={why ?? null}
          does={why === undefined ? values['does']?.toString() : undefined}
          onPress={() => void desk.give(answer)}
          {...('left' in values ? { aside: t('field:uses-left', { count: Number(values['left']) }) } : {})}
        >
          {t(`field:deed:${key}`, values)}
        </RefusableOrder>
      ))}
    </div>
  )
}
