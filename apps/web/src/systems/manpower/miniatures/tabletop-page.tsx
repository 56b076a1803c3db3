import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addWords } from '../../../words/words.ts'
import { PageHead } from '../../../lobby/page-head.tsx'
import { RosterSection } from './roster-section.tsx'
import { TableMode } from './table-mode.tsx'
import { tabletop } from '../words/en/tabletop.ts'
import { takeUpKept, useDesk } from './desk.ts'
import css from './tabletop.module.css'

addWords(tabletop)

/** For people with miniatures, beside a real table: who attacks whom, the dice, and the sheet. Nothing of it is sent anywhere. */
export function TabletopPage() {
  const { t } = useTranslation()
  useState(takeUpKept)
  const { laid } = useDesk()
  return (
    <div className={css['page']}>
      <PageHead at="/tabletop" />
      {laid === null ? (
        <main className={css['main']} data-part="roster">
          <header className={css['head']}>
            <div>
              <h1>{t('tabletop:title')}</h1>
              <p>{t('tabletop:about')}</p>
            </div>
          </header>
          <RosterSection laid={null} done={() => {}} />
        </main>
      ) : (
        <TableMode key={laid.sitting.seed} laid={laid} />
      )}
    </div>
  )
}
