import type { LogLine, Scenario, Section, Tale, NamedLine } from '@sandtable/waw'
import type { Screen } from '../../../screen.ts'
import { joinedOdds } from './odds-text.ts'
import { paintOf } from '../../../play/paints.ts'
import { tables, TONES } from '../battle/story.ts'
import { TIED, ruler, widest, withRules, wrapped } from '../../../screen.ts'
import { joinedMarches, sayLine } from '../words/story.ts'

/** Events in words; a player's own battle starts with its odds. */
export function taleText(
  screen: Screen,
  s: Scenario,
  tale: readonly Tale[],
  player: number | null,
): string[] {
  const text: string[] = []
  let told: NamedLine[] = []
  const joined = player === null ? tale : joinedMarches(s, tale, player)
  for (const { e, told: lines, before } of joined) {
    if (e.is === 'round-began' && before !== null && player !== null && partOf(s, before, player)) {
      text.push(...toldText(screen, s, told), '', ...joinedOdds(screen, s, before))
      told = []
    }
    told.push(...lines)
  }
  return [...text, ...toldText(screen, s, told)]
}

/** Whether a player's side takes part in the battle. */
const partOf = (s: Scenario, { battle }: NonNullable<Tale['before']>, player: number): boolean =>
  battle.players.some(other => s.players[other]?.side === s.players[player]?.side)

/** Lines of battles as tables, all others as sentences. */
export function toldText(screen: Screen, s: Scenario, told: readonly NamedLine[]): string[] {
  const parties = widest(s.players.map(({ name }) => name))
  const text: string[] = []
  let after = false
  for (let from = 0, to = 0; from < told.length; from = to) {
    const { section } = (told[from] as NamedLine).line
    while (to < told.length && told[to]?.line.section === section) to++
    const run = told.slice(from, to)
    const table = run.some(({ line }) => line.side !== null || BATTLE.includes(line.section))
    if (table) text.push(...tables(screen, run, parties))
    else text.push(...(after ? [''] : []), ...run.flatMap(({ line }) => sentence(screen, s, line)))
    after = table
  }
  return text
}

/** Battle steps, including those with a line about no side. */
const BATTLE: readonly Section[] = ['battle', 'armies', 'round', 'modifiers', 'decision', 'rout', 'retreat']

function sentence(screen: Screen, s: Scenario, line: LogLine): string[] {
  const { paint, width } = screen
  if (line.as === 'heading') return ['', ruler(screen, line.outcome)]
  const reason = line.as !== 'row'
  const dot = line.player === null ? paint.dim('·') : paintOf(screen, line.player)('•')
  const words = sayLine(s, line).replace(/ MP\b/g, `${TIED}MP`)
  const lines = wrapped(words, width - (reason ? 8 : 4)).map((text, i) => {
    const mark = reason ? '     ' : i > 0 ? ' ' : dot
    return `  ${mark} ${TONES[line.tone](paint, text)}`
  })
  return withRules(screen, lines, line.tone === 'quiet' ? '' : line.rules.join(' '))
}
