import type { PhaseName, Scenario, Section, Tale } from '@sandtable/waw'
import type { SeenWar } from '../../game/live-war.ts'
import { phaseOf } from '@sandtable/waw'

/** A phase of a player turn with its printed numeral. */
export interface PhaseMark {
  readonly numeral: 'I' | 'II' | 'III' | 'IV' | 'V'
  readonly name: 'cards' | 'production' | 'supply' | 'action' | 'placement'
  readonly is: 'done' | 'now' | 'ahead'
  /** Parts of the action phase. */
  readonly steps: readonly { readonly name: Step; readonly is: 'done' | 'now' | 'ahead' }[]
}

type Step = 'movement' | 'combat' | 'siege'
const STEPS: readonly Step[] = ['movement', 'combat', 'siege']

const NUMERALS = { cards: 'I', production: 'II', supply: 'III', action: 'IV', placement: 'V' } as const
type Name = keyof typeof NUMERALS

const isStep = (phase: PhaseName): phase is Step => (STEPS as readonly PhaseName[]).includes(phase)

/** A scenario's phases, with the current one; null: between two player turns. */
export function phaseTrack(s: Scenario, phase: PhaseName | null): PhaseMark[] {
  const unused = (['production', 'supply', 'placement'] as const).filter(name => !s.uses[name])
  const names = (Object.keys(NUMERALS) as Name[]).filter(name => !(unused as readonly Name[]).includes(name))
  const now = phase === null ? -1 : names.indexOf(isStep(phase) ? 'action' : phase)
  return names.map((name, i) => {
    const is = i === now ? 'now' : i < now ? 'done' : 'ahead'
    return { numeral: NUMERALS[name], name, is, steps: name === 'action' ? stepsOf(phase) : [] }
  })
}

function stepsOf(phase: PhaseName | null): PhaseMark['steps'] {
  const now = phase !== null && isStep(phase) ? STEPS.indexOf(phase) : -1
  return STEPS.map((name, i) => ({ name, is: i === now ? 'now' : i < now ? 'done' : 'ahead' }))
}

/** Sections of the story that belong to one phase. */
const SECTIONS: Partial<Readonly<Record<Section, PhaseName>>> = {
  player: 'cards',
  income: 'production',
  upkeep: 'production',
  purchases: 'production',
  supply: 'supply',
  movement: 'movement',
  battle: 'combat',
  armies: 'combat',
  commanders: 'combat',
  morale: 'combat',
  round: 'combat',
  modifiers: 'combat',
  fire: 'combat',
  losses: 'combat',
  check: 'combat',
  rout: 'combat',
  pursuit: 'combat',
  retreat: 'combat',
  siege: 'siege',
  replacements: 'placement',
}

/** The phase of another player, by the last event about it. */
export function phaseTold(tale: readonly Tale[]): PhaseName | null {
  for (const { told } of tale.toReversed())
    for (const { line } of told.toReversed()) {
      if (line.section === 'turn' || line.section === 'victory') return null
      const phase = SECTIONS[line.section]
      if (phase !== undefined) return phase
    }
  return null
}

/** The current phase, by the agenda if the viewer must decide, otherwise by the story. */
export function phaseNow({
  game,
  decision,
  tale,
}: Pick<SeenWar, 'game' | 'decision' | 'tale'>): PhaseName | null {
  return game !== null && decision !== null ? phaseOf(game.agenda) : phaseTold(tale)
}
