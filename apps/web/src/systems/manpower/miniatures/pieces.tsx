import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import css from './pieces.module.css'

/** A button that adds a row above it. */
export const Add = ({ onPress, children }: { readonly onPress: () => void; readonly children: string }) => (
  <button type="button" className={css['add']} onClick={onPress}>
    {children}
  </button>
)

export function Remove({ what, remove }: { readonly what: string; readonly remove: () => void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={css['remove']}
      data-remove
      aria-label={t('miniatures:remove', { what })}
      onClick={remove}
    >
      ×
    </button>
  )
}

/** A section that is folded until it is opened. */
export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <details className={css['part']}>
    <summary>{title}</summary>
    {children}
  </details>
)
