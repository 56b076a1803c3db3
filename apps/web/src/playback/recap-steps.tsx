import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Push } from '../frame/controls.tsx'
import css from './recap.module.css'

/** Where a small screen is in a recap, which it shows one event at a time: rows beside each other, to swipe or to step. */
export function useSteps(count: number, onStep: (at: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [at, go] = useState(0)
  const read = (): void => {
    const shown = list.current
    if (shown === null || shown.clientWidth === 0) return
    const next = Math.min(count - 1, Math.round(shown.scrollLeft / shown.clientWidth))
    if (next === at) return
    go(next)
    onStep(next)
  }
  const step = (by: number): void =>
    list.current?.scrollTo({ left: (at + by) * list.current.clientWidth, behavior: 'instant' })
  return { list, at, read, step }
}

interface Steps {
  readonly at: number
  readonly count: number
  readonly step: (by: number) => void
}

/** A step back, a dot for each event, a step on. */
export function RecapSteps({ at, count, step }: Steps) {
  const { t } = useTranslation()
  return (
    <div className={css['steps']}>
      <Push as="icon" aria-label={t('recap:back')} isDisabled={at === 0} onPress={() => step(-1)}>
        ‹
      </Push>
      <span aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          <i key={i} data-now={i === at || undefined} />
        ))}
      </span>
      <Push as="icon" aria-label={t('recap:on')} isDisabled={at === count - 1} onPress={() => step(1)}>
        ›
      </Push>
    </div>
  )
}
