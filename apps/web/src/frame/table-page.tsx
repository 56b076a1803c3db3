import { Suspense, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Printed, Seated } from '../systems/plug.ts'
import { gameSummary } from '@sandtable/protocol'
import { printed } from '../game/printed.ts'
import { sayError } from '../words/told.ts'
import { seatsAt } from '../game/seats.ts'
import { goTo } from '../router.ts'
import { Action } from '../look/action.tsx'
import { BarePage } from '../trouble/bare-page.tsx'
import { ReportButton } from '../trouble/report-button.tsx'
import css from './frame.module.css'

interface Laid extends Seated {
  readonly Table: Printed['Table']
}

interface PageProps {
  readonly game: string
  /** Watches, even if this browser holds seats. */
  readonly onlooker?: boolean
}

/** A game by its address: the pack is fetched first, then the table is laid. */
export function TablePage({ game, onlooker = false }: PageProps) {
  const { t } = useTranslation()
  const [laid, setLaid] = useState<Laid | null>(null)
  const [failed, setFailed] = useState<Error | null>(null)
  const open = useCallback(() => {
    setFailed(null)
    lay(game, onlooker).then(setLaid, setFailed)
  }, [game, onlooker])
  useEffect(open, [open])
  if (laid !== null) {
    const { Table, ...seated } = laid
    return (
      <Suspense>
        <Table {...seated} />
      </Suspense>
    )
  }
  if (failed !== null)
    return (
      <BarePage
        title={t('table:failed')}
        deeds={
          <>
            <Action main large onPress={open}>
              {t('trouble:again')}
            </Action>
            <Action large onPress={() => goTo('/')}>
              {t('trouble:lobby')}
            </Action>
            <ReportButton error={failed} part="table" plain />
          </>
        }
      >
        <p role="alert">{sayError(failed)}</p>
        <p>{t('trouble:page:what')}</p>
      </BarePage>
    )
  return (
    <main className={css['blank']}>
      <p role="status">{t('table:loading')}</p>
    </main>
  )
}

async function lay(game: string, onlooker: boolean): Promise<Laid> {
  const summary = await gameSummary(location.origin, game)
  const { Table } = await printed(summary.scenario, summary.pack)
  return { Table, game, summary, seats: onlooker ? [] : seatsAt(game) }
}
