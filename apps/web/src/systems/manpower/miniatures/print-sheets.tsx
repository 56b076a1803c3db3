import { createPortal, flushSync } from 'react-dom'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaperName } from '@sandtable/draw'
import { PAPERS, TRACKING_IN, trackingPages } from '@sandtable/draw'
import { trackingSheets } from '@sandtable/manpower'
import { Action } from '../../../look/action.tsx'
import { Drawn } from '../../../look/drawn.tsx'
import { ownVoice } from '../../../words/words.ts'
import { useMiniatures } from './miniatures-context.ts'
import pieces from './pieces.module.css'
import css from './print-sheets.module.css'

const VOICE = ownVoice(TRACKING_IN)
const NAMES = Object.keys(PAPERS) as PaperName[]

/** M-sheet-purpose Lets the browser print the current unit tracking sheets, or save them as a PDF. */
export function PrintSheets() {
  const { t } = useTranslation()
  const [paper, setPaper] = useState<PaperName | null>(null)
  const print = async (name: PaperName): Promise<void> => {
    flushSync(() => setPaper(name))
    await document.fonts.ready
    globalThis.print()
  }
  return (
    <div className={`${pieces['buttons']} ${css['choice']}`}>
      {t('miniatures:print')}
      {NAMES.map(name => (
        <Action key={name} onPress={() => void print(name)}>
          {t(`miniatures:print:${name}`)}
        </Action>
      ))}
      {paper === null ? null : createPortal(<Pages paper={paper} />, document.body)}
    </div>
  )
}

/** The pages, visible only on paper. They stay, because some browsers read them only after the call to print. */
function Pages({ paper }: { readonly paper: PaperName }) {
  const { s, p } = useMiniatures()
  const { width, height } = PAPERS[paper]
  const pages = trackingSheets(s, p, 'table').flatMap(sheet => trackingPages(sheet, PAPERS[paper], VOICE))
  return (
    <div className={css['pages']} data-paper={paper} aria-hidden>
      {pages.map(({ drawing }, i) => (
        <svg
          key={i}
          viewBox={`0 0 ${width} ${height}`}
          style={{ width: `${width}mm`, height: `${height}mm` }}
        >
          <Drawn drawing={drawing} />
        </svg>
      ))}
    </div>
  )
}
