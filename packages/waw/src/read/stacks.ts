import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { isLeader } from '../scenario.ts'
import { at } from '../position.ts'

/** A player's counters in one region in one state: in the open, in the fortress, or hidden. */
export interface Stack {
  readonly player: number
  readonly where: 'open' | 'inside' | 'hidden'
  readonly counters: readonly number[]
  /** Other players' hidden units and leaders are only counted. */
  readonly unseen: { readonly units: number; readonly leaders: number }
}

/** All that a viewer sees in a region, player by player. */
export function stacksIn(s: Scenario, p: Position, region: number): Stack[] {
  const here = [...s.owner.keys()].filter(c => p.where[c] === region)
  return [...s.players.keys()].flatMap(player => {
    const own = here.filter(c => s.owner[c] === player)
    const place = player * s.map.regions.length + region
    const hidden = own.filter(c => p.hidden[c] === 1)
    const leaders = hidden.filter(c => isLeader(s, c)).length
    const unseen = {
      units: at(p.lurking, place) - (hidden.length - leaders),
      leaders: at(p.lurkingLeaders, place) - leaders,
    }
    const none = { units: 0, leaders: 0 }
    const open = own.filter(c => p.hidden[c] === 0 && p.inside[c] === 0)
    const inside = own.filter(c => p.hidden[c] === 0 && p.inside[c] === 1)
    const stacks: Stack[] = [
      { player, where: 'open', counters: open, unseen: none },
      { player, where: 'inside', counters: inside, unseen: none },
      { player, where: 'hidden', counters: hidden, unseen },
    ]
    return stacks.filter(({ counters, unseen: { units } }) => counters.length + units > 0)
  })
}
