import { useTranslation } from 'react-i18next'
import type { Attack } from '../use-outlook.ts'
import { percent } from '../../../../words/numerals.ts'
import { holds } from '../../odds/shares.ts'
import { Push } from '../../../../frame/controls.tsx'
import { useUi } from '../../../../frame/frame-context.ts'
import { coloursOf } from '../../battle/side-colours.ts'
import { useTable } from '../table-context.ts'
import { useOutlook } from '../use-outlook.ts'
import css from '../../../../frame/panel.module.css'

/** The attackers' chance to hold the field, and a button for all the odds. */
export function OddsBar(attack: Attack) {
  const { t } = useTranslation()
  const { marks } = useTable()
  const { open } = useUi()
  const outlook = useOutlook(attack)
  if (outlook === undefined) return <p role="status">{t('route:working')}</p>
  if (outlook === null) return <p>{t('route:no-odds')}</p>
  const share = holds(outlook.odds, 0)
  return (
    <div
      className={css['outlook']}
      style={coloursOf(marks, outlook.players[0] ?? -1, outlook.players[1] ?? -1)}
      data-odds
    >
      <div className={css['odds']} role="img" aria-label={t('route:hold', { share })}>
        <i style={{ width: `${100 * share}%` }} />
      </div>
      <div className={css['row']}>
        <span>
          <b>{percent(share)}</b> {t('route:hold:rest')}
        </span>
        <Push as="link" onPress={() => open('odds')} shortcut="O">
          {t('route:odds')}
        </Push>
      </div>
    </div>
  )
}
