import { Suspense, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Printed, Seated } from '../systems/plug.ts'
import { gameSummary } from '@sandtable/protocol'
import { printed } from '../game/printed.ts'
import { seatsAt } from '../game/seats.ts'
import { goTo } from '../router.ts'
import { Push } from './controls.tsx'
import css from './frame.module.css'

interface Laid extends Seated {
  readonly Table: Printed['Table']
}

interface PageProps {
  readonly game: string
  /** He looks on, whatever seats he holds. */
  readonly onlooker?: boolean
}

/** A game by its address: what is printed is fetched first, then the table is laid. */
export function TablePage({ game, onlooker = false }: PageProps) {
  const { t } = useTranslation()
  const [laid, setLaid] = useState<Laid | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const open = useCallback(() => {
    setFailed(null)
    lay(game, onlooker).then(setLaid, (error: Error) => setFailed(error.message))
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
  return (
    <main className={css['blank']}>
      {failed === null ? (
        <p role="status">{t('table:loading')}</p>
      ) : (
        <>
          <p role="alert">{t('table:failed', { text: failed })}</p>
          <div className={css['row']}>
            <Push as="main" onPress={open}>
              {t('table:again')}
            </Push>
            <Push onPress={() => goTo('/')}>{t('table:lobby')}</Push>
          </div>
        </>
      )}
    </main>
  )
}

async function lay(game: string, onlooker: boolean): Promise<Laid> {
  const summary = await gameSummary(location.origin, game)
  const { Table } = await printed(summary.scenario, summary.pack)
  return { Table, game, summary, seats: onlooker ? [] : seatsAt(game) }
}
