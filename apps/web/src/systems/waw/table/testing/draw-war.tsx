import type { Game, Viewer } from '@sandtable/kernel'
import type { Position, Tale, Waw } from '@sandtable/waw'
import { watch, WAW } from '@sandtable/waw'
import { fold, over } from '@sandtable/kernel'
import type { Drawn, Walk } from '../../../../testing/walk.ts'
import type { Few } from '../../../../testing/few.ts'
import { battleAt } from '../../battle/battle-story.ts'
import { climaxesIn } from '../../climax/climaxes.ts'
import { isRoundOver } from '../../battle/round-result.ts'
import { draw, drawEach } from '../../../../testing/draw.ts'
import { drawOdds } from './draw-odds.tsx'
import { NO_ODDS, tableOnPaper } from './table-on-paper.tsx'
import { seenIn } from '../../../../game/testing/seen-in.ts'
import { tableLooks } from './table-looks.ts'
import { walk } from '../../../../testing/walk.ts'
import { warOf } from './war-of.ts'
import { catchUp } from '../../words/story.ts'

const { BattleBoard } = await import('../../battle/battle-board.tsx')
const { Climax } = await import('../../climax/climax.tsx')

const SCALES = [0.5, 1.2]
const WON = { winners: [0], how: 'played' } as const

/** Plays a war at random and draws what its table shows on the way, and the battles that were over since. */
export function drawWar(name: string, how: Walk): Promise<Drawn<Waw>> {
  const war = warOf(name)
  const { s, pack } = war
  const lay = tableOnPaper(war)
  const told = new Map<Viewer, ReturnType<typeof watch>>()
  const folded = (viewer: Viewer, tale: readonly Tale[], after: number): Position =>
    fold(
      WAW,
      s,
      watch(s, viewer).view,
      tale.slice(0, after).map(({ e }) => e),
    )
  const look = async (g: Game<Waw>, viewer: Viewer, few: Few): Promise<number> => {
    const watcher = told.get(viewer) ?? watch(s, viewer)
    told.set(viewer, watcher)
    catchUp(watcher, s, g.log ?? [])
    const tale = [...watcher.tale]
    const table = lay(seenIn(g, viewer, { tale, outcome: over(g) ? WON : null }))
    let pages = await drawEach(table.page, tableLooks(table, few))
    pages += await drawOdds(table, few)
    const after = few([...tale.keys()])[0] ?? 0
    const story = battleAt(tale, after + 1, 0)
    if (story !== null) {
      const position = folded(viewer, tale, after + 1)
      const ends = {
        isShown: !isRoundOver(story),
        odds: NO_ODDS,
        awaited: [],
        asked: null,
        answer: () => {},
        skip: () => {},
        goOn: () => {},
      }
      await draw(<BattleBoard {...{ s, pack, viewer, story, position, ...ends }} />)
      pages++
    }
    for (const { id } of few(climaxesIn(tale))) {
      await draw(<Climax {...{ viewer, tale, id }} printed={table.opened} odds={NO_ODDS} close={() => {}} />)
      pages++
    }
    return pages
  }
  return walk({ rules: WAW, s, scales: SCALES, look }, how)
}
