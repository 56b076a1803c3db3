import { useTranslation } from 'react-i18next'
import { goTo } from '../router.ts'
import { Icon } from './icon.tsx'
import { Push } from './controls.tsx'
import { useFrame } from './frame-context.ts'
import css from './log.module.css'

/** The way to the replay. */
export function ReplayLink() {
  const { t } = useTranslation()
  const { game } = useFrame()
  return (
    <div className={css['text']}>
      <Push onPress={() => goTo(`/replay/${game}`)}>
        <Icon name="play" size={16} />
        {t('replay:open')}
      </Push>
      <p>{t('replay:hint')}</p>
    </div>
  )
}
