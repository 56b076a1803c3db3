import type { BattleOdds, Position, Scenario } from '@sandtable/waw'
import type { Screen } from '../../../screen.ts'
import { attackEvaded, attackOdds, battleOdds, enemySides, forecast, layOf } from '@sandtable/waw'
import { change, decimals, percent } from '../../../figures.ts'
import { hanging, wrapped } from '../../../screen.ts'
import { warPhrase } from '../words/words.ts'

/** The odds of a battle in a line: the chance to win or rout, its costs and its gains. */
function oddsLine({ paint, width }: Screen, s: Scenario, b: Position['battle'], odds: BattleOdds): string[] {
  const [attacker = '', defender = ''] = b.players.map(player => s.players[player]?.name ?? '')
  const lost = (row: readonly number[]): string =>
    decimals(
      row.reduce((sum, chance, n) => sum + n * chance, 0),
      1,
    )
  const draw = odds.draw >= 0.0005 ? [warPhrase('odds:nobody', { chance: percent(odds.draw) })] : []
  const wins = [
    winsText(attacker, odds.attackerWins, odds.defenderRouted),
    winsText(defender, odds.defenderWins, odds.attackerRouted),
    ...draw,
  ]
  const costs = warPhrase('odds:costs', {
    own: lost(odds.lost.attacker),
    theirs: lost(odds.lost.defender),
    player: attacker,
    points: change(odds.meanVp, 2),
  })
  const region = s.map.regions[b.region]?.name ?? ''
  return [
    ...hanging(warPhrase('odds:at', { region, wins }), width).map(paint.bold),
    ...wrapped(costs, width - 4).map(line => paint.dim(`    ${line}`)),
  ]
}

const winsText = (player: string, chance: number, rout: number): string =>
  warPhrase('odds:wins', { player, chance: percent(chance), rout: percent(rout) })

const BEYOND = `  ${warPhrase('odds:beyond')}`

/** The battle about to be fought, as a view shows it; once dice have fallen it is too late for odds. */
export function joinedOdds(screen: Screen, s: Scenario, p: Position): string[] {
  if (p.battle.round > 1 || [...p.hits, ...p.panics].some(n => n > 0)) return [`  ${warPhrase('odds:late')}`]
  const odds = battleOdds(s, p)
  return odds === null ? [BEYOND] : oddsLine(screen, s, p.battle, odds)
}

/** Every battle that the active player would fight in a region as things stand. */
export function oddsIn(screen: Screen, s: Scenario, p: Position, region: number): string[] {
  const sides = enemySides(s, p, layOf(s, p), p.active, region)
  const lines = sides.flatMap(side => {
    const found = forecast(s, p, p.active, region, side)
    return found === null ? [] : oddsLine(screen, s, found.position.battle, found.odds)
  })
  return lines.length > 0
    ? lines
    : [`  ${warPhrase('odds:no-battle', { region: s.map.regions[region]?.name ?? '' })}`]
}

/** An attack that has not been made. */
export function oddsOf(
  screen: Screen,
  s: Scenario,
  p: Position,
  player: number,
  stack: readonly number[],
  from: number,
  to: number,
): string[] {
  if (enemySides(s, p, layOf(s, p), player, to).length === 0)
    return [`  ${warPhrase('odds:no-attack', { region: s.map.regions[to]?.name ?? '' })}`]
  const found = attackOdds(s, p, player, stack, from, to)
  if (found === null) return [BEYOND]
  const evading = attackEvaded(s, p, player, stack, from, to)
  return [
    ...oddsLine(screen, s, found.position.battle, found.odds),
    ...(evading === 0 ? [] : [screen.paint.dim(`    ${warPhrase('odds:evade', { evading })}`)]),
  ]
}
