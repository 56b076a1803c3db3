import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { IconName } from '../icon.tsx'
import type { Tab as TabName } from '../ui.ts'
import { Chosen } from './chosen.tsx'
import { Icon } from '../icon.tsx'
import { Learn } from './learn.tsx'
import { Log } from './log.tsx'
import { ReplayLink } from './replay-link.tsx'
import { Rules } from './rules.tsx'
import { useUi } from '../table-context.ts'
import css from './panel.module.css'

const TABS: readonly {
  readonly tab: TabName
  readonly icon: IconName
  readonly shows: () => React.ReactNode
}[] = [
  { tab: 'log', icon: 'log', shows: () => <Log /> },
  { tab: 'rules', icon: 'book', shows: () => <Rules /> },
  { tab: 'replay', icon: 'play', shows: () => <ReplayLink /> },
  { tab: 'learn', icon: 'help', shows: () => <Learn /> },
]

/** What is chosen or asked above; log, rules, replay and learning below. */
export function Panel() {
  const { t } = useTranslation()
  const { tab, showTab } = useUi()
  return (
    <aside className={css['panel']} aria-label={t('table:panel')}>
      <div className={css['top']}>
        <Chosen />
      </div>
      <Tabs
        className={css['tabs'] as string}
        selectedKey={tab}
        onSelectionChange={key => showTab(key as TabName)}
      >
        <TabList className={css['foot'] as string} aria-label={t('table:panel')}>
          {TABS.map(one => (
            <Tab key={one.tab} id={one.tab} className={css['tab'] as string}>
              <Icon name={one.icon} size={18} />
              {t(`tab:${one.tab}`)}
            </Tab>
          ))}
        </TabList>
        {TABS.map(one => (
          <TabPanel key={one.tab} id={one.tab} className={one.tab === 'log' ? (css['pinned'] as string) : ''}>
            {one.shows()}
          </TabPanel>
        ))}
      </Tabs>
    </aside>
  )
}
