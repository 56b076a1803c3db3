import type { PackFile } from '@sandtable/scenario'
import type { Position } from '@sandtable/waw'
import type { TFunction } from 'i18next'
import { groundOf } from '@sandtable/draw'
import { viewOf, warScenario } from '@sandtable/waw'
import type { Printed, Seated, Staging } from '../../plug.ts'
import type { PrintedWar } from '../game/printed-war.ts'
import { Armies, Land } from './pictures.tsx'
import { lazily } from '../../../look/lazily.ts'
import { mapOf } from '../game/printed-war.ts'
import { score } from './score.ts'
import { addWords } from '../../../words/words.ts'
import { war } from '../words/en/war.ts'

addWords(war, 'waw')

const Table = lazily(async () => (await import('../table/table.tsx')).Table)

/** A war's printed matter. */
export async function printWar(pack: PackFile, scenario: string): Promise<Printed> {
  const printed = { pack, s: warScenario(pack), ground: groundOf(await mapOf(scenario), pack) }
  const { s } = printed
  return {
    picture: <Land printed={printed} />,
    setup: <Armies printed={printed} position={viewOf(s, s.setup, null)} />,
    Table: (seated: Seated) => <Table opened={printed} {...seated} />,
    follow: async (game, seat, tell) => {
      const { glanceAtWar } = await import('../game/live-war.ts')
      const live = glanceAtWar(s, game, seat)
      const stop = live.seen.subscribe(({ view }) => {
        if (view !== null) tell(standing(printed, view))
      })
      return () => (stop(), live.close())
    },
    stage: async <R,>(use: Staging<R>): Promise<Awaited<R>> =>
      await use((await import('../replay/war-show.tsx')).warShow(printed)),
  }
}

const standing = (printed: PrintedWar, view: Position) => ({
  picture: <Armies printed={printed} position={view} />,
  words: (t: TFunction, player: number) => headline(t, printed, view, player),
})

/** The turn, and the points of a player's side beside the best of the others. */
function headline(t: TFunction, { s }: PrintedWar, view: Position, player: number): string {
  const number = Math.max(1, view.turn)
  const [own, theirs] = score(s, view, player)
  const turn = t('lobby:hero-turn', { turn: s.turns[number - 1], number, of: s.turns.length })
  return `${turn} ${t('lobby:hero-you', { side: s.players[player]?.name, count: own, theirs })}`
}
