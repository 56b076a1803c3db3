import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PointerEvent } from 'react'
import type { Lay } from '../logic/desk.ts'
import type { Rest } from '../ui.ts'
import { crowdOf } from '../logic/choices.ts'
import { Confirm, Finish, Undo } from './deeds.tsx'
import { Panel } from '../panel/panel.tsx'
import { useDeskState, useUi } from '../table-context.ts'
import { WhatNowWords } from './what-now.tsx'
import css from './sheet.module.css'

const isCrowd = ({ command, seen: { decision } }: Lay): boolean =>
  command === null && decision !== null && crowdOf(decision) !== null

const RESTS: readonly Rest[] = ['low', 'half', 'full']
/** How far it must be drawn to come to the next rest. */
const DRAWN = 36

/** On a small screen: what now and its buttons, with the panel above them as far as it is pulled up. */
export function Sheet() {
  const { t } = useTranslation()
  const { rest, pull } = useUi()
  const { lay, selection, busy } = useDeskState()
  const from = useRef<number | null>(null)
  const at = RESTS.indexOf(rest)
  const wanted = selection.at !== 'idle' || lay.choices.length > 1 || isCrowd(lay)
  useEffect(() => {
    if (!busy) pull(wanted ? 'half' : 'low')
  }, [wanted, busy, pull])
  const move = (by: number): void => pull(RESTS[Math.min(2, Math.max(0, at + by))] as Rest)
  const drop = (event: PointerEvent): void => {
    const drawn = from.current === null ? 0 : from.current - event.clientY
    from.current = null
    if (Math.abs(drawn) >= DRAWN) move(Math.sign(drawn))
    else move(rest === 'full' ? -2 : 1)
  }
  const confirms = selection.at === 'target' || selection.at === 'choice'
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
      <div className={css['now']}>
        <WhatNowWords />
      </div>
      {rest === 'low' ? null : (
        <div className={css['body']}>
          <Panel />
        </div>
      )}
      <div className={css['buttons']}>
        <Undo />
        {confirms ? <Confirm /> : <Finish />}
      </div>
    </section>
  )
}
