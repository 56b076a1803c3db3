import type { Draft, Of, Telling } from './log-line.ts'
import type { River } from '../charts/terrain.ts'
import type { Side } from '../position.ts'
import { at, ATTACKER, SIDES, nth } from '../position.ts'
import { count, counterName, regionName, rowOf, unitRow } from './names.ts'
import { counterOf } from '../scenario.ts'
import { RIVER, TERRAIN } from '../charts/terrain.ts'

/** W-12-trigger The place of a battle, its armies, and its ground. */
export function tellArmies(t: Telling, { battle }: Of<'battle-joined'>): Draft[] {
  const { region } = battle
  const outcome = t.voice('section:battle', { region: regionName(t.s, region) })
  return [
    { section: 'battle', as: 'heading', region, outcome, rules: ['W-12-trigger'] },
    ...SIDES.map(side => army(t, side)),
    ground(t),
    ...crossings(t),
    ...SIDES.filter(side => battle.cornered[side] === 1).map((side): Draft => ({
      section: 'armies',
      side,
      outcome: t.voice('army:cornered'),
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
    who: names.length === 0 ? t.voice('army:leaderless') : rowOf(t, names),
    outcome: unitRow(t, nth(forces, side)),
    note: unitRow(t, nth(support, side)),
    rules: ['G-76'],
  }
}

function ground({ p, voice }: Telling): Draft {
  const { terrain, region } = p.battle
  const outcome = voice('army:ground', { terrain: voice(`terrain:${terrain}`) })
  return { section: 'armies', region, outcome, rules: [TERRAIN[terrain].rule] }
}

/** W-3.1-river, W-10.4-bonus How many attack across water. */
function crossings(t: Telling): Draft[] {
  const { river, bridged, landed } = t.p.battle
  const over = (kind: River): number =>
    river.filter((crossed, i) => crossed === kind && at(bridged, i) === 0).length
  const ways = [
    ...(['minor-river', 'major-river'] as const).map(kind => ({
      phrase: `army:${kind}` as const,
      number: over(kind),
      rule: RIVER[kind].rule,
    })),
    {
      phrase: 'army:landed' as const,
      number: landed.filter(n => n === 1).length,
      rule: t.s.rules.landingRule,
    },
  ]
  return ways
    .filter(({ number }) => number > 0)
    .map(({ phrase, number, rule }) => ({
      section: 'armies',
      side: ATTACKER,
      outcome: t.voice(phrase, { units: count(t, 'unit', number) }),
      rules: [rule],
    }))
}
