import type { Event, Sight } from '@sandtable/manpower'
import type { Part } from '@sandtable/kernel'
import type { TFunction } from 'i18next'
import { divisorBetween } from '@sandtable/manpower'
import { total } from '@sandtable/kernel'
import { useTranslation } from 'react-i18next'
import { figure } from '../../../chances/figures.ts'
import { groupAt } from '../field/logic/orders.ts'
import { numeral, signed } from '../../../words/numerals.ts'
import { RuleId } from '../../../frame/controls.tsx'
import { sayPart } from '../words/story.ts'
import css from './blow-card.module.css'

interface Side {
  readonly name: string
  readonly note: string | null
  readonly parts: readonly Part[]
}

/** Whatever counted for or against a blow, with its rules; folded until it is asked for. */
export function BlowReasons({ e, p }: { readonly e: Event; readonly p: Sight }) {
  const { t } = useTranslation()
  const sides = sidesOf(t, e, p)
  if (sides.length === 0) return null
  return (
    <details className={css['why']} data-why>
      <summary>{t('blow:why')}</summary>
      {sides.map(({ name, note, parts }, i) => (
        <div key={i}>
          <h3>
            <span>{name}</span> <b>{note ?? signed(total(parts))}</b>
          </h3>
          <ul>
            {parts.map((part, n) => (
              <li key={n}>
                <b>{signed(part.change)}</b>
                <span>{sayPart(part)}</span>
                <RuleId id={part.rule} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  )
}

/** Who strikes and with what strength, what each side has for itself, and how they divide it. */
function sidesOf(t: TFunction, e: Event, p: Sight): Side[] {
  if (e.is === 'volley-fired')
    return e.by.flatMap(({ group, units, raw, attacker, target }) => {
      const { name } = groupAt(p, group)
      const divisor = divisorBetween(attacker, target)
      const values = { count: units, strength: numeral(figure(raw.over / raw.under)), divisor }
      return [
        { name, note: t(divisor === 1 ? 'blow:strength' : 'blow:strength:divided', values), parts: attacker },
        ...(target.length === 0 ? [] : [{ name: t('blow:against', { name }), note: null, parts: target }]),
      ]
    })
  if (e.is !== 'shot-fired' && e.is !== 'spell-struck') return []
  const { attacker, target } = e
  return [
    ...(attacker.length === 0 ? [] : [{ name: t('blow:for'), note: null, parts: attacker }]),
    ...(target.length === 0 ? [] : [{ name: t('blow:target'), note: null, parts: target }]),
  ]
}
