import type { Game, Viewer } from '@sandtable/kernel'
import type { Waw } from '@sandtable/waw'
import { watch, WAW } from '@sandtable/waw'
import { over } from '@sandtable/kernel'
import type { Drawn, Walk } from '../../../../testing/walk.ts'
import type { Few } from '../../../../testing/few.ts'
import { battleAfter } from '../../battle/battle-story.ts'
import { draw, drawEach } from '../../../../testing/draw.ts'
import { drawOdds } from './draw-odds.tsx'
import { NO_ODDS, tableOnPaper } from './table-on-paper.tsx'
import { seenIn } from '../../../../game/testing/seen-in.ts'
import { tableLooks } from './table-looks.ts'
import { walk } from '../../../../testing/walk.ts'
import { warOf } from './war-of.ts'
import { catchUp } from '../../words/story.ts'

const { BattleBoard } = await import('../../battle/battle-board.tsx')

const SCALES = [0.5, 1.2]
const WON = { winners: [0], how: 'played' } as const

/** Plays a war at random and draws what its table shows on the way, and the battles that were over since. */
export function drawWar(name: string, how: Walk): Promise<Drawn<Waw>> {
  const war = warOf(name)
  const { s, pack } = war
  const lay = tableOnPaper(war)
  const told = new Map<Viewer, ReturnType<typeof watch>>()
  const shown = new Map<Viewer, number>()
  const look = async (g: Game<Waw>, viewer: Viewer, few: Few): Promise<number> => {
    const watcher = told.get(viewer) ?? watch(s, viewer)
    told.set(viewer, watcher)
    catchUp(watcher, s, g.log ?? [])
    const tale = [...watcher.tale]
    const table = lay(seenIn(g, viewer, { tale, outcome: over(g) ? WON : null }))
    let pages = await drawEach(table.page, tableLooks(table, few))
    pages += await drawOdds(table, few)
    const story = battleAfter(s, tale, shown.get(viewer) ?? -1, 0)
    if (story?.over === true) {
      shown.set(viewer, story.id)
      const ends = {
        next: null,
        begun: few([...story.moments.keys()])[0] ?? 0,
        odds: NO_ODDS,
        awaited: [],
        asked: null,
        answer: () => {},
        close: () => {},
      }
      await draw(<BattleBoard {...{ s, pack, viewer, story, ...ends }} />)
      pages++
    }
    return pages
  }
  return walk({ rules: WAW, s, scales: SCALES, look }, how)
}
