import { describe, expect, test } from 'vitest'
import { json, lineOf, MISSOURI, missouriWith, PATIENCE, run } from '../../../testing/bin.ts'

const DICE = '7,2,9,4,1,5,1,8,6,1,7,2,1,1,6,8,4,2,3,4,8,4'

describe.concurrent('sandtable battle', { timeout: PATIENCE }, () => {
  test('plays the worked example with its 22 dice, and reports it as one JSON object', async () => {
    expect(await json('battle', MISSOURI)).toEqual({
      winner: 'attacker',
      routed: 'defender',
      how: 'rout',
      amv: { attacker: 2, defender: 2 },
      rounds: [
        { modifiers: { attacker: 0, defender: 1 }, morale: { attacker: 0, defender: 1 } },
        { modifiers: { attacker: 0, defender: 0 }, morale: { attacker: 0, defender: -2 } },
      ],
      eliminated: ['1st Indiana Cavalry', '1st Missouri State Guard', '3rd Louisiana Infantry'],
      reduced: ['2nd Missouri State Guard'],
      supportLost: ['State Guard Battery'],
      noRetreat: [],
      leaders: { Fremont: 'ok', Jackson: 'injured' },
      vpLosses: { attacker: 2, defender: 5 },
      vp: { attacker: 1, defender: -1 },
      diceUsed: 22,
    })
  })

  test('lists it in the order of the rules, every number with its reason', async () => {
    const { code, out, err } = await run(['battle', MISSOURI])
    expect([code, err]).toEqual([0, ''])
    const lines = out.split('\n')
    const places = [
      /^Commanders$/,
      /Union +Fremont +★★★ +CF 0, MF 0 +over Sturgis ★ +W-12\.1-cinc/,
      /^Starting morale$/,
      /Union +average MF 11 ÷ 6 = 1\.83, rounded to 2 +2 \+ 0 = 2/,
      /^Round 1 ─/,
      /^Modifiers$/,
      /\+2 +more cavalry \(3 against 1\) +W-12\.1\.1-cav-ratio/,
      /Confederates +\+1 +attacked across a river \(round 1 only\) +W-3\.1-river-minor-combat/,
      /^Fire$/,
      /1st US Infantry +7 > 3 +miss$/,
      /2nd US Infantry +2 < 3 +hit/,
      /Fremont Body Guard +1 = 1 +panic/,
      /Creeks +1 < 2 +panic +CF 1 \+1, Skirmisher/,
      /^Losses$/,
      /2nd Kansas Infantry +panicked/,
      /1st Missouri State Guard +reduced, CF now 1/,
      /^Morale$/,
      /Union +2 − 1 eliminated − 1 panicked = 0 +steady/,
      /^Round 2 ─/,
      /Confederates +2 − 1 eliminated − 3 panicked = −2 +demoralised/,
      /^Rout$/,
      /Confederates +routed +automatic: every unit left is in panic/,
      /State Guard Battery +lost in the rout/,
      /^Pursuit$/,
      /\+3 +enemy units in panic +W-12\.3-mod-panic/,
      /^Leaders$/,
      /Jackson +leader test 8 \+ 1 \+ 1 − 1 = 9 ≥ 9 +injured +second die 4 ≤ 4/,
      /^Points$/,
      /\+1 +heavier enemy losses \(5 against 2\) +W-14-hits/,
      /^Result ─/,
      /Victory: Union/,
      /22 dice as given$/,
    ]
    let from = 0
    for (const place of places) {
      const at = lines.findIndex((line, i) => i >= from && place.test(line))
      expect(at, `${place} after line ${from}`).toBeGreaterThanOrEqual(from)
      from = at + 1
    }
    expect(lines.filter(line => line.length > 100)).toEqual([])
  })

  test('colours only where they are wanted', async () => {
    const wanted = await run(['battle', MISSOURI], { FORCE_COLOR: '1' })
    const refused = await run(['battle', MISSOURI], { FORCE_COLOR: '1', NO_COLOR: '1' })
    expect(wanted.out).toContain('\u001B[31mhit')
    expect(refused.out).not.toContain('\u001B')
  })

  test("--dice come before the file's; unused ones are left", async () => {
    const { out } = await run(['battle', MISSOURI, '--dice', `${DICE},0,0`])
    expect(out).toContain('22 dice as given, 2 left over')
  })

  test('a seed continues where the dice end', async () => {
    const short = DICE.slice(0, -2)
    const report = await json('battle', MISSOURI, '--dice', short, '--seed', 'tuesday')
    expect(report).toMatchObject({ diceUsed: 22, seed: 'tuesday', winner: 'attacker' })
  })

  test('without dice a seed is drawn, and repeats the battle', async () => {
    const first = await json('battle', MISSOURI, '--no-script')
    const again = await json('battle', MISSOURI, '--no-script', '--seed', String(first['seed']))
    expect(again).toEqual(first)
  })

  test('a remark flags an attack that a game would not allow', async () => {
    const path = missouriWith('leaderless', /  leaders:\n    - \{ name: Fremont.*\n.*Sturgis.*\n/, '')
    const { code, out } = await run(['battle', path, '--no-script', '--seed', 'a'])
    expect(code).toBe(0)
    expect(out).toContain('wouldn’t be allowed: it has no leader. (W-5.3-land-attack-except)')
  })
})

describe.concurrent('what sandtable battle refuses', { timeout: PATIENCE }, () => {
  test('too few dice', async () => {
    const { code, out, err } = await run(['battle', MISSOURI, '--dice', DICE.slice(0, 19)])
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^sandtable: --dice: 10 dice were given, all 10 are used/)
    const path = missouriWith('short', /    - 4 # what became of Jackson\n/, '')
    expect((await run(['battle', path])).err).toMatch(
      /^.*short\.battle\.yaml:\d+:3: script\.dice: 21 dice were given/,
    )
  })

  test('malformed dice', async () => {
    for (const dice of ['7,,2', '10', '-1']) {
      const { code, err } = await run(['battle', MISSOURI, `--dice=${dice}`])
      expect([dice, code]).toEqual([dice, 2])
      expect(err).toContain('expected a whole number from 0 to 9')
    }
  })

  test('a choice that was not offered', async () => {
    const path = missouriWith('choice', '- Creeks #', '- 3rd Louisiana Infantry #')
    const { code, out, err } = await run(['battle', path])
    expect([code, out]).toEqual([1, ''])
    expect(err).toBe(
      `${path}:${lineOf(path, '- 3rd Louisiana Infantry #')}:7: script.choices[0]: ` +
        'choice 1 (Confederates: Choose a unit to panic.): expected one of ' +
        '1st Missouri State Guard, 2nd Missouri State Guard, Creeks, found "3rd Louisiana Infantry"\n',
    )
  })

  test('an invalid file, with line and column, and nothing else', async () => {
    const path = missouriWith('shape', 'cf: [2, 1], mf: 1', 'cf: many, mf: 1')
    const { code, out, err } = await run(['battle', path])
    expect([code, out]).toEqual([1, ''])
    expect(err).toBe(
      `${path}:${lineOf(path, 'many')}:41: defender.units[0].cf: expected a whole number or [front, back], found "many"\n`,
    )
  })

  test('things the edition lacks, in the order of the lines', async () => {
    const path = missouriWith('edition', 'edition: B', 'edition: A\nbridge: true\noptions: { luck: 1 }')
    const { err } = await run(['odds', path])
    expect(err.split('\n').map(line => line.slice(path.length, path.length + 31))).toEqual([
      `:${lineOf(path, 'bridge:')}:1: bridge: edition A has no `,
      `:${lineOf(path, 'options:')}:12: options.luck: there is n`,
      '',
    ])
  })

  test('a missing file', async () => {
    const { code, err } = await run(['battle', 'nowhere.yaml'])
    expect([code, err]).toEqual([1, 'nowhere.yaml:1:1: file not found\n'])
  })

  test('a command line that cannot be understood', async () => {
    for (const args of [
      [],
      ['fly'],
      ['battle'],
      ['battle', MISSOURI, '--fast'],
      ['simulate', MISSOURI, '--runs', '0'],
    ]) {
      const { code, out, err } = await run(args)
      expect([code, out]).toEqual([2, ''])
      expect(err).not.toMatch(/^ +at /m)
    }
  })
})

test('help and version', { timeout: PATIENCE }, async () => {
  const help = await run(['--help'])
  expect(help.code).toBe(0)
  expect(help.out).toContain('sandtable battle packs/examples/missouri-1861.battle.yaml')
  expect((await run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/)
})
