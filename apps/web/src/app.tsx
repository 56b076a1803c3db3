import { lazy, Suspense } from 'react'
import { JoinPage } from './join/join-page.tsx'
import { Lobby } from './lobby/lobby.tsx'
import { TablePage } from './table/table-page.tsx'
import { usePath } from './router.ts'

const OddsPage = lazy(async () => ({ default: (await import('./odds/page/odds-page.tsx')).OddsPage }))
const ReplayPage = lazy(async () => ({ default: (await import('./replay/replay-page.tsx')).ReplayPage }))

/** The pages, by the first part of the address; those that few open are loaded when somebody does. */
export function App() {
  const [page = '', game = ''] = usePath()
  if (page === 'game' && game !== '') return <TablePage key={game} game={game} />
  if (page === 'watch' && game !== '') return <TablePage key={game} game={game} onlooker />
  if (page === 'join' && game !== '') return <JoinPage key={game} game={game} />
  if (page === 'replay')
    return (
      <Suspense>
        <ReplayPage key={game} game={game === '' ? null : game} />
      </Suspense>
    )
  if (page === 'odds')
    return (
      <Suspense>
        <OddsPage />
      </Suspense>
    )
  return <Lobby />
}
