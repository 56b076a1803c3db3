import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import type { Asked } from '../logic/orders.ts'
import type { Selection } from '../logic/selection.ts'
import { aheadOf, firesOf } from '../logic/fires.ts'
import { FireList } from './fire-list.tsx'
import look from './field-panel.module.css'

interface Ahead {
  readonly asked: Asked
  readonly selection: Extract<Selection, { at: 'move' }>
}

/** What the prepared move leads to: whom the group could fire at from there, and who could fire at it. */
export function AheadPart(now: Ahead) {
  const { t } = useTranslation()
  const { asked, selection } = useDeferredValue(now)
  const p = aheadOf(asked, selection)
  if (p === null) return null
  const { group } = selection
  return (
    <div data-ahead>
      {(['from', 'at'] as const).map(side => (
        <div key={side}>
          <h3 className={look['sum']}>{t(`field:fires:${side}:there`)}</h3>
          <FireList s={asked.s} p={p} group={group} side={side} fires={firesOf(asked.s, p, group, side)} />
        </div>
      ))}
    </div>
  )
}
