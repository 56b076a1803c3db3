import { useTranslation } from 'react-i18next'
import css from './plain.module.css'

/** A position as text. */
export function PlainPosition({ lines }: { readonly lines: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <section className={css['position']} aria-label={t('plain:position')}>
      <ul>
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
