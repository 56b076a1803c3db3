import type { RosterReading } from '../roster.ts'
import { parseRoster } from '../roster.ts'
import { formatProblem } from '../../../problem.ts'
import { commonSheets } from './tiny-field.ts'

const ROSTER = `ruleset: manpower
title: The Mill on the Table
era: napoleonic
sheets:
  units:
    jaeger: { name: Jaeger, era: napoleonic, symbol: musket, cost: 1, speed: 100, attack: { volley: 1, type: gunshot, range: 150 } }
sides:
  blue:
    name: Blue
    status: defending
    leader: marshal
    groups:
      first: { name: First Blue, stacks: { line: { units: 100, injured: 12, dead: 8 }, bearer: 1 } }
      guns: { name: Blue Guns, order: open, stacks: { gun: { units: 3, dead: 1, damage: [4] } } }
  red:
    name: Red
    groups:
      first: { name: First Red, stacks: { line: { units: 120, equipment: [grenades] }, jaeger: 20 } }
`

export const tinyRoster = (): RosterReading => parseRoster(ROSTER, commonSheets())

/** The problems of the tiny roster with one place changed, which must be there. */
export function saidOfRoster(sound: string, spoilt: string): string[] {
  if (!ROSTER.includes(sound)) throw new Error(`the roster does not say ${sound}`)
  const reading = parseRoster(
    ROSTER.replace(sound, () => spoilt),
    commonSheets(),
  )
  return reading.ok ? [] : reading.problems.map(problem => formatProblem('roster.yaml', problem))
}
