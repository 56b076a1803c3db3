import { useTranslation } from 'react-i18next'
import { Push } from '../../table/controls.tsx'
import { useFrame, useUi } from '../../table/frame-context.ts'
import css from '../../table/panel/log.module.css'

/** What the battle is about, and which keys there are. */
export function FieldLearn() {
  const { t } = useTranslation()
  const { about } = useFrame()
  const { open } = useUi()
  return (
    <div className={css['text']}>
      <Push onPress={() => open('keys')}>{t('learn:keys')}</Push>
      <h2>{t('field:about')}</h2>
      {about
        .trim()
        .split(/\n\s*\n/)
        .map(text => (
          <p key={text}>{text.replaceAll(/\s+/g, ' ')}</p>
        ))}
    </div>
  )
}
