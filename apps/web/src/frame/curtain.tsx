import { useTranslation } from 'react-i18next'
import { Push } from './controls.tsx'
import css from './frame.module.css'

/** Players share a screen: the next one takes over before anything secret is shown. */
export function Curtain({ name, open }: { readonly name: string; readonly open: () => void }) {
  const { t } = useTranslation()
  return (
    <main className={css['blank']}>
      <h1>{t('curtain:title', { name })}</h1>
      <p role="status">{t('curtain:what', { name })}</p>
      <Push as="main" autoFocus onPress={open}>
        {t('curtain:open', { name })}
      </Push>
    </main>
  )
}
