import { useTranslation } from 'react-i18next'
import type { Said } from '../logic/what-now.ts'
import { useDeskState } from '../table-context.ts'
import { whatNow } from '../logic/what-now.ts'
import css from './action-line.module.css'

/** What can be done now, in one sentence and a hint; it is read out whenever it changes. */
export function WhatNowWords() {
  const { t } = useTranslation()
  const state = useDeskState()
  const { say, how, hint, keys } = whatNow(state)
  const words = (said: Said): string => t(said.key, { ...said.values })
  const bad = state.trouble !== null || state.lay.seen.problem !== null
  return (
    <div className={css['words']} role="status" aria-live="polite" aria-atomic="true" data-bad={bad}>
      <p>
        <b>{words(say)}</b> {how === undefined ? null : <span className={css['how']}>{words(how)}</span>}
      </p>
      {hint === undefined ? null : (
        <p className={css['hint']}>
          {words(hint)} {keys === undefined ? null : <span className={css['how']}>{words(keys)}</span>}
        </p>
      )}
    </div>
  )
}
