import type { Game, Viewer } from '@sandtable/kernel'
import type { Manpower } from '@sandtable/manpower'
import { over } from '@sandtable/kernel'
import { MANPOWER, watch } from '@sandtable/manpower'
import type { Few } from '../../../../testing/few.ts'
import type { Drawn, Walk } from '../../../../testing/walk.ts'
import { battleOf } from './battles.ts'
import { drawEach } from '../../../../testing/draw.ts'
import { fieldLooks } from './field-looks.ts'
import { fieldOnPaper } from './field-on-paper.tsx'
import { seenIn } from '../../../../game/testing/seen-in.ts'
import { walk } from '../../../../testing/walk.ts'
import { catchUp } from '../../words/story.ts'

/** Pixels for a metre at which a formation is a block, ranks, or men. */
const SCALES = [0.3, 0.9, 2.4]

const WON = { winners: [0], how: 'played' } as const

/** Plays a battle at random and draws what its table shows on the way. */
export function drawBattle(name: string, how: Walk): Promise<Drawn<Manpower>> {
  const battle = battleOf(name)
  const lay = fieldOnPaper(battle)
  const told = watch(battle.s)
  const look = (g: Game<Manpower>, viewer: Viewer, few: Few): Promise<number> => {
    catchUp(told, battle.s, g.log ?? [])
    const table = lay(seenIn(g, viewer, { tale: [...told.tale], outcome: over(g) ? WON : null }))
    return drawEach(table.page, fieldLooks(table, few))
  }
  return walk({ rules: MANPOWER, s: battle.s, scales: SCALES, look }, how)
}
