import { useTranslation } from 'react-i18next'
import css from './dialogs.module.css'

/** What stands on the key, or the word for it, and what it does. */
const KEYS: readonly (readonly [key: string, does: string])[] = [
  ['key:tab', 'key:tab:does'],
  ['key:arrows', 'key:arrows:does'],
  ['key:enter', 'key:enter:does'],
  ['key:space', 'key:space:does'],
  ['key:esc', 'key:esc:does'],
  ['U', 'key:u:does'],
  ['E', 'key:e:does'],
  ['O', 'key:o:does'],
  ['H', 'key:h:does'],
  ['L', 'key:l:does'],
  ['R', 'key:r:does'],
  ['+ − 0', 'key:zoom:does'],
  ['1 – 4', 'key:overlays:does'],
  ['?', 'key:help:does'],
]

export function KeyList() {
  const { t } = useTranslation()
  return (
    <dl className={css['keys']}>
      {KEYS.map(([key, does]) => (
        <div key={does} style={{ display: 'contents' }}>
          <dt>
            <kbd>{t(key)}</kbd>
          </dt>
          <dd>{t(does)}</dd>
        </div>
      ))}
    </dl>
  )
}
