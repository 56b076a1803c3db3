import type { PhaseName, Position, Scenario } from '@sandtable/waw'
import type { Screen } from '../../../screen.ts'
import { at } from '@sandtable/kernel'
import { widthOf } from '../../../screen.ts'
import { paintOf } from '../../../play/paints.ts'
import { sayPhase } from '../words/story.ts'
import { warPhrase } from '../words/words.ts'

/** The turn and its player, and every player's resources. */
export function headerText(screen: Screen, s: Scenario, p: Position, phase: PhaseName | null): string[] {
  const { paint, width } = screen
  const turn =
    p.turn === 0
      ? warPhrase('header:start')
      : warPhrase('header:turn', {
          turn: p.turn,
          turns: s.turns.length,
          date: s.turns[p.turn - 1] ?? '',
        })
  const title =
    p.active < 0 || phase === null
      ? turn
      : warPhrase('header:active', {
          turn,
          player: s.players[p.active]?.name ?? '',
          phase: sayPhase(phase),
        })
  const purses = s.players.map(
    ({ name }, player) => `${paintOf(screen, player)(name)} ${paint.dim(purse(s, p, player).join(', '))}`,
  )
  return [paint.bold(title), ...packed(purses, width - 2).map(line => `  ${line}`)]
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
  const stocks = (p.stocks[player] ?? []).map((number, i) =>
    warPhrase('purse:stock', { resource: s.resources[i] ?? '', number }),
  )
  const levels = (p.technology[player] ?? []).map((level, i) =>
    warPhrase('purse:technology', { technology: s.technologies[i] ?? '', level }),
  )
  return [
    warPhrase('purse:points', { count: at(p.points, player) }),
    ...(s.uses.production ? [warPhrase('purse:money', { sum: at(p.money, player) })] : []),
    warPhrase('purse:cards', { count: p.hands[player]?.length ?? 0 }),
    ...stocks,
    ...levels,
    ...(p.supremacy[player] === 0 ? [] : [warPhrase('purse:supremacy', { level: at(p.supremacy, player) })]),
  ]
}
