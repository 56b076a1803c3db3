import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenedGame } from '../game/opened-game.ts'
import { openGame } from '../game/opened-game.ts'
import { seatsAt } from '../game/seats.ts'
import { Table } from './table.tsx'

/** A game by its address: what is printed is fetched first, then the table is laid. */
export function TablePage({ game }: { readonly game: string }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<OpenedGame | null>(null)
  useEffect(() => void openGame(game).then(setOpened), [game])
  if (opened === null) return <p role="status">{t('table:loading')}</p>
  return <Table game={game} opened={opened} seats={seatsAt(game)} />
}
