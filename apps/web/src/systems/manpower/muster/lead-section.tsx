import { useTranslation } from 'react-i18next'
import type { Asked } from '../field/logic/orders.ts'
import { useField } from '../field/field-context.ts'
import css from '../../../frame/panel.module.css'
import look from './muster.module.css'
import { addWords } from '../../../words/words.ts'
import { muster as words } from '../words/en/muster.ts'

addWords({ muster: words }, 'manpower')

/** About the skirmish, and the enemies' leaders. */
export function LeadSection({ asked: { s, p, side } }: { readonly asked: Asked }) {
  const { t } = useTranslation()
  const { pack } = useField()
  const led = p.leaders.flatMap((leader, player) =>
    player === side || leader < 0
      ? []
      : [{ side: s.players[player]?.name ?? '', name: s.leaders[leader]?.name ?? '' }],
  )
  return (
    <section className={css['section']}>
      <div className={css['head']}>
        <div>
          <h2>{t('muster:lead')}</h2>
          {led.map(enemy => (
            <p key={enemy.side}>{t('muster:lead:enemy', enemy)}</p>
          ))}
        </div>
      </div>
      {pack.about.split('\n\n').map(part => (
        <p key={part} className={look['about']}>
          {part}
        </p>
      ))}
    </section>
  )
}
