import type { Order } from '../questions.ts'
import type { Outlook } from './outlook.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { hiddenEnemies } from '../map/presence.ts'
import { isLeader } from '../scenario.ts'
import { marchAt, marching } from '../movement/march.ts'
import { enemyHeld, ofEnemies } from '../map/presence.ts'

/** Other orders: searches where we are strong, guerrillas hidden where we are weak, and revealed where they count. */
export function restOrders(s: Scenario, p: Sight, look: Outlook, player: number): Order[] {
  const regions = marching(p) ? [marchAt(p)] : [...s.map.regions.keys()]
  const orders: Order[] = regions
    .filter(
      region =>
        p.searched[region] === 0 && at(look.own, region) > 4 && hiddenEnemies(s, p, player, region) > 0,
    )
    .map(region => ({ do: 'search', region }))
  if (marching(p)) return orders
  for (const region of regions) {
    const band = guerrillas(s, p, player, region)
    if (band.length === 0) continue
    const hidden = p.hidden[at(band, 0)] === 1
    const free = ofEnemies(s, p, look.lay.combat, player, region) === 0
    if (hidden && free && at(look.menace, region) === 0 && enemyHeld(s, p, player, region))
      orders.push({ do: 'uncover', stack: band })
    else if (!hidden && at(look.menace, region) > at(look.own, region))
      orders.push({ do: 'hide', stack: band })
  }
  return orders
}

/** Guerrillas of a player in a region: the hidden ones if there are any, otherwise those in the open. */
function guerrillas(s: Scenario, p: Sight, player: number, region: number): number[] {
  const band = [...s.owner.keys()].filter(
    c =>
      s.owner[c] === player &&
      p.where[c] === region &&
      p.inside[c] === 0 &&
      (p.hidden[c] === 1 || (!isLeader(s, c) && s.units[c]?.is.guerrilla === true)),
  )
  const hidden = band.filter(c => p.hidden[c] === 1)
  return hidden.length > 0 ? hidden : band
}
