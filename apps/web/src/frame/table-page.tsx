import { Suspense, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HeldSeat } from '../game/seats.ts'
import type { OpenedGame } from '../game/opened-game.ts'
import { lazily } from '../look/lazily.ts'
import { openGame } from '../game/opened-game.ts'
import { seatsAt } from '../game/seats.ts'
import { goTo } from '../router.ts'
import { Push } from './controls.tsx'
import css from './frame.module.css'

const Table = lazily(async () => (await import('../systems/waw/table/table.tsx')).Table)
const FieldTable = lazily(async () => (await import('../systems/manpower/field/field-table.tsx')).FieldTable)

interface Laid {
  readonly opened: OpenedGame
  readonly seats: readonly HeldSeat[]
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
    openGame(game).then(
      opened => setLaid({ opened, seats: onlooker ? [] : seatsAt(game) }),
      (error: Error) => setFailed(error.message),
    )
  }, [game, onlooker])
  useEffect(open, [open])
  if (laid !== null)
    return (
      <Suspense>
        {laid.opened.is === 'field' ? (
          <FieldTable game={game} opened={laid.opened} seats={laid.seats} />
        ) : (
          <Table game={game} opened={laid.opened} seats={laid.seats} />
        )}
      </Suspense>
    )
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
