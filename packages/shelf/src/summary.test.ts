import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Given, Kind, Reckoning, Ruleset, Summary } from '@sandtable/kernel'
import { begin, copy, playThrough, seeded, summarise, swing } from '@sandtable/kernel'
import { RECKONING as FIELD } from '@sandtable/manpower'
import { RECKONING as WAR } from '@sandtable/waw'
import { PACKS } from './folders.ts'
import { readFolder } from './packs.ts'

interface Golden {
  readonly seed: string
  readonly answers: readonly Given[]
}

/** A golden game, in figures. */
function counted(scenario: string, reckoning: Reckoning<Kind>) {
  const opening = readFolder(join(PACKS, scenario))
  if (!opening.ok) throw new Error(scenario)
  const { s, system } = opening.opened
  const rules: Ruleset<Kind> = system.rules
  const file = join(import.meta.dirname, `golden/${scenario}-v${rules.version}.game.json`)
  const { seed, answers } = JSON.parse(readFileSync(file, 'utf8')) as Golden
  const g = begin(rules, s, { dice: seeded(seed) })
  const playing = playThrough(g, { answers, entries: [] })
  while (playing.next().done !== true);
  const log = g.log ?? []
  const summary = summarise(rules, s, copy(rules.start(s).position), log, reckoning)
  return { summary, standing: reckoning.standing(s, g.p), events: log.length }
}

const sum = (row: readonly number[]): number => row.reduce((total, one) => total + one, 0)
const lostIn = ({ changes }: Summary): number => sum(changes.map(({ lost }) => sum(lost)))

test.for([
  ['hastings-1066', WAR],
  ['missouri-1861', WAR],
  ['orlen-ridge', FIELD],
  ['hill-41', FIELD],
] as const)('the summary of %s adds up', ([scenario, reckoning]) => {
  const { summary, standing, events } = counted(scenario, reckoning as unknown as Reckoning<Kind>)
  expect(summary.turns.at(-1)?.standings).toEqual(standing)
  expect(summary.turns.map(({ turn }) => turn)).toEqual(summary.turns.map((_, turn) => turn))
  expect(sum(summary.lost)).toBeGreaterThan(0)
  expect(lostIn(summary)).toBe(sum(summary.lost))
  for (const { rolled, tenths } of summary.luck) {
    expect(tenths).toBeGreaterThan(0)
    // Dice of a whole game lie within half and twice what they bring on an average.
    expect(rolled / (tenths / 10)).toBeGreaterThan(0.5)
    expect(rolled / (tenths / 10)).toBeLessThan(2)
  }
  const whole = { from: 0, to: events }
  const [one = 0, other = 0] = [0, 1].map(player => swing(summary, whole, player, reckoning.point))
  expect(one).toBe(-other)
})
