import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isSpace } from '@sandtable/kernel'
import { readBattleFile } from '@sandtable/scenario'
import { battleScenario } from '@sandtable/waw'
import { battleFrom, hashOf } from './link.ts'
import { incomplete, newUnit, NO_BATTLE, withOwnNames } from './draft.ts'
import { played } from './played.ts'
import { sayOption } from '../../words/story.ts'

const reading = readBattleFile(
  join(import.meta.dirname, '../../../../../../../packs/examples/missouri-1861.battle.yaml'),
)
if (!reading.ok) throw new Error('the worked example cannot be read')
const { file } = reading
const s = battleScenario(file)

/** Plays the worked example die by die and choice by choice, as beside the table. */
function besideTheTable(): { waits: string[]; over: boolean } {
  const [dice, choices] = [[...(file.script.dice ?? [])], [...file.script.choices]]
  const given = { rolls: [] as number[], answers: [] as never[] }
  const waits: string[] = []
  for (let n = 0; n < 60; n++) {
    const { next } = played(s, given)
    if (next === 'over') return { waits, over: true }
    waits.push(next === 'die' ? 'die' : next.kind)
    if (next === 'die') given.rolls.push(dice.shift() as number)
    else {
      const options = isSpace(next.options) ? [] : next.options
      const wanted = choices.shift()
      const answer = options.find(option => sayOption(s, s.setup, next.kind, option) === wanted)
      given.answers.push((answer ?? options[0]) as never)
    }
  }
  return { waits, over: false }
}

test('[W-12.1-fire] the worked example is played to its end with typed dice, one after the other', () => {
  const { waits, over } = besideTheTable()
  expect(over).toBe(true)
  expect(waits.filter(wait => wait === 'die')).toHaveLength(file.script.dice?.length ?? 0)
  expect(waits.filter(wait => wait !== 'die')).toHaveLength(file.script.choices.length)
})

test('nothing that depends on a die is shown before the die', () => {
  const { lines, next } = played(s, { rolls: [], answers: [] })
  expect(next).toBe('die')
  expect(lines.some(({ of }) => of === 'modifiers-set')).toBe(true)
  expect(lines.some(({ of }) => of === 'fired')).toBe(false)
})

test('a battle survives being shared as a link, whatever its names', () => {
  const battle = { ...NO_BATTLE, attacker: { ...NO_BATTLE.attacker, name: 'Żółte „szable” ⚔' } }
  expect(battleFrom(hashOf(battle))).toEqual(battle)
  expect(battleFrom('#')).toBe(null)
  expect(battleFrom(hashOf(battle).slice(0, -9))).toBe(null)
  expect(battleFrom(`#${btoa('{"edition":"C"}')}`)).toBe(null)
})

test('units of one name can be told apart, and a side needs a combat unit', () => {
  const attacker = { ...NO_BATTLE.attacker, units: [newUnit('Infantry')] }
  const twins = { ...NO_BATTLE.defender, units: [newUnit('Infantry'), newUnit('Infantry')] }
  const named = withOwnNames({ ...NO_BATTLE, attacker, defender: twins })
  expect(named.defender.units.map(({ name }) => name)).toEqual(['Infantry 2', 'Infantry 3'])
  expect(incomplete({ ...NO_BATTLE, attacker })).toBe('defender')
  expect(incomplete({ ...NO_BATTLE, attacker, defender: twins })).toBe(null)
})
