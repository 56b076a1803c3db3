import type { Places } from '@sandtable/kernel'
import { useTranslation } from 'react-i18next'
import css from './action-line.module.css'

/** A phrase of the words, and what fills it. */
export interface Said {
  readonly key: string
  readonly values?: Places
}

/** The prompt in one sentence, how to do it, and a hint. */
export interface WhatNow {
  readonly say: Said
  readonly how?: Said
  readonly hint?: Said
  /** More that the keyboard can do. */
  readonly keys?: Said
}

interface Words {
  readonly now: WhatNow
  /** Something is wrong. */
  readonly bad: boolean
}

/** The prompt and a hint; screen readers read it out whenever it changes. */
export function WhatNowWords({ now: { say, how, hint, keys }, bad }: Words) {
  const { t } = useTranslation()
  const words = (said: Said): string => t(said.key, { ...said.values })
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
