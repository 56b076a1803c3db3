import type { Frame } from '@sandtable/kernel'
import type { Position, Scenario } from '@sandtable/waw'
import type { Screen } from '../screen.ts'
import { widthOf } from '../screen.ts'
import { counted } from './stack-text.ts'
import { paintOf } from './paints.ts'

/** The first line of each phase of a player turn, and what the phase is called. */
const PHASES: Readonly<Record<string, string>> = {
  begin: 'cards and reinforcements',
  'production?': 'production',
  'supply?': 'supply',
  'air?': 'movement',
  'combat-rules': 'battles',
  'siege-rules': 'sieges',
  'placement-rules': 'placement',
}

/** The phase that a game is in, by the agenda, which everybody knows. */
export function phaseOf(agenda: readonly Frame[], lines: readonly string[]): string {
  const turn = agenda.find(({ seq }) => seq === 'turn')
  if (turn === undefined) return ''
  const begun = lines.slice(0, lines.indexOf(turn.at) + 1)
  return PHASES[begun.findLast(line => PHASES[line] !== undefined) ?? ''] ?? ''
}

/** Which turn it is and whose, and what every player has. */
export function headerText(screen: Screen, s: Scenario, p: Position, phase: string): string[] {
  const { paint, width } = screen
  const turn =
    p.turn === 0 ? 'Before the first turn' : `Turn ${p.turn} of ${s.turns.length}, ${s.turns[p.turn - 1]}`
  const active = p.active < 0 || phase === '' ? '' : ` · ${s.players[p.active]?.name}: ${phase}`
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
    counted(p.points[player] as number, 'point'),
    ...(s.uses.production ? [`${p.money[player]} money`] : []),
    counted(p.hands[player]?.length ?? 0, 'card'),
    ...stocks,
    ...levels,
    ...(p.supremacy[player] === 0 ? [] : [`supremacy ${p.supremacy[player]}`]),
  ]
}
