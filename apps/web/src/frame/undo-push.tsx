import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'
import { Push } from './controls.tsx'

interface Undone {
  readonly isDisabled: boolean
  readonly onPress: () => void
}

/** Takes the last thing back. */
export function UndoPush(props: Undone) {
  const { t } = useTranslation()
  return (
    <Push {...props} shortcut="U" data-undo>
      <Icon name="undo" size={18} />
      {t('table:undo')}
    </Push>
  )
}
