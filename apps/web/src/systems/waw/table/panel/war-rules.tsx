import { useTranslation } from 'react-i18next'
import { Rules } from '../../../../frame/rules.tsx'
import { useLay } from '../table-context.ts'
import panel from '../../../../frame/panel.module.css'
import css from '../../../../frame/log.module.css'

/** The rules of wars, and this scenario's own. */
export function WarRules() {
  const { t } = useTranslation()
  const { decision, s } = useLay().seen
  return (
    <Rules book="waw" now={decision?.rule ?? null}>
      {s.special.length > 0 ? (
        <div className={css['text']}>
          <h2 className={panel['caption']}>{t('rules:special')}</h2>
          {s.special.map(({ name, text }) => (
            <div key={name} className={css['rule']}>
              <b>{name}</b>
              {text}
            </div>
          ))}
        </div>
      ) : null}
    </Rules>
  )
}
