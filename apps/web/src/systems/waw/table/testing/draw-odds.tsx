import type { Position } from '@sandtable/waw'
import { attackOdds, firstModifiers } from '@sandtable/waw'
import type { Few } from '../../../../testing/few.ts'
import type { PaperTable } from './table-on-paper.tsx'
import { draw } from '../../../../testing/draw.ts'
import { startWords } from '../../../../words/words.ts'
import { sayForeseen } from '../../words/story.ts'

await startWords(false)
const { OddsPicture } = await import('../../odds/odds-picture.tsx')
const { Reasons } = await import('../../odds/reasons.tsx')

/** Draws the odds of the stacks' possible attacks, as their boxes show them; returns the number of pages. */
export async function drawOdds({ desk, opened }: PaperTable, few: Few): Promise<number> {
  const { lay } = desk.state.getState()
  const { s, view, viewer } = lay.seen
  if (view === null || viewer === null) return 0
  let pages = 0
  for (const pile of few(lay.ready)) {
    const picked = lay.fresh(pile)
    const attacks = [...lay.reach(picked).routes].filter(([to]) => isEnemyIn(lay.piles, to, viewer))
    for (const [to, { steps }] of few(attacks)) {
      const found = attackOdds(s, view, viewer, picked, steps.at(-2) ?? pile.region, to)
      if (found === null || found.odds === null) continue
      const { battle } = found.position as Position
      await draw(
        <>
          <OddsPicture odds={found.odds} side={0} />
          <OddsPicture odds={found.odds} side={1} names={['first', 'second']} />
          <Reasons
            s={opened.s}
            lines={sayForeseen(s, firstModifiers(s, found.position))}
            players={battle.players}
            openRule={() => {}}
          />
        </>,
      )
      pages++
    }
  }
  return pages
}

const isEnemyIn = (
  piles: readonly { readonly region: number; readonly player: number }[],
  region: number,
  viewer: number,
): boolean => piles.some(pile => pile.region === region && pile.player !== viewer)
