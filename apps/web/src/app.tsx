import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { Boundary } from './trouble/boundary.tsx'
import { lazily } from './look/lazily.ts'
import { LostPage } from './trouble/lost-page.tsx'
import { PageTrouble } from './trouble/page-trouble.tsx'
import { Shell } from './trouble/shell.tsx'
import { systems } from './systems/plugged.ts'
import { usePath } from './router.ts'

const Lobby = lazily(async () => (await import('./lobby/lobby.tsx')).Lobby)
const TablePage = lazily(async () => (await import('./frame/table-page.tsx')).TablePage)
const JoinPage = lazily(async () => (await import('./join/join-page.tsx')).JoinPage)
const ReplayPage = lazily(async () => (await import('./replay/replay-page.tsx')).ReplayPage)
const LearnPage = lazily(async () => (await import('./learn/learn-page.tsx')).LearnPage)
const UnitsPage = lazily(async () => (await import('./units/units-page.tsx')).UnitsPage)
const RulesPage = lazily(async () => (await import('./rules/rules-page.tsx')).RulesPage)

/** The pages, by the first part of the address; what follows it is a game. */
const PAGES: Readonly<Record<string, (game: string) => ReactNode>> = {
  game: game => <TablePage key={game} game={game} />,
  watch: game => <TablePage key={game} game={game} onlooker />,
  join: game => <JoinPage key={game} game={game} />,
  replay: game => <ReplayPage key={game} game={game === '' ? null : game} />,
  rules: book => <RulesPage book={bookOf(book)} />,
  units: system => <UnitsPage system={catalogueOf(system)} />,
  learn: () => <LearnPage />,
}

/** The ruleset of this name, or the first one if there is no such book. */
const bookOf = (name: string): string =>
  (systems().find(one => one.name === name) ?? systems().find(({ rules }) => rules !== undefined))?.name ?? ''

/** The system of this name, or the first one if it has no catalogue. */
const catalogueOf = (name: string): string => {
  const listed = systems().filter(({ Units }) => Units !== undefined)
  return (listed.find(one => one.name === name) ?? listed[0])?.name ?? ''
}

/** These pages need a game. */
const NEED_GAME: readonly string[] = ['game', 'watch', 'join']

export function App() {
  const path = usePath()
  return (
    <Shell>
      <Boundary of={path.join('/')} instead={error => <PageTrouble error={error} />}>
        <Suspense>{pageAt(path)}</Suspense>
      </Boundary>
    </Shell>
  )
}

/** Most pages have one part in their address, those of a game two. */
function pageAt([name, game = '', ...more]: readonly string[]): ReactNode {
  if (name === undefined) return <Lobby />
  const page = Object.hasOwn(PAGES, name) ? PAGES[name] : ownPage(name)
  const isBare = game === '' && NEED_GAME.includes(name)
  return page === undefined || isBare || more.length > 0 ? <LostPage /> : page(game)
}

/** A page that only one game system has. */
function ownPage(name: string): (() => ReactNode) | undefined {
  const own = systems()
    .flatMap(({ pages = [] }) => pages)
    .find(({ at }) => at === name)
  return own === undefined ? undefined : () => <own.Page />
}
