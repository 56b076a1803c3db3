import type { Shot } from '@sandtable/odds'
import type { Unit } from '../counters.ts'
import type { Scenario } from '../scenario.ts'
import { dealt, mayReroll, score } from '../battle/score.ts'
import { DIE } from '../charts/battle.ts'
import { nth } from '../position.ts'

/** The chances of a unit's roll, with its CF and its modifier. */
export type Shooting = (u: number, cf: number, change: number, inPursuit: boolean) => Shot

/**
 * W-12.1-fire, W-12.1.1-elite The possible scores of a unit's roll, an Elite's second roll included, as counted over the
 * faces.
 */
export function shooting(s: Scenario): Shooting {
  const known = new Map<number, Shot>()
  return (u, cf, change, inPursuit) => {
    const unit = nth(s.units, u)
    const kind = (unit.is.skirmisher ? 1 : 0) + (unit.is.elite ? 2 : 0) + (inPursuit ? 4 : 0)
    const key = ((cf + 512) * 1024 + change + 512) * 8 + kind
    let shot = known.get(key)
    if (shot === undefined) known.set(key, (shot = overFaces(s, unit, cf, change, inPursuit)))
    return shot
  }
}

function overFaces(s: Scenario, unit: Unit, cf: number, change: number, inPursuit: boolean): Shot {
  const count = { hit: 0, panic: 0, miss: 0 }
  for (let die = 0; die < DIE; die++)
    count[dealt(score(s.rules, die, cf, change), unit.is.skirmisher === true, inPursuit)]++
  const again = mayReroll(unit, 'miss') ? count.miss : 0
  const ways = DIE * DIE
  return { hit: (count.hit * (DIE + again)) / ways, panic: (count.panic * (DIE + again)) / ways }
}
