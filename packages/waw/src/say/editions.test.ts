import { readFileSync } from 'node:fs'
import { begin, pending, playOut, readChapters, seeded } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { randomAnswer } from '@sandtable/testkit'
import { readPack } from '@sandtable/scenario'
import type { Scenario } from '../scenario.ts'
import { openStory } from './testing/tell.ts'
import { packOf } from '../testing/war.ts'
import { randomWar } from '../testing/random-war.ts'
import { warScenario } from '../setup/pack.ts'
import { WAW } from '../index.ts'

const ROOT = `${import.meta.dirname}/../../../..`
const WARS = 60

const RULES = readChapters(readFileSync(`${ROOT}/packages/waw/RULES.md`, 'utf8')).flatMap(
  ({ rules }) => rules,
)
const onlyIn = (edition: 'A' | 'B'): ReadonlySet<string> =>
  new Set(RULES.filter(({ editions }) => editions === edition).map(({ id }) => id))

/** All rules that a random game names: in its questions, its log and its events' reasons. */
function namedIn(s: Scenario, seed: string): Set<string> {
  const g = begin(WAW, s, { dice: seeded(seed) })
  const dice = seeded(`${seed} answers`)
  const named = new Set<string>()
  playOut(g, (game, _player, _kind, options) => {
    for (const { rule } of pending(game)) named.add(rule)
    return randomAnswer(options, dice)
  })
  for (const { rules } of openStory(s, g.log ?? [])) for (const rule of rules) named.add(rule)
  for (const [, rule = ''] of JSON.stringify(g.log).matchAll(/"rule":"([^"]+)"/g)) named.add(rule)
  return named
}

function scenarios(edition: 'A' | 'B'): Scenario[] {
  const packs = ['hastings-1066', 'missouri-1861', 'mongols-1241'].flatMap(name => {
    const reading = readPack(`${ROOT}/packs/${name}`)
    return reading.ok && reading.pack.edition === edition ? [warScenario(reading.pack)] : []
  })
  const wars = Array.from({ length: WARS }, (_, i) => randomWar(seeded(`${edition} ${i}`), 0))
  return [...packs, ...wars.map(war => warScenario(packOf({ ...war, edition })))]
}

test.for(['A', 'B'] as const)('edition %s never names a rule that only the other has', edition => {
  const foreign = onlyIn(edition === 'A' ? 'B' : 'A')
  expect(foreign.size).toBeGreaterThan(3)
  const named = scenarios(edition).flatMap((s, i) => [...namedIn(s, `editions ${edition} ${i}`)])
  expect(new Set(named).size).toBeGreaterThan(60)
  expect([...new Set(named)].filter(rule => foreign.has(rule))).toEqual([])
})
