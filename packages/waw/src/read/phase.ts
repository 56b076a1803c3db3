import type { Frame } from '@sandtable/kernel'
import type { Phase } from '../cards/card.ts'
import { TURN } from '../turn/sequence.ts'

/** W-7-order A part of a player turn, as a table shows it. */
export type PhaseName = Exclude<Phase, 'enemy-turn'>

/** The first line of each phase in the printed sequence. */
const PHASES: Readonly<Record<string, PhaseName>> = {
  begin: 'cards',
  'production?': 'production',
  'supply?': 'supply',
  'air?': 'movement',
  'combat-rules': 'combat',
  'siege-rules': 'siege',
  'placement-rules': 'placement',
}

const LINES = Object.keys(TURN)

/** A game's phase, by the public agenda; null between player turns. */
export function phaseOf(agenda: readonly Frame[]): PhaseName | null {
  const turn = agenda.find(({ seq }) => seq === 'turn')
  if (turn === undefined) return null
  const begun = LINES.slice(0, LINES.indexOf(turn.at) + 1)
  return PHASES[begun.findLast(line => Object.hasOwn(PHASES, line)) ?? ''] ?? null
}
