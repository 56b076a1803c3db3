import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Action } from '../look/action.tsx'
import { buildIn } from './own-build.ts'
import { heldSeats } from '../game/seats.ts'
import { reportOf } from './report.ts'
import { saveText } from '../look/save-text.ts'
import { Sheet, SheetFoot } from '../look/sheet.tsx'
import { toldAt } from './seat-news.ts'
import { saidBy } from './said-by.ts'
import css from './trouble.module.css'

interface Reported {
  readonly error: unknown
  /** The part of the page that broke. */
  readonly part: string
  readonly plain?: boolean
}

/** Shows the contents of a report, and saves it. */
export function ReportButton({ error, part, plain = false }: Reported) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [saved, setSaved] = useState<string | null>(null)
  const save = (): void => {
    const { name, text } = reportOf({
      error,
      part,
      build: buildIn(document),
      browser: navigator.userAgent,
      path: location.pathname,
      told: toldAt(location.pathname),
      seats: heldSeats(),
      at: new Date(),
    })
    saveText(name, text)
    setSaved(name)
  }
  return (
    <>
      <Action plain={plain} onPress={() => setOpen(true)}>
        {t('trouble:report')}
      </Action>
      {isOpen ? (
        <Sheet title={t('report:title')} close={() => setOpen(false)}>
          <p>{t('report:what')}</p>
          <p>{t('report:not')}</p>
          <p className={css['said']} role="status">
            {saved === null ? saidBy(error) : t('report:saved', { name: saved })}
          </p>
          <SheetFoot>
            <Action onPress={() => setOpen(false)}>{t('report:close')}</Action>
            <Action main onPress={save}>
              {t('report:save')}
            </Action>
          </SheetFoot>
        </Sheet>
      ) : null}
    </>
  )
}
