import { Button } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { PanelTab } from '../frame/panel.tsx'
import { useOptionsFocus } from '../frame/use-options-focus.ts'
import { lazily } from '../look/lazily.ts'
import { LogList } from '../frame/log-list.tsx'
import { Panel } from '../frame/panel.tsx'
import { Push, RuleId } from '../frame/controls.tsx'
import { ReplayLink } from '../frame/replay-link.tsx'
import { useFrame } from '../frame/frame-context.ts'
import { usePlain } from './plain-context.ts'
import css from '../frame/panel.module.css'
import own from './plain.module.css'

const Rules = lazily(async () => (await import('../frame/rules.tsx')).Rules)

const TABS: readonly PanelTab[] = [
  { tab: 'log', icon: 'log', shows: () => <PlainLog /> },
  { tab: 'rules', icon: 'book', shows: () => <PlainRules /> },
  { tab: 'replay', icon: 'play', shows: () => <ReplayLink /> },
]

/** The options above; log, rules and replay below. */
export const PlainPanel = () => (
  <Panel tabs={TABS}>
    <Options />
  </Panel>
)

/** A button for every option of the decision, or for some of them if there are too many to list. */
function Options() {
  const { t } = useTranslation()
  const { seen, options, drawn, busy, give, drawOthers } = usePlain()
  const { decision } = seen
  const list = useOptionsFocus(decision?.id)
  if (decision === null) return null
  return (
    <section className={css['section']}>
      <div className={css['row']}>
        <h2 className={css['caption']}>{t('plain:options')}</h2>
        <RuleId id={decision.rule} />
      </div>
      <ul className={css['list']} ref={list} data-options>
        {options.map(({ words, answer }) => (
          <li key={words}>
            <Button
              className={css['option'] as string}
              isDisabled={busy || !seen.connected}
              onPress={() => give(answer)}
            >
              <span>
                <b>{words}</b>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {drawn ? (
        <div className={own['more']}>
          <p>{t('plain:drawn')}</p>
          <Push onPress={drawOthers}>{t('plain:others')}</Push>
        </div>
      ) : null}
    </section>
  )
}

const PlainLog = () => <LogList lines={usePlain().log} />

function PlainRules() {
  const { summary } = useFrame()
  const { decision } = usePlain().seen
  return <Rules book={summary.ruleset} now={decision?.rule ?? null} />
}
