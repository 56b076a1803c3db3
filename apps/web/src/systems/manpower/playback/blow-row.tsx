import type { Blow, Sight } from '@sandtable/manpower'
import { useTranslation } from 'react-i18next'
import { blowTitle, strikers, tollsOf } from './blow-words.ts'
import { Dice } from './die.tsx'
import { Mark } from '../../../frame/controls.tsx'
import { placeOf } from '../field/logic/scene-of.ts'
import { row, signed } from '../../../words/numerals.ts'
import { useField, useFieldState } from '../field/field-context.ts'
import css from './turn-report.module.css'

interface Rowed {
  /** Why it stands apart; null: it is one of many. */
  readonly as: 'best' | 'worst' | null
  readonly blow: Blow
  /** The number of events before those that it is counted by. */
  readonly from: number
  readonly p: Sight
}

/** A blow in one row, with its last dice and its losses; pressing it shows its place. */
export function BlowRow({ as, blow, from, p }: Rowed) {
  const { t } = useTranslation()
  const { desk } = useField()
  const { s, tale } = useFieldState().seen
  const died = tollsOf(blow.suffered).reduce((sum, one) => sum + one.died, 0)
  const show = (): void => {
    const told = tale[from + blow.from]
    if (told !== undefined) desk.show(placeOf(s, p, told.e))
  }
  return (
    <li>
      <button type="button" className={css['blow']} aria-description={t('turn-report:show')} onClick={show}>
        {as === null ? <Mark player={blow.player} small /> : <em data-as={as}>{t(`turn-report:${as}`)}</em>}
        <span>
          <b>{blowTitle(t, s, p, blow)}</b>
          <small>{row(strikers(blow, p))}</small>
        </span>
        <Dice dice={blow.throws.at(-1)?.dice ?? []} size={20} />
        <b className={css['toll']} data-none={died === 0 || undefined}>
          {died === 0 ? '0' : signed(-died)}
        </b>
      </button>
    </li>
  )
}
