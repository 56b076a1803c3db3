import type { ScenarioSummary } from '@sandtable/protocol'
import { useTranslation } from 'react-i18next'
import { Action } from '../look/action.tsx'
import { isTaught, variantsOf } from '../systems/plugged.ts'
import { ScenarioCard } from './scenario-card.tsx'
import look from './lobby.module.css'

interface ScenariosProps {
  /** Null: still loading. */
  readonly scenarios: readonly ScenarioSummary[] | null
  readonly problem: string | null
  readonly again: () => void
  /** Why the last game couldn't be started. */
  readonly failed: string | null
  readonly busy: string | null
  readonly play: (scenario: ScenarioSummary) => void
  /** Starts it with the tutorial, if it has one. */
  readonly teach: (scenario: ScenarioSummary) => void
  readonly choose: (scenario: ScenarioSummary) => void
  /** Sets it up as a variant. */
  readonly vary: (scenario: ScenarioSummary) => void
}

/** The scenarios on this server. */
export function Scenarios(props: ScenariosProps) {
  const { scenarios, problem, again, failed, busy, play, teach, choose, vary } = props
  const { t } = useTranslation()
  return (
    <section aria-labelledby="scenarios">
      <div className={look['heading']}>
        <h2 id="scenarios">{t('lobby:title')}</h2>
        <p>{t('lobby:title-note')}</p>
      </div>
      {failed === null ? null : (
        <p role="alert" className={look['failed']}>
          {t('lobby:failed-start')} {t('lobby:failed-note', { why: failed })}
        </p>
      )}
      {problem === null ? null : (
        <div role="alert" className={look['failed']}>
          <p>
            {t('lobby:failed')} {t('lobby:failed-note', { why: problem })}
          </p>
          <Action onPress={again}>{t('lobby:again')}</Action>
        </div>
      )}
      <div className={look['cards']} aria-busy={scenarios === null && problem === null}>
        {scenarios === null && problem === null ? <Waiting words={t('lobby:loading')} /> : null}
        {(scenarios ?? []).map(scenario => (
          <ScenarioCard
            key={scenario.id}
            scenario={scenario}
            busy={busy === scenario.id}
            play={() => play(scenario)}
            {...(isTaught(scenario.id) ? { teach: () => teach(scenario) } : {})}
            {...(variantsOf(scenario.ruleset) === null ? {} : { vary: () => vary(scenario) })}
            choose={() => choose(scenario)}
          />
        ))}
      </div>
    </section>
  )
}

const Waiting = ({ words }: { readonly words: string }) => (
  <>
    <p role="status" className={look['unseen']}>
      {words}
    </p>
    {[1, 2, 3].map(card => (
      <div key={card} className={look['blank']} />
    ))}
  </>
)
