import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { IconName } from '../icon.tsx'
import type { Tab as TabName } from '../ui.ts'
import { Icon } from '../icon.tsx'
import { useUi } from '../frame-context.ts'
import css from '../panel/panel.module.css'

export interface PanelTab {
  readonly tab: TabName
  readonly icon: IconName
  readonly shows: () => ReactNode
}

interface Parts {
  readonly tabs: readonly PanelTab[]
  /** What is chosen or asked. */
  readonly children: ReactNode
}

/** What is chosen or asked above; a few tabs below. */
export function Panel({ tabs, children }: Parts) {
  const { t } = useTranslation()
  const { tab, showTab } = useUi()
  return (
    <aside className={css['panel']} aria-label={t('table:panel')}>
      <div className={css['top']}>{children}</div>
      <Tabs
        className={css['tabs'] as string}
        selectedKey={tab}
        onSelectionChange={key => showTab(key as TabName)}
      >
        <TabList className={css['foot'] as string} aria-label={t('table:panel')}>
          {tabs.map(one => (
            <Tab key={one.tab} id={one.tab} className={css['tab'] as string}>
              <Icon name={one.icon} size={18} />
              {t(`tab:${one.tab}`)}
            </Tab>
          ))}
        </TabList>
        {tabs.map(one => (
          <TabPanel key={one.tab} id={one.tab} className={one.tab === 'log' ? (css['pinned'] as string) : ''}>
            <Suspense>{one.shows()}</Suspense>
          </TabPanel>
        ))}
      </Tabs>
    </aside>
  )
}
