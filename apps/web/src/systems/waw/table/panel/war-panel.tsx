import type { PanelTab } from '../../../../frame/panel.tsx'
import { Chosen } from './chosen.tsx'
import { lazily } from '../../../../look/lazily.ts'
import { Log } from './log.tsx'
import { Panel } from '../../../../frame/panel.tsx'
import { ReplayLink } from '../../../../frame/replay-link.tsx'

const WarRules = lazily(async () => (await import('./war-rules.tsx')).WarRules)
const Learn = lazily(async () => (await import('./learn.tsx')).Learn)

const TABS: readonly PanelTab[] = [
  { tab: 'log', icon: 'log', shows: () => <Log /> },
  { tab: 'rules', icon: 'book', shows: () => <WarRules /> },
  { tab: 'replay', icon: 'play', shows: () => <ReplayLink /> },
  { tab: 'learn', icon: 'help', shows: () => <Learn /> },
]

/** Log, rules, replay and learning below a war's question. */
export const WarPanel = () => (
  <Panel tabs={TABS}>
    <Chosen />
  </Panel>
)
