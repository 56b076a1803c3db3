import { useTranslation } from 'react-i18next'
import { holds } from '@sandtable/waw'
import { Mark } from '../../../../frame/controls.tsx'
import { useLay } from '../table-context.ts'
import { conditionWords } from '../../words/story.ts'
import css from '../../../../frame/log.module.css'

/** Everybody's victory conditions, with those that are met. */
export function Goals() {
  const { t } = useTranslation()
  const { s, view } = useLay().seen
  if (view === null) return null
  const { conditions, otherwise } = s.victory
  const turns = s.turns.length
  return (
    <div className={css['text']}>
      <ul className={css['log']}>
        {conditions.map(({ player, name, if: wanted, atEnd }) => (
          <li key={`${player} ${name}`} className={css['entry']}>
            <Mark player={player} small />
            <span>
              <b>{name}</b>
              {holds(s, view, player, wanted) ? ` · ${t('learn:goal:met')}` : ''}
              {atEnd ? ` · ${t('learn:goal:end')}` : ''}
              <br />
              {conditionWords(s, wanted, view).join('; ')}
            </span>
          </li>
        ))}
      </ul>
      <p>
        {otherwise === null
          ? t('learn:last:points', { turns })
          : t('learn:last:other', { turns, name: s.players[otherwise]?.name ?? '' })}
      </p>
    </div>
  )
}
