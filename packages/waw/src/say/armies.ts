import { fill } from '@sandtable/kernel'
import type { Draft, Of, Telling } from './log-line.ts'
import type { River } from '../charts/terrain.ts'
import type { Side } from '../position.ts'
import { at, ATTACKER, SIDES, nth } from '../position.ts'
import { count, counterName, regionName, unitNames } from './names.ts'
import { counterOf } from '../scenario.ts'
import { RIVER, TERRAIN } from '../charts/terrain.ts'

/** W-12-trigger Where a battle is joined, who meets whom, and on what ground. */
export function tellArmies(t: Telling, { battle }: Of<'battle-joined'>): Draft[] {
  const { region } = battle
  const outcome = fill(t.words['section:battle'], { region: regionName(t.s, region) })
  return [
    { section: 'battle', as: 'heading', region, outcome, rules: ['W-12-trigger'] },
    ...SIDES.map(side => army(t, side)),
    ground(t),
    ...crossings(t),
    ...SIDES.filter(side => battle.cornered[side] === 1).map((side): Draft => ({
      section: 'armies',
      side,
      outcome: t.words['army:cornered'],
      rules: [t.s.rules.noRetreatRule],
    })),
  ]
}

/** G-76 A side's stack: its leaders, combat units and support units. */
function army(t: Telling, side: Side): Draft {
  const { forces, support, leaders } = t.p.battle
  const names = nth(leaders, side).map(slot => counterName(t, counterOf(t.s, slot)))
  return {
    section: 'armies',
    side,
    who: names.length === 0 ? t.words['army:leaderless'] : names.join(', '),
    outcome: unitNames(t.s, nth(forces, side)),
    note: unitNames(t.s, nth(support, side)),
    rules: ['G-76'],
  }
}

function ground({ p, words }: Telling): Draft {
  const { terrain, region } = p.battle
  const outcome = fill(words['army:ground'], { terrain: words[`terrain:${terrain}`] })
  return { section: 'armies', region, outcome, rules: [TERRAIN[terrain].rule] }
}

/** W-3.1-river, W-10.4-bonus How many attack across water. */
function crossings({ s, p, words }: Telling): Draft[] {
  const { river, bridged, landed } = p.battle
  const over = (kind: River): number =>
    river.filter((crossed, i) => crossed === kind && at(bridged, i) === 0).length
  const ways = [
    ...(['minor-river', 'major-river'] as const).map(kind => ({
      phrase: words[`army:${kind}`],
      number: over(kind),
      rule: RIVER[kind].rule,
    })),
    { phrase: words['army:landed'], number: landed.filter(n => n === 1).length, rule: s.rules.landingRule },
  ]
  return ways
    .filter(({ number }) => number > 0)
    .map(({ phrase, number, rule }) => ({
      section: 'armies',
      side: ATTACKER,
      outcome: fill(phrase, { units: count(words, 'unit', number) }),
      rules: [rule],
    }))
}
