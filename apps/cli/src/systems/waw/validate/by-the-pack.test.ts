import { describe, expect, test } from 'vitest'
import type { Change } from './testing/two-valleys.ts'
import { inspected, said, UNPLAYED } from './testing/two-valleys.ts'

/** The findings of a check without a game. */
const says = (check: string, ...changes: Change[]): string[] => said(check, changes, UNPLAYED)

test('a sound pack is checked for everything, and nothing is found', () => {
  const { checks, wrong, suspicious } = inspected([], UNPLAYED)
  expect(wrong).toEqual([])
  expect(suspicious).toEqual([])
  expect(checks.map(({ name }) => name).join(' ')).toBe(
    'files rules map regions supply attack conditions texts reinforcements cards victory end balance',
  )
})

describe('files and rules come first', () => {
  test('an unreadable pack is checked no further', () => {
    const { checks, wrong } = inspected([['map.yaml', 'terrain: sea', 'terrain: see']])
    expect(checks.map(({ name, level }) => [name, level])).toEqual([['files', 'wrong']])
    expect(wrong).toMatchObject([{ check: 'files', file: 'map.yaml', line: 5 }])
  })

  test('data that the rules forbid is wrong, and its place is given', () => {
    expect(says('rules', ['pack.yaml', 'uses:', 'options: { hidden_cap: few }\nuses:'])).toEqual([
      'wrong pack.yaml:7:12: options.hidden_cap: expected a whole number from 0 to 1000, found "few"',
    ])
  })
})

describe('regions', () => {
  const isle: Change = [
    'map.yaml',
    'borders:',
    '  isle: { name: Isle, terrain: swamp }\nborders:\n  - [lake, isle]',
  ]
  const expects = (region: string): Change => [
    'pack.yaml',
    'victory:',
    `expects: { unreachable: [${region}] }\nvictory:`,
  ]

  test('a region across the sea is out of everyone’s reach', () => {
    expect(says('regions', isle)).toEqual([
      'suspicious map.yaml:6:3: regions.isle: no land unit can get here from where it starts or enters. If that’s intended, list the region in expects.unreachable of pack.yaml',
    ])
  })

  test('so is one behind a closed border', () => {
    const shut: Change = ['map.yaml', '[lake, isle]', '{ between: [ford, isle], closed: impassable }']
    expect(says('regions', isle, shut)).toHaveLength(1)
    expect(says('regions', isle, ['map.yaml', '[lake, isle]', '[ford, isle]'])).toEqual([])
  })

  test('not if expected, or closed to everyone, or if units enter there', () => {
    expect(says('regions', isle, expects('isle'))).toEqual([])
    expect(says('regions', isle, ['map.yaml', 'terrain: swamp', 'terrain: swamp, closed: neutral'])).toEqual(
      [],
    )
    expect(says('regions', isle, ['setup.yaml', 'at: [mill]', 'at: [mill, isle]'])).toEqual([])
  })

  test('fixed units get nowhere', () => {
    const fixed: Change[] = ['b-1', 'b-2', 'b-3', 'r-1', 'r-2', 'r-3'].map(id => [
      'counters.yaml',
      `${id}: {`,
      `${id}: { flags: [fixed],`,
    ])
    expect(says('regions', ...fixed)).toHaveLength(1)
  })

  test('an outdated expectation is reported', () => {
    expect(says('regions', expects('ford'))).toEqual([
      'suspicious pack.yaml:11:26: expects.unreachable[0]: ford can be reached, although expects.unreachable lists it',
    ])
  })
})

describe('supply', () => {
  const behind: Change[] = [
    ['map.yaml', 'borders:', '  hills: { name: Hills, terrain: hills }\nborders:\n  - [wood, hills]'],
    ['setup.yaml', 'at:', 'at:\n  hills: [b-3]'],
    ['setup.yaml', '  - { turn: 2, player: blue, at: [mill], units: [b-3] }\n', ''],
  ]
  const expects = (unit: string): Change => [
    'pack.yaml',
    'victory:',
    `expects: { unsupplied: [${unit}] }\nvictory:`,
  ]

  test('a unit behind the enemy starts out of supply', () => {
    expect(says('supply', ...behind)).toEqual([
      'suspicious setup.yaml:2:3: at.hills: no supply line from here to a source of blue: b-3 would be out of supply. If that’s intended, list them in expects.unsupplied of pack.yaml (W-13.2-line)',
    ])
  })

  test('not if expected, nor if supply is not used', () => {
    expect(says('supply', ...behind, expects('b-3'))).toEqual([])
    expect(says('supply', ...behind, ['pack.yaml', 'uses: [supply]\n', ''])).toEqual([])
  })

  test('a player without a source is reported once', () => {
    expect(says('supply', ['map.yaml', 'forest, source: [red]', 'forest'])).toEqual([
      'suspicious pack.yaml:10:5: players[1]: none of the 2 units of red on the map start in supply: does that side control a supply source? (W-13.1-sources)',
    ])
  })

  test('an outdated expectation is reported', () => {
    expect(says('supply', expects('r-1'))).toEqual([
      'suspicious pack.yaml:11:25: expects.unsupplied[0]: r-1 starts in supply, although expects.unsupplied lists it',
    ])
  })
})

describe('attack', () => {
  const leaderless = (leader: string): Change => ['setup.yaml', `, ${leader}]`, ']']

  test('a side without a leader can never attack', () => {
    expect(says('attack', leaderless('rhodes'))).toEqual([
      'suspicious pack.yaml:10:5: players[1]: red can never attack: it has no leader with units that can march (W-5.3-land-attack)',
    ])
  })

  test('nor one whose units are all fixed', () => {
    const fixed = ['r-1', 'r-2', 'r-3'].map((id): Change => [
      'counters.yaml',
      `${id}: {`,
      `${id}: { flags: [fixed],`,
    ])
    expect(says('attack', ...fixed)).toHaveLength(1)
  })

  test('if no side can, the pack is wrong', () => {
    expect(says('attack', leaderless('rhodes'), leaderless('bell'))).toEqual([
      'wrong pack.yaml:8:1: players: nobody can ever attack: no side has a leader with units that can march (W-5.3-land-attack)',
    ])
  })

  test('a leader who comes later will do, and so will units that need none', () => {
    const later: Change = ['setup.yaml', 'units: [r-3]', 'units: [r-3], leaders: [rhodes]']
    expect(says('attack', leaderless('rhodes'), later)).toEqual([])
    const marines: Change = ['counters.yaml', 'r-1: {', 'r-1: { flags: [marine],']
    expect(says('attack', leaderless('rhodes'), marines)).toEqual([])
  })
})

describe('conditions that can never be met', () => {
  const wants = (condition: string): Change => [
    'pack.yaml',
    'if: { controls: { regions: [mill] } }',
    `if: { ${condition} }`,
  ]
  const isle: Change = [
    'map.yaml',
    'borders:',
    '  isle: { name: Isle, terrain: swamp }\nborders:\n  - [lake, isle]',
  ]

  test.for<[what: string, why: string, changes: Change[]]>([
    ['a region out of reach', 'isle is out of reach', [isle, wants('controls: { regions: [mill, isle] }')]],
    ['a sea', 'lake is out of reach', [wants('controls: { regions: [lake] }')]],
    ['the loss of one', 'isle is out of reach', [isle, wants('lost: { regions: [isle] }')]],
    [
      'a leader who never comes',
      'rhodes never comes onto the map',
      [wants('alive: rhodes'), ['setup.yaml', ', rhodes]', ']']],
    ],
    [
      'a level that nothing raises',
      'nothing ever changes the technology guns',
      [wants('technology: { guns: 1 }'), ['pack.yaml', 'uses:', 'technologies: [guns]\nuses:']],
    ],
    ['money where there is none', 'red has \\$0 and never gets any more', [wants('money: 1')]],
  ])('%s is one', ([, why, changes]) => {
    expect(says('conditions', ...changes)).toEqual([
      expect.stringMatching(
        `^wrong pack.yaml:\\d+:38: victory.conditions\\[0\\].if: can never be met: ${why}$`,
      ),
    ])
  })

  test.for<[what: string, changes: Change[]]>([
    ['enough other regions', [isle, wants('controls: { regions: [mill, ford, isle], at-least: 2 }')]],
    [
      'a region held from the start',
      [isle, wants('controls: { regions: [isle] }'), ['setup.yaml', 'red: [wood]', 'red: [wood, isle]']],
    ],
    [
      'a leader who may turn out to be the one',
      [
        wants('alive: rhodes'),
        ['setup.yaml', ', rhodes]', ']'],
        ['setup.yaml', 'control:', 'face-down: { wood: [red] }\ncontrol:'],
        ['pack.yaml', 'name: Red,', 'name: Red, pool: [rhodes],'],
      ],
    ],
    [
      'money that a card brings',
      [wants('money: 1'), ['cards.yaml', 'effects: [{ points: 1 }]', 'effects: [{ money: 1 }]']],
    ],
    ['points, which every battle brings', [wants('points: 50')]],
  ])('%s is not', ([, changes]) => {
    expect(says('conditions', ...changes)).toEqual([])
  })

  test('cards and special rules are looked at too', () => {
    const card: Change = [
      'cards.yaml',
      'name: Mud,',
      'name: Mud, if: { controls: { regions: [lake] } }, cost: { money: 2 },',
    ]
    const rule: Change = [
      'pack.yaml',
      'victory:',
      'rules:\n  - { name: Fog, text: x, when: cards, if: { lost: { regions: [lake] } }, effects: [{ points: 1 }] }\nvictory:',
    ]
    expect(says('conditions', card, rule)).toEqual([
      'wrong pack.yaml:12:40: rules[0].if: can never be met: lake is out of reach',
      'wrong cards.yaml:3:32: cards.mud.if: can never be met: lake is out of reach',
      'wrong cards.yaml:3:71: cards.mud.cost: can never be met: blue has $0 and never gets any more',
    ])
  })
})

describe('texts', () => {
  const mud = (text: string): Change => ['cards.yaml', 'name: Mud, text: x,', `name: Mud, text: '${text}',`]

  test('a text that names a number no effect has is suspicious', () => {
    expect(says('texts', mud('Gain 2 points.'))).toEqual([
      'suspicious cards.yaml:3:32: cards.mud.text: the text says 2, but no effect does: you gain 1 point (W-8-text)',
    ])
  })

  test.for(['Gain 1 point.', 'A point for the 3rd Foot of 1812.'])('not suspicious: %s', text => {
    expect(says('texts', mud(text))).toEqual([])
  })
})
