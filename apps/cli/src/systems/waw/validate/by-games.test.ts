import { describe, expect, test } from 'vitest'
import type { Change } from './testing/two-valleys.ts'
import type { Trial } from './trial.ts'
import { balance } from './balance.ts'
import { ending } from './ending.ts'
import { inspected, said } from './testing/two-valleys.ts'
import { sentence } from '@sandtable/scenario'

const figures = (check: string, ...changes: Change[]): string | undefined =>
  inspected(changes).checks.find(({ name }) => name === check)?.figures

test('in a sound pack a dozen games find nothing wrong and nothing suspicious', () => {
  const { wrong, suspicious, games } = inspected()
  expect([wrong, suspicious, games]).toEqual([[], [], 12])
})

test('the same seed plays the same games', () => {
  const [one, two] = [inspected(), inspected()]
  expect({ ...two, seconds: 0 }).toEqual({ ...one, seconds: 0 })
  expect(inspected([], { seed: 'other' }).proofs).not.toEqual(one.proofs)
})

describe('reinforcements', () => {
  const entry = (at: string): Change => [
    'setup.yaml',
    'player: blue, at: [mill]',
    `player: blue, at: [${at}]`,
  ]
  const isle: Change[] = [
    [
      'map.yaml',
      'borders:',
      '  isle: { name: Isle, terrain: clear, fortress: { owner: red, fdv: 4 } }\nborders:\n  - [lake, isle]',
    ],
    ['setup.yaml', 'red: [wood]', 'red: [wood, isle]'],
  ]
  const path = 'setup.yaml:8:5: reinforcements[0]:'

  test('they can never enter an enemy fortress out of reach', () => {
    expect(said('reinforcements', [...isle, entry('isle')])).toEqual([
      `wrong ${path} can never arrive: isle holds an enemy fortress, and nobody can get there to take it (W-7.1.1-reinforce)`,
    ])
    expect(said('reinforcements', [...isle, entry('isle, mill')])).toEqual([])
  })

  test('it is suspicious if they come in no game because the enemy stands there', () => {
    const walled: Change[] = [
      ['map.yaml', 'terrain: forest,', 'terrain: forest, fortress: { owner: red, fdv: 0 },'],
      ['setup.yaml', 'control:', 'inside: [r-1, r-2]\ncontrol:'],
    ]
    expect(said('reinforcements', [...walled, entry('wood')])).toEqual([
      expect.stringMatching(
        /^suspicious setup.yaml:9:5: reinforcements\[0\]: b-3 never arrived in 12 games: in \d+ of them every region stayed closed/,
      ),
    ])
  })

  test('and if all games are over before their turn', () => {
    const soon: Change = ['pack.yaml', 'regions: [mill] } }', 'regions: [wood] } }']
    expect(said('reinforcements', [soon])).toEqual([
      `suspicious ${path} b-3 never arrived in 12 games: no game reached turn 2 (W-7.1.1-reinforce)`,
      'suspicious setup.yaml:9:5: reinforcements[1]: r-3 never arrived in 12 games: no game reached turn 2 (W-7.1.1-reinforce)',
    ])
  })

  test('in a sound pack all come', () => {
    expect(figures('reinforcements')).toBe('2 of 2 counters arrived')
  })
})

describe('cards', () => {
  const mudIf = (condition: string): Change => [
    'cards.yaml',
    'name: Mud,',
    `name: Mud, if: { ${condition} },`,
  ]

  /** What was missing, or came only after the first turn. */
  const orNeverAtOnce = (why: string): string =>
    `(${why}|everything it needs was there, but never at the same time)`

  test.for<[condition: string, why: string]>([
    ['points: 90', 'blue had at most \\d+ of 90 points'],
    ['dead: bell, not-after: 1', orNeverAtOnce('bell was always on the map')],
    ['lost: { regions: [mill] }, not-after: 1', orNeverAtOnce('no enemy of blue ever held mill')],
    [
      'controls: { regions: [ford, wood] }, not-after: 1',
      'blue held at most \\d of ford, wood, and it needs 2',
    ],
    ['not-before: 2, not-after: 2, points: 90', 'blue had at most \\d+ of 90 points'],
  ])('one that waits for %s is never playable, and the finding says why', ([condition, why]) => {
    expect(said('cards', [mudIf(condition)])).toEqual([
      expect.stringMatching(
        `^suspicious cards.yaml:3:\\d+: cards.mud.generic: couldn’t be played in any of 12 games: ${why} \\(W-8-unmet\\)$`,
      ),
    ])
  })

  test('one whose moment comes is played', () => {
    expect(said('cards', [mudIf('not-before: 2')])).toEqual([])
    expect(figures('cards')).toBe('4 uses of 4 cards: 4 played')
  })

  const trenches = (number: number): Change => [
    'cards.yaml',
    'player: blue, name: Trench,',
    `player: blue, copies: ${number}, name: Trench,`,
  ]

  test('one that is never drawn is tried in the hand of a copy', () => {
    const { checks, suspicious } = inspected([trenches(20)], { games: 1 })
    expect(checks.find(({ name }) => name === 'cards')?.figures).toMatch(/more could have been \(.*mud/)
    expect(suspicious.filter(({ path }) => path.includes('mud'))).toEqual([])
  })

  test('a deck that is never reached is reported once', () => {
    const second: Change = ['cards.yaml', 'player: blue, name: Mud,', 'player: blue, deck: 2, name: Mud,']
    expect(said('cards', [second, trenches(9)])).toEqual([
      'suspicious cards.yaml:3:21: cards.mud.deck: deck 2 of blue was never drawn from in 12 games: the decks before it never ran out (W-8-deck-order)',
    ])
    expect(said('cards', [second])).toEqual([])
  })

  test('for a battle use it reports what its effect waits for', () => {
    const trench: Change = [
      'cards.yaml',
      'effects: [{ modifier: 1 }]',
      'effects: [{ modifier: 1, if: { terrain: [clear], role: attacker, points: 90 } }]',
    ]
    expect(said('cards', [trench])).toEqual([
      expect.stringMatching(
        /cards.trench.battle: couldn’t be played in any of 12 games: .*blue had at most \d+ of 90 points/,
      ),
    ])
  })

  test('without a battle, no moment comes for a battle card', () => {
    const peace: Change = ['pack.yaml', 'victory:', 'peace: [[blue, red]]\nvictory:']
    expect(said('cards', [peace])).toEqual([
      expect.stringMatching(
        /cards.trench.battle: couldn’t be played in any of 12 games: the moment for it never came/,
      ),
      expect.stringMatching(
        /cards.charge.battle: couldn’t be played in any of 12 games: the moment for it never came/,
      ),
    ])
  })

  test('one that can never be played is left to the conditions', () => {
    expect(said('cards', [mudIf('controls: { regions: [lake] }')])).toEqual([])
  })
})

describe('victory', () => {
  const red = (condition: string, at = ''): Change => [
    'pack.yaml',
    'if: { controls: { regions: [mill] } } }',
    `if: { ${condition} }${at} }`,
  ]

  test('a condition that no game meets is suspicious, and the finding says what was missing', () => {
    expect(said('victory', [red('points: 90, controls: { regions: [mill, ford, wood] }')])).toEqual([
      expect.stringMatching(
        /^suspicious pack.yaml:13:7: victory.conditions\[0\]: decided none of 12 games: red had at most \d+ of 90 points/,
      ),
    ])
  })

  test('one that holds only for a while says so', () => {
    expect(said('victory', [red('not-after: 2', ', at: end')])).toEqual([
      'suspicious pack.yaml:13:7: victory.conditions[0]: decided none of 12 games: it was met for a while, but never at the end of the last turn (W-7.2-verification)',
    ])
  })

  test('one that holds from the first is suspicious too', () => {
    expect(said('victory', [red('controls: { regions: [wood] }')])[0]).toBe(
      'suspicious pack.yaml:13:38: victory.conditions[0].if: already met before anyone has moved (W-7.2-verification)',
    )
    expect(said('victory', [red('controls: { regions: [wood] }', ', at: end')])).toEqual([])
  })

  test('one that is met is shown by a game that can be played again', () => {
    const { proofs } = inspected()
    expect(proofs.map(({ of }) => of)).toEqual(['The mill', 'The wood'])
    for (const { trial } of proofs) {
      expect(trial.seed).toBe(`test/${trial.game}`)
      expect(trial.answers.length).toBeGreaterThan(0)
    }
  })
})

/** A played game, as far as it matters here. */
const trial = (game: number, more: Partial<Trial> = {}): Trial => ({
  game,
  seed: `s/${game}`,
  bots: ['captain', 'captain'],
  ending: 'over',
  fault: null,
  turn: 3,
  answers: [],
  winner: -1,
  ...more,
})

describe('the end', () => {
  const found = (...trials: Trial[]): string[] =>
    ending()
      .result(trials)
      .found.map(({ level, message }) => `${level}: ${sentence(message)}`)

  test('finished games give no findings', () => {
    expect(found(trial(1), trial(2))).toEqual([])
  })

  test('a game that breaks off is wrong, and the first stands for all', () => {
    const fault = "player 1 must answer 'orders' and has no option"
    const broken = { ending: 'broken', fault, turn: 2 } as const
    expect(found(trial(1), trial(2, broken), trial(3, broken))).toEqual([
      `wrong: game 2 (captain, captain; seed s/2) crashed in turn 2: ${fault}; so did 1 more`,
    ])
  })

  test('a game without end is wrong', () => {
    const answers = [{ player: 0, answer: 'pass' }]
    expect(found(trial(1, { ending: 'endless', answers }))).toEqual([
      'wrong: game 1 (captain, captain; seed s/1) wasn’t over after 1 answers, in turn 3',
    ])
  })

  test('when the time is up, it matters only if not one game is over', () => {
    expect(found(trial(1), trial(2, { ending: 'late' }))).toEqual([])
    expect(found(trial(1, { ending: 'late' }))).toEqual([
      'suspicious: no game finished in the time available: game 1 (captain, captain; seed s/1) was in turn 3',
    ])
  })

  test('the clock stops games', () => {
    const { games, seconds } = inspected([], { games: 100_000, seconds: 0.2 })
    expect(games).toBeLessThan(100_000)
    expect(seconds).toBeLessThan(20)
  })
})

describe('balance', () => {
  const players = ['north', 'south'].map(side => ({ side, name: `King of the ${side}` }))
  const told = (red: number, of: number, draws = 0): string[] => {
    const trials = Array.from({ length: of }, (_, i) =>
      trial(i, { winner: i < red ? 1 : i < red + draws ? -1 : 0 }),
    )
    const { found } = balance({ pack: { players } } as never).result(trials)
    return found.map(({ level, message }) => `${level}: ${sentence(message)}`)
  }

  test('within 35 and 65 in a hundred it is even', () => {
    expect([told(7, 20), told(10, 20), told(13, 20)]).toEqual([[], [], []])
  })

  test('beyond it, allowing for chance, a side that wins too much is suspicious', () => {
    expect(told(14, 20)).toEqual([])
    expect(told(18, 20)).toEqual([
      'suspicious: King of the south won 90% of 20 games between captains (95% interval 70% to 97%); 35% to 65% would be even',
    ])
  })

  test('a draw is half a victory', () => {
    expect(told(0, 20, 16)).toEqual([])
  })

  test('fewer than ten games show nothing', () => {
    expect(told(9, 9)).toEqual([])
  })

  test('a side that is much too strong is found in play', () => {
    const strong: Change[] = [
      ['counters.yaml', '1st Red, nation: south, cf: 4, mf: 2', '1st Red, nation: south, cf: 9, mf: 9'],
      ['pack.yaml', 'name: Red, points: 3', 'name: Red, points: 30'],
    ]
    expect(said('balance', strong, { games: 60 })).toHaveLength(1)
  })
})
