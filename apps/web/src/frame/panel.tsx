import type { KeyboardEvent, ReactNode } from 'react'
import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { IconName } from './icon.tsx'
import type { Tab } from './ui.ts'
import { Icon } from './icon.tsx'
import { useUi } from './frame-context.ts'
import css from './panel.module.css'

export interface PanelTab {
  readonly tab: Tab
  readonly icon: IconName
  readonly shows: () => ReactNode
}

interface Parts {
  readonly tabs: readonly PanelTab[]
  /** The selection or the question. */
  readonly children: ReactNode
}

/** The tab that a key leads to from `at`. */
const KEYS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The selection or question above; tabs below. */
export function Panel({ tabs, children }: Parts) {
  const { t } = useTranslation()
  const { tab, showTab } = useUi()
  const id = useId()
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const to = KEYS[event.key]?.(
      tabs.findIndex(one => one.tab === tab),
      tabs.length,
    )
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    showTab((tabs[to] as PanelTab).tab)
    ;(event.currentTarget.children[to] as HTMLElement).focus()
  }
  return (
    <aside className={css['panel']} aria-label={t('table:panel')}>
      <div className={css['top']}>{children}</div>
      <div className={css['tabs']}>
        <div className={css['foot']} role="tablist" aria-label={t('table:panel')} onKeyDown={press}>
          {tabs.map(one => (
            <button
              key={one.tab}
              type="button"
              role="tab"
              id={`${id}${one.tab}`}
              className={css['tab']}
              aria-selected={one.tab === tab}
              aria-controls={one.tab === tab ? id : undefined}
              tabIndex={one.tab === tab ? 0 : -1}
              onClick={() => showTab(one.tab)}
            >
              <Icon name={one.icon} size={18} />
              {t(`tab:${one.tab}`)}
            </button>
          ))}
        </div>
        <div
          key={tab}
          role="tabpanel"
          id={id}
          className={tab === 'log' ? css['pinned'] : undefined}
          aria-labelledby={`${id}${tab}`}
          tabIndex={0}
        >
          <Suspense>{tabs.find(one => one.tab === tab)?.shows()}</Suspense>
        </div>
      </div>
    </aside>
  )
}
