import { useTranslation } from 'react-i18next'
import { TutorialButton } from '../../learn/tutorial-button.tsx'
import { Goals } from './goals.tsx'
import { Push } from '../../../../frame/controls.tsx'
import { UnitsLink } from '../../../../frame/units-link.tsx'
import { useFrame, useUi } from '../../../../frame/frame-context.ts'
import css from '../../../../frame/log.module.css'

/** About the war: its story, how to win, and the keys. */
export function Learn() {
  const { t } = useTranslation()
  const { about } = useFrame()
  const { open } = useUi()
  const paragraphs = about.trim().split(/\n\s*\n/)
  return (
    <div className={css['text']}>
      <div className={css['buttons']}>
        <TutorialButton />
        <Push onPress={() => open('keys')}>{t('learn:keys')}</Push>
      </div>
      <UnitsLink system="waw" />
      <h2>{t('learn:goals')}</h2>
      <Goals />
      <h2>{t('learn:about')}</h2>
      {paragraphs.map(text => (
        <p key={text}>{text.replaceAll(/\s+/g, ' ')}</p>
      ))}
    </div>
  )
}
