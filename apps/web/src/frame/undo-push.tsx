import { useTranslation } from 'react-i18next'
import type { Seen } from '../game/live-game.ts'
import { Icon } from './icon.tsx'
import { Push } from './controls.tsx'

interface Undone extends Pick<Seen<never, never>, 'undo' | 'barred'> {
  /** Nothing can be pressed now. */
  readonly isHeld: boolean
  readonly onPress: () => void
}

/** Undoes the last command; if it's too late, the button still works, and the answer says why. */
export function UndoPush({ undo, barred, isHeld, onPress }: Undone) {
  const { t } = useTranslation()
  return (
    <Push
      isDisabled={isHeld || (!undo && barred === null)}
      onPress={onPress}
      shortcut="U"
      data-undo
      data-late={!undo}
    >
      <Icon name="undo" size={18} />
      {t('table:undo')}
    </Push>
  )
}
