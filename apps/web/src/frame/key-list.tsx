import { useTranslation } from 'react-i18next'
import css from './dialogs.module.css'

/** What stands on the key, or the word for it, and what it does. */
export type KeyRow = readonly [key: string, does: string]

export function KeyList({ keys }: { readonly keys: readonly KeyRow[] }) {
  const { t } = useTranslation()
  return (
    <dl className={css['keys']}>
      {keys.map(([key, does]) => (
        <div key={does} style={{ display: 'contents' }}>
          <dt>
            <kbd>{t(key, { defaultValue: key })}</kbd>
          </dt>
          <dd>{t(does)}</dd>
        </div>
      ))}
    </dl>
  )
}
