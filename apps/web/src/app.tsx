import { JoinPage } from './join/join-page.tsx'
import { Lobby } from './lobby/lobby.tsx'
import { TablePage } from './table/table-page.tsx'
import { usePath } from './router.ts'

/** The pages, by the first part of the address. */
export function App() {
  const [page = '', game = ''] = usePath()
  if (page === 'game' && game !== '') return <TablePage key={game} game={game} />
  if (page === 'watch' && game !== '') return <TablePage key={game} game={game} onlooker />
  if (page === 'join' && game !== '') return <JoinPage key={game} game={game} />
  return <Lobby />
}
