import { useTranslation } from 'react-i18next'
import type { PhaseMark } from '../logic/phase-track.ts'
import { Icon } from '../icon.tsx'
import css from './top-bar.module.css'

/** The phases of a player turn; the one under way is open, and alone shows only the part that is being played. */
export function PhaseTrack({
  marks,
  only = false,
}: {
  readonly marks: readonly PhaseMark[]
  readonly only?: boolean
}) {
  const { t } = useTranslation()
  return (
    <ol className={css['track']} aria-label={t('phase:track')}>
      {marks.map(({ numeral, name, is, steps }) => (
        <li key={name} aria-current={is === 'now' ? 'step' : undefined}>
          <div className={css['phase']} data-is={is}>
            <b>{numeral}</b>
            <span>{t(`phase:${name}`)}</span>
            {is === 'done' ? <Icon name="check" size={14} /> : null}
            {is === 'now' && steps.length > 0 ? (
              <ol className={css['steps']}>
                {steps
                  .filter(step => !only || step.is === 'now')
                  .map(step => (
                    <li
                      key={step.name}
                      data-is={step.is}
                      aria-current={step.is === 'now' ? 'step' : undefined}
                    >
                      {t(`phase:${step.name}`)}
                    </li>
                  ))}
              </ol>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
