import { useTranslation } from 'react-i18next'
import styles from './odds-page.module.css'

/** Takes a counter out of the battle. */
export function Remove({ name, remove }: { readonly name: string; readonly remove: () => void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={styles['remove']}
      aria-label={t('odds:remove', { name })}
      onClick={remove}
    >
      ×
    </button>
  )
}
