import type { PhaseName, Position, Scenario } from '@sandtable/waw'
import type { Screen } from '../../../screen.ts'
import { at } from '@sandtable/kernel'
import { widthOf } from '../../../screen.ts'
import { counted } from './stack-text.ts'
import { paintOf } from '../../../play/paints.ts'

/** What the phases of a player turn are called. */
const PHASES: Readonly<Record<PhaseName, string>> = {
  cards: 'cards and reinforcements',
  production: 'production',
  supply: 'supply',
  movement: 'movement',
  battles: 'battles',
  sieges: 'sieges',
  placement: 'placement',
}

/** Which turn it is and whose, and what every player has. */
export function headerText(screen: Screen, s: Scenario, p: Position, phase: PhaseName | null): string[] {
  const { paint, width } = screen
  const turn =
    p.turn === 0 ? 'Before the first turn' : `Turn ${p.turn} of ${s.turns.length}, ${s.turns[p.turn - 1]}`
  const active = p.active < 0 || phase === null ? '' : ` · ${s.players[p.active]?.name}: ${PHASES[phase]}`
  const purses = s.players.map(
    ({ name }, player) => `${paintOf(screen, player)(name)} ${paint.dim(purse(s, p, player).join(', '))}`,
  )
  return [paint.bold(`${turn}${active}`), ...packed(purses, width - 2).map(line => `  ${line}`)]
}

/** As many texts to a line as fit. */
function packed(texts: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const text of texts) {
    const last = lines.at(-1)
    if (last === undefined || widthOf(last) + 3 + widthOf(text) > width) lines.push(text)
    else lines[lines.length - 1] = `${last} · ${text}`
  }
  return lines
}

function purse(s: Scenario, p: Position, player: number): string[] {
  const stocks = (p.stocks[player] ?? []).map((n, i) => `${s.resources[i]} ${n}`)
  const levels = (p.technology[player] ?? []).map((n, i) => `${s.technologies[i]} level ${n}`)
  return [
    counted(at(p.points, player), 'point'),
    ...(s.uses.production ? [`${p.money[player]} money`] : []),
    counted(p.hands[player]?.length ?? 0, 'card'),
    ...stocks,
    ...levels,
    ...(p.supremacy[player] === 0 ? [] : [`supremacy ${p.supremacy[player]}`]),
  ]
}
