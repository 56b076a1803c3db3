import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Step } from './battle-story.ts'
import { STEPS } from './battle-story.ts'
import styles from './steps-track.module.css'

/** The steps of a battle, with the current one. */
export function StepsTrack({ step }: { readonly step: Step }) {
  const { t } = useTranslation()
  const now = STEPS.indexOf(step)
  const track = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const [row, current] = [track.current, track.current?.children[now]]
    if (row === null || !(current instanceof HTMLElement)) return
    row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
  }, [now])
  return (
    <ol className={styles['track']} ref={track}>
      {STEPS.map((one, i) => (
        <li key={one} data-done={i < now || undefined} aria-current={i === now ? 'step' : undefined}>
          {t(`battle:${one}`)}
        </li>
      ))}
    </ol>
  )
}
