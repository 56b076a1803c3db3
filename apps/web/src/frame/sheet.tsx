import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PointerEvent, ReactNode } from 'react'
import type { Rest } from './ui.ts'
import { useUi } from './frame-context.ts'
import css from './sheet.module.css'

const RESTS: readonly Rest[] = ['low', 'half', 'full']
/** The distance of a drag to the next rest. */
const DRAWN = 36

interface Drawer {
  /** What now. */
  readonly words: ReactNode
  readonly panel: ReactNode
  readonly buttons: ReactNode
  /** Whether the panel is needed now; null: it stays as it is. */
  readonly wanted: boolean | null
}

/** On a small screen: the prompt and its buttons, with the panel above them as far as it is pulled up. */
export function Sheet({ words, panel, buttons, wanted }: Drawer) {
  const { t } = useTranslation()
  const { rest, pull } = useUi()
  const from = useRef<number | null>(null)
  const at = RESTS.indexOf(rest)
  useEffect(() => {
    if (wanted !== null) pull(wanted ? 'half' : 'low')
  }, [wanted, pull])
  const move = (by: number): void => pull(RESTS[Math.min(2, Math.max(0, at + by))] as Rest)
  const drop = (event: PointerEvent): void => {
    const drawn = from.current === null ? 0 : from.current - event.clientY
    from.current = null
    if (Math.abs(drawn) >= DRAWN) move(Math.sign(drawn))
    else move(rest === 'full' ? -2 : 1)
  }
  return (
    <section className={css['sheet']} data-rest={rest} aria-label={t('table:panel')}>
      <button
        type="button"
        className={css['grab']}
        aria-label={t(rest === 'full' ? 'sheet:less' : 'sheet:more')}
        onPointerDown={event => {
          from.current = event.clientY
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerUp={drop}
        onKeyDown={event => {
          if (event.key === 'Enter' || event.key === ' ') move(rest === 'full' ? -2 : 1)
        }}
      >
        <i />
      </button>
      <div className={css['now']}>{words}</div>
      {rest === 'low' ? null : <div className={css['body']}>{panel}</div>}
      <div className={css['buttons']}>{buttons}</div>
    </section>
  )
}
