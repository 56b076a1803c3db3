import type { Position, Scenario } from '@sandtable/waw'
import type { Finding, Outcome, Subject, Watch } from './check.ts'
import { at } from '@sandtable/kernel'
import { inSupply, suppliedRegions } from '@sandtable/waw'
import { suspicious } from './check.ts'
import { warPhrase } from '../words/words.ts'

/** W-13.2-line Everyone starts in supply, except units that the pack expects to be out of it. */
export function supply({ pack, s }: Subject): Watch {
  if (!s.uses.supply) return { result: (): Outcome => ({ figures: warPhrase('supply:unused'), found: [] }) }
  const expected = new Set(pack.expects.unsupplied)
  const units = s.units.flatMap((_, u) => (at(s.setup.where, u) >= 0 ? [u] : []))
  const out = new Set(s.players.flatMap((_, player) => unsupplied(s, units, player)))
  const found = [
    ...s.players.flatMap((_, player) => ofPlayer(s, player, units, out, expected)),
    ...pack.expects.unsupplied.flatMap((id, i) => {
      const u = s.units.findIndex(unit => unit.id === id)
      const message = warPhrase('supply:in', { unit: id })
      return units.includes(u) && !out.has(u)
        ? [suspicious(['pack', 'expects', 'unsupplied', i], message)]
        : []
    }),
  ]
  const figures = warPhrase('supply:supplied', {
    supplied: units.length - out.size,
    units: units.length,
  })
  return { result: (): Outcome => ({ figures, found }) }
}

/** A player's units that would be out of supply if it were checked before any move. */
function unsupplied(s: Scenario, units: readonly number[], player: number): number[] {
  const p = { ...s.setup, turn: 1, active: player } as Position
  const lines = suppliedRegions(s, p, player)
  return units.filter(u => s.owner[u] === player && !inSupply(s, p, lines, u))
}

function ofPlayer(
  s: Scenario,
  player: number,
  units: readonly number[],
  out: ReadonlySet<number>,
  expected: ReadonlySet<string>,
): Finding[] {
  const own = units.filter(u => s.owner[u] === player)
  const lacking = own.filter(u => out.has(u) && !expected.has(s.units[u]?.id as string))
  const name = s.players[player]?.id as string
  if (own.length > 1 && lacking.length === own.length) {
    const message = warPhrase('supply:none', { player: name, units: own.length })
    return [suspicious(['pack', 'players', player], message, 'W-13.1-sources')]
  }
  return s.map.regions.flatMap(({ id: region }, r) => {
    const here = lacking.filter(u => s.setup.where[u] === r).map(u => s.units[u]?.id ?? '')
    const message = warPhrase('supply:out', { player: name, units: here })
    return here.length > 0 ? [suspicious(['setup', 'at', region], message, 'W-13.2-line')] : []
  })
}
