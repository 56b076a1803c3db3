import type { LogLine } from './log-line.ts'
import type { Naming } from './names.ts'
import { ATTACKER, nth } from '../position.ts'
import { BLANK } from './log-line.ts'
import { claimants, mayAttack } from '../battle/commanders.ts'
import { unitName } from './names.ts'

/** What would have prevented this attack in a game (W-5.3-land-attack, W-13.4-attack). */
export function remarks({ s, voice }: Naming): LogLine[] {
  const force = nth(s.setup.battle.forces, ATTACKER)
  const blank = { ...BLANK, of: 'remark', section: 'commanders', side: ATTACKER } as const
  const remarks: LogLine[] = []
  if (!mayAttack(s, force, claimants(s, s.setup, ATTACKER, 'land').length))
    remarks.push({ ...blank, outcome: voice('remark:no-leader'), rules: [s.rules.attackRule] })
  const units = force.filter(u => s.setup.unsupplied[u] === 1).map(u => unitName(s, u))
  if (units.length > 0)
    remarks.push({ ...blank, outcome: voice('remark:unsupplied', { units }), rules: ['W-13.4-attack'] })
  return remarks
}
