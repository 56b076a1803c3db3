import { describe, expect, test } from 'vitest'
import type { Era } from '@sandtable/scenario'
import type { Grounds } from './trial-field.ts'
import { addTally, scoreOf } from '../../../simulate/game-tally.ts'
import { duelFigures, duelsText } from './duel-text.ts'
import { duelsOf, mirrorOf } from './trials.ts'
import { openTrial } from '@sandtable/shelf'
import { json, PATIENCE, run } from '../../../testing/bin.ts'
import { placeOf } from '../../../simulate/shares-text.ts'
import { emptyContestTally, playContest } from './contest.ts'
import { screenOf } from '../../../screen.ts'
import { survivingValue } from '@sandtable/manpower'
import { ERA_NAMES } from '../words/story.ts'

const ERAS = Object.keys(ERA_NAMES) as Era[]

function grounds(era: Era): Grounds {
  const opening = openTrial(era)
  if (!opening.ok) throw new Error(JSON.stringify(opening.problems))
  return opening
}

const LOTS = { games: 4, seed: 'trials' }

describe.for(ERAS)('the trials of %s', era => {
  const { trial, catalogue } = grounds(era)
  const duels = duelsOf({ trial, catalogue }, LOTS)

  test('have an army of 500 manpower, and rotate it for the other side', () => {
    const [s] = mirrorOf({ trial, catalogue }, 50_000, LOTS).contest.s
    if (s === undefined) throw new Error('there is no field')
    const [south = 0, north = 0] = [0, 1].map(side => survivingValue(s, s.setup, side) / 100)
    expect(south).toBe(north)
    expect(Math.abs(south - 500)).toBeLessThan(30)
    const half = s.setup.groups.length / 2
    for (const [i, { at, facing, stacks }] of s.setup.groups.slice(0, half).entries())
      expect(s.setup.groups[half + i]).toMatchObject({
        at: [s.map.width - at[0], s.map.height - at[1]],
        facing: [-facing[0], -facing[1]].map(n => n + 0),
        stacks,
      })
  })

  test('start mirrored armies beyond the reach of their direct fire', () => {
    const units = trial.mirror.lines.flat().flatMap(muster => Object.keys(muster))
    const reaches = units.flatMap(unit =>
      (catalogue.units[unit]?.attacks ?? []).map(({ inaccuracy, range, directRange }) =>
        inaccuracy === null ? range : (directRange ?? 0),
      ),
    )
    expect(trial.mirror.distance).toBeGreaterThan(Math.max(...reaches))
  })

  test('match every fighting unit against the same cost', () => {
    for (const { contest, unmeasured } of duels) {
      if (unmeasured !== null) continue
      const [s] = contest.s
      if (s === undefined) throw new Error('there is no field')
      const [own = 0, foes = 0] = [0, 1].map(side => survivingValue(s, s.setup, side))
      expect(Math.abs(own - foes)).toBeLessThanOrEqual(50)
    }
  })

  test('measure the infantry by itself, leave nothing out, and keep no price without a reason', () => {
    const infantry = duels.find(({ unit }) => unit === trial.infantry)
    expect(infantry).toMatchObject({ cost: 100, kept: null, unmeasured: null })
    expect(duels.flatMap(({ kept, unmeasured }) => [kept, unmeasured])).not.toContain('')
  })

  test('are fought to an end by flyers, tanks, engineers and casters, whose price is kept', () => {
    const kept = duels.filter(duel => duel.kept !== null)
    expect(kept).not.toEqual([])
    for (const { contest } of kept) expect(playContest(contest, 0).games).toBe(1)
  })
})

test("[MG-slots] a caster has its duel's spells on both sides, and no other unit has any", () => {
  const magus = duelsOf(grounds('napoleonic'), LOTS).find(({ unit }) => unit === 'court-magus')
  const known = magus?.contest.s
    .slice(0, 2)
    .map(s =>
      s.setup.groups.map(({ stacks }) =>
        stacks.map(({ unit, spells }) => [
          s.units[unit]?.name,
          ...spells.map(spell => s.spells[spell]?.name),
        ]),
      ),
    )
  const [infantry, caster] = [[['Line infantry']], [['Court magus', 'Lightning', 'Meteor']]]
  expect(known).toEqual([
    [infantry, caster, infantry],
    [infantry, infantry, caster],
  ])
})

test('units of one price do about as well as the infantry', () => {
  const shares = duelsOf(grounds('medieval'), LOTS)
    .filter(({ kept, unmeasured }) => kept === null && unmeasured === null)
    .map(({ contest }) => {
      const sum = emptyContestTally()
      for (let game = 0; game < contest.games; game++) addTally(sum, playContest(contest, game))
      return scoreOf(sum, 0)
    })
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  expect(mean).toBeGreaterThan(0.3)
  expect(mean).toBeLessThan(0.7)
})

test('[CLI] a verdict needs an interval that shows one', () => {
  const band = { least: 0.3, most: 0.7 }
  expect([0, 0.5, 1].map(share => placeOf(share, 2, band))).toEqual([null, null, null])
  expect([0.1, 0.35, 0.5, 0.72, 0.9].map(share => placeOf(share, 100, band))).toEqual([
    'below',
    'in',
    'in',
    null,
    'above',
  ])
})

describe('units out of line', () => {
  const trial = grounds('medieval')
  const won: Record<string, number> = { spearman: 20, knight: 29, sapper: 0, wizard: 40 }
  const fought = duelsOf(trial, LOTS)
    .filter(({ unit, unmeasured }) => unit in won || unmeasured !== null)
    .map(duel => {
      const wins = won[duel.unit] ?? 0
      const games = duel.unmeasured === null ? 40 : 0
      return { duel, tally: { ...emptyContestTally(), games, wins: [wins, games - wins] } }
    })
  const text = (of: typeof fought): string =>
    duelsText(screenOf({}), trial, of, { games: 40, seed: 'd' }, { seconds: 1, hands: 1 })

  test('[CLI] are listed at the end, with the reason why the price is kept', () => {
    expect(text(fought).split('Prices out of line\n')[1]?.split('\n')).toEqual([
      '  Knight          2.5    72.5%  open',
      '  Sapper          1.5     0.0%  overpriced   kept: Its cost pays for what it builds.',
      '  Wizard           20   100.0%  underpriced  kept: Only a meteor would win, and the enemy arrives before it falls.',
      '',
    ])
    expect(text(fought.slice(0, 1))).toMatch(/\nPrices out of line\n {2}none\n$/)
  })

  test('[CLI] print as JSON', () => {
    expect(duelFigures(trial, fought, 'd')).toMatchObject({
      units: [
        { unit: 'spearman', verdict: 'in line', share: 0.5, kept: null },
        { unit: 'knight', verdict: 'open', kept: null },
        { unit: 'siege-ram', verdict: 'not measured', why: 'It only fights buildings and walls.' },
        { unit: 'sapper', verdict: 'dear', share: 0, kept: 'Its cost pays for what it builds.' },
        { unit: 'wizard', verdict: 'cheap' },
        { unit: 'supply-wagon-medieval', verdict: 'not measured' },
      ],
      outOfLine: ['knight', 'sapper', 'wizard'],
    })
  })
})

test('[MG-init-tie] a battle of equal armies counts for the side that went first or the side that went second', () => {
  const { contest } = mirrorOf(grounds('ww1'), 6_000, { games: 2, seed: 'mirror' })
  const sum = emptyContestTally()
  for (let game = 0; game < contest.games; game++) addTally(sum, playContest(contest, game))
  expect(sum.games).toBe(2)
  for (const wins of [sum.wins, sum.contact]) expect(wins.reduce((all, n) => all + n, sum.draws)).toBe(2)
})

describe.concurrent('sandtable simulate of the units of an era', { timeout: PATIENCE }, () => {
  test('[CLI] prints every unit with its cost, its share and a verdict', async () => {
    const { code, out, err } = await run(['simulate', '--duels', 'medieval', '--games', '1', '--seed', 'd'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^Medieval: every unit against other troops of equal cost/m)
    expect(out).toMatch(
      /^ {2}Spearman +1 +\d+\.\d% +\d+\.\d% to \d+\.\d% +open +120 × Spearman v 120 × Spearman$/m,
    )
    expect(out).toMatch(/ {2}60 × Spearman · 3 × Wizard \(Firebolt, Lightning\) v 120 × Spearman$/m)
    expect(out).toMatch(/^ {2}Siege ram +8 +not measured: It only fights/m)
  })

  test('[CLI] counts mirrored armies by the order of play', async () => {
    const args = ['simulate', '--mirror', 'napoleonic', '--manpower', '60', '--games', '2', '--seed', 'm']
    expect((await json(...args, '--workers', '1'))['trials']).toMatchObject([
      { era: 'napoleonic', games: 2, seed: 'm' },
    ])
  })

  test('[CLI] refuses an unknown era, and two tasks at once', async () => {
    const strange = await run(['simulate', '--duels', 'bronze'])
    expect([strange.code, strange.err]).toEqual([
      1,
      expect.stringMatching(/can’t find an era called 'bronze': expected medieval, .* or all/),
    ])
    const none = await run(['simulate', '--duels', '--games', '2'])
    expect([none.code, none.err]).toEqual([1, expect.stringMatching(/which era\? medieval, .* or all\n/)])
    const both = await run(['simulate', 'hastings-1066', '--duels', 'medieval'])
    expect([both.code, both.err]).toEqual([2, expect.stringContaining("'--duels <era>'")])
  })
})
