import type { ScenarioSummary } from '@sandtable/protocol'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { Sitter, Way } from './plan.ts'
import { Swatch } from './swatch.tsx'
import { sittersFor, wayOf, WAYS } from './plan.ts'
import fields from './fields.module.css'

interface SitterProps {
  readonly scenario: ScenarioSummary
  readonly sitters: readonly Sitter[]
  readonly change: (sitters: readonly Sitter[]) => void
}

/** The players: one of the usual ways, or side by side. */
export function SitterFields({ scenario, sitters, change }: SitterProps) {
  const { t } = useTranslation()
  const set = (player: number, sitter: Sitter): void =>
    change(sitters.map((before, at) => (at === player ? sitter : before)))
  const me = Math.max(0, sitters.indexOf('me'))
  return (
    <>
      <RadioGroup
        className={fields['field'] ?? ''}
        value={wayOf(sitters)}
        onChange={way => change(sittersFor(scenario, way as Way, me))}
        orientation="horizontal"
      >
        <Label className={fields['legend'] ?? ''}>{t('lobby:new-opponent')}</Label>
        <div className={fields['ways']}>
          {WAYS.map(way => (
            <Radio key={way} value={way} className={fields['way'] ?? ''}>
              {t(`lobby:way-${way}`)}
            </Radio>
          ))}
        </div>
      </RadioGroup>
      <div>
        {scenario.players.map(({ id, name, colour }, player) => (
          <label key={id} className={fields['sitter']}>
            <Swatch colour={colour} />
            <span>{name}</span>
            <select
              className={fields['input']}
              aria-label={t('lobby:who-plays', { side: name })}
              value={valueOf(sitters[player] ?? 'me')}
              onChange={event => set(player, sitterOf(event.target.value))}
            >
              {['me', 'friend', ...scenario.bots].map(value => (
                <option key={value} value={value}>
                  {t(`lobby:sitter-${value}`, { defaultValue: value })}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </>
  )
}

const valueOf = (sitter: Sitter): string => (typeof sitter === 'object' ? sitter.bot : sitter)
const sitterOf = (value: string): Sitter => (value === 'me' || value === 'friend' ? value : { bot: value })
