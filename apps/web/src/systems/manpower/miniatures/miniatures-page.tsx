import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addWords } from '../../../words/words.ts'
import { PageHead } from '../../../lobby/page-head.tsx'
import { RosterSection } from './roster-section.tsx'
import { SittingView } from './sitting-view.tsx'
import { miniatures } from '../words/en/miniatures.ts'
import { takeUpKept, useDesk } from './desk.ts'
import css from './miniatures.module.css'

addWords({ miniatures }, 'manpower')

/** For people with miniatures, beside a real table: attacks, dice, and the sheet. Nothing is sent anywhere. */
export function MiniaturesPage() {
  const { t } = useTranslation()
  useState(takeUpKept)
  const { laid } = useDesk()
  return (
    <div className={css['page']}>
      <PageHead at="/miniatures" />
      {laid === null ? (
        <main className={css['main']} data-part="roster">
          <header className={css['head']}>
            <div>
              <h1>{t('miniatures:title')}</h1>
              <p>{t('miniatures:about')}</p>
            </div>
          </header>
          <RosterSection laid={null} done={() => {}} />
        </main>
      ) : (
        <SittingView key={laid.sitting.seed} laid={laid} />
      )}
    </div>
  )
}
