import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'
import css from './top-bar.module.css'

/** A phase of a turn as the track shows it, with its printed numeral. */
export interface Phase {
  readonly numeral: string
  readonly words: string
  readonly is: 'done' | 'now' | 'ahead'
  /** Its parts, shown while it is under way. */
  readonly steps: readonly { readonly words: string; readonly is: 'done' | 'now' | 'ahead' }[]
}

/** The phases of a turn; the one under way is open, and alone shows only the part that is being played. */
export function PhaseTrack({
  marks,
  only = false,
}: {
  readonly marks: readonly Phase[]
  readonly only?: boolean
}) {
  const { t } = useTranslation()
  return (
    <ol className={css['track']} aria-label={t('phase:track')}>
      {marks.map(({ numeral, words, is, steps }) => (
        <li key={words} aria-current={is === 'now' ? 'step' : undefined}>
          <div className={css['phase']} data-is={is}>
            <b>{numeral}</b>
            <span>{words}</span>
            {is === 'done' ? <Icon name="check" size={14} /> : null}
            {is === 'now' && steps.length > 0 ? (
              <ol className={css['steps']}>
                {steps
                  .filter(step => !only || step.is === 'now')
                  .map(step => (
                    <li
                      key={step.words}
                      data-is={step.is}
                      aria-current={step.is === 'now' ? 'step' : undefined}
                    >
                      {step.words}
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
