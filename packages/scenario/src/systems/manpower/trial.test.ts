import { expect, test } from 'vitest'
import type { CatalogueFile, FieldUnitFile, SpellFile } from './field-file.ts'
import { commonSheets } from './testing/tiny-field.ts'
import { formatProblem } from '../../problem.ts'
import { parseTrial, readTrial } from './trial.ts'
import { say } from '../../words/phrase.ts'

const TRIALS = `era: napoleonic
infantry: line
mirror:
  ground: 1100
  turns: 22
  distance: 300
  lines:
    - [{ line: 80 }, { line: 60, gun: 22 }]
    - [{ gun: 33 }]
duels:
  ground: 1000
  turns: 20
  distance: 300
  manpower: 120
  cases:
    gun: { manpower: 60, escort: 60, distance: 600 }
  kept:
    gun: It is paid to break walls.
  unmeasured:
    magus: He is paid for his spells.
`

const common = commonSheets()
const lancer = { ...(common.units['line'] as FieldUnitFile), era: 'ww1' as const, eras: ['ww1' as const] }
const harvest = { ...(common.spells['bolt'] as SpellFile), scale: 'campaign' as const }
const SHEETS: CatalogueFile = {
  ...common,
  units: { ...common.units, lancer },
  spells: { ...common.spells, harvest },
}

test('trials name the lines of mirrored armies, and a duel for every unit of the era', () => {
  const reading = parseTrial(TRIALS, 'napoleonic', SHEETS)
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  const { mirror, duels, ...rest } = reading.trial
  expect(rest).toEqual({ era: 'napoleonic', infantry: 'line' })
  expect(mirror).toEqual({
    ground: 110_000,
    turns: 22,
    distance: 30_000,
    lines: [[{ line: 8000 }, { line: 6000, gun: 2200 }], [{ gun: 3300 }]],
  })
  expect(duels).toEqual([
    {
      unit: 'line',
      manpower: 12_000,
      escort: 0,
      spells: [],
      ground: 100_000,
      turns: 20,
      distance: 30_000,
      kept: null,
      unmeasured: null,
    },
    {
      unit: 'gun',
      manpower: 6000,
      escort: 6000,
      spells: [],
      ground: 100_000,
      turns: 20,
      distance: 60_000,
      kept: 'It is paid to break walls.',
      unmeasured: null,
    },
    {
      unit: 'magus',
      manpower: 12_000,
      escort: 0,
      spells: [],
      ground: 100_000,
      turns: 20,
      distance: 30_000,
      kept: null,
      unmeasured: 'He is paid for his spells.',
    },
  ])
})

// prettier-ignore
const SPOILT: [what: string, sound: string, spoilt: string, said: string[]][] = [
  ['no era', 'era: napoleonic\n', '', ['napoleonic.yaml:1:1: era: required: one of medieval, napoleonic, pre-war, ww1, ww2, modern']],
  ['an era that is not', 'era: napoleonic', 'era: bronze', ['napoleonic.yaml:1:1: era: expected one of medieval, napoleonic, pre-war, ww1, ww2, modern, found "bronze"']],
  ['an era that is not asked for', 'era: napoleonic', 'era: modern', ['napoleonic.yaml:1:1: era: expected napoleonic, found modern']],
  ['infantry that is not', 'infantry: line', 'infantry: lin', [`napoleonic.yaml:2:1: infantry: expected a unit of napoleonic, found "lin": did you mean 'line'?`]],
  ['infantry of another era', 'infantry: line', 'infantry: lancer', ['napoleonic.yaml:2:1: infantry: expected a unit of napoleonic, found "lancer": there is only line, gun, magus, balloon, guard, bearer']],
  ['a unit of a line from another era', '{ gun: 33 }', '{ lancer: 33 }', ['napoleonic.yaml:9:10: mirror.lines[1][0].lancer: expected a unit of napoleonic, found "lancer": there is only line, gun, magus, balloon, guard, bearer']],
  ['a duel of a unit of any era', 'gun: { manpower', 'balloon: { manpower', ['napoleonic.yaml:16:5: duels.cases.balloon: expected a unit of napoleonic, found "balloon": there is only line, gun, magus']],
  ['a unit of a line that is not', '{ gun: 33 }', '{ gnu: 33 }', [`napoleonic.yaml:9:10: mirror.lines[1][0].gnu: expected a unit of napoleonic, found "gnu": did you mean 'gun'?`]],
  ['a duel of a unit that is not', 'gun: { manpower', 'gnu: { manpower', [`napoleonic.yaml:16:5: duels.cases.gnu: expected a unit of napoleonic, found "gnu": did you mean 'gun'?`]],
  ['a reason for a unit that is not', 'magus: He', 'magos: He', [`napoleonic.yaml:20:5: duels.unmeasured.magos: expected a unit of napoleonic, found "magos": did you mean 'magus'?`]],
  ['a reason for a unit that has a duel', 'magus: He', 'gun: He', ['napoleonic.yaml:20:5: duels.unmeasured.gun: expected a unit without a duel: this one has a case']],
  ['a kept price of a unit that is not', 'gun: It', 'gnu: It', [`napoleonic.yaml:18:5: duels.kept.gnu: expected a unit of napoleonic, found "gnu": did you mean 'gun'?`]],
  ['a kept price of a unit of any era', 'gun: It', 'balloon: It', ['napoleonic.yaml:18:5: duels.kept.balloon: expected a unit of napoleonic, found "balloon": there is only line, gun, magus']],
  ['a kept price of a unit that does not fight', 'gun: It', 'magus: It', ['napoleonic.yaml:20:5: duels.unmeasured.magus: expected a unit under kept or unmeasured, found one under both']],
  ['a kept price for a number', 'It is paid to break walls.', '7', ['napoleonic.yaml:18:5: duels.kept.gun: expected text, found 7: write it in quotes']],
  ['kept prices that are a list', 'kept:\n    gun: It is paid to break walls.', 'kept: [gun]', ['napoleonic.yaml:17:3: duels.kept: expected a map of reasons, one for each unit, found ["gun"]']],
  ['kept prices misspelt', '  kept:', '  kpet:', [`napoleonic.yaml:17:3: duels.kpet: unknown key 'kpet': did you mean 'kept'?`]],
  ['a negative distance', '  turns: 22\n  distance: 300', '  turns: 22\n  distance: -300', ['napoleonic.yaml:6:3: mirror.distance: expected metres from 0 to 100000, with at most two decimals, found -300']],
  ['a distance that is no number', 'distance: 600 }', 'distance: far }', ['napoleonic.yaml:16:38: duels.cases.gun.distance: expected metres from 0 to 100000, with at most two decimals, found "far"']],
  ['manpower of nothing', 'manpower: 120', 'manpower: 0', ['napoleonic.yaml:14:3: duels.manpower: expected a whole number from 1 to 10000, found 0']],
  ['an army of nothing', '{ gun: 33 }', '{ gun: 0 }', ['napoleonic.yaml:9:10: mirror.lines[1][0].gun: expected a whole number from 1 to 10000, found 0']],
  ['half a turn', 'turns: 20', 'turns: 20.5', ['napoleonic.yaml:12:3: duels.turns: expected a whole number from 1 to 100, found 20.5']],
  ['ground of two sides', 'ground: 1000', 'ground: [1000, 1000]', ['napoleonic.yaml:11:3: duels.ground: expected metres from 10 to 20000, with at most two decimals, found [1000, 1000]']],
  ['no mirrored armies', 'mirror:\n  ground: 1100\n  turns: 22\n  distance: 300\n  lines:\n    - [{ line: 80 }, { line: 60, gun: 22 }]\n    - [{ gun: 33 }]\n', '', ['napoleonic.yaml:1:1: mirror: required: mirrored armies (ground, turns, distance, lines)']],
  ['no lines', '  lines:\n    - [{ line: 80 }, { line: 60, gun: 22 }]\n    - [{ gun: 33 }]\n', '', ['napoleonic.yaml:3:1: mirror.lines: required: a list of lines']],
  ['an empty line', '[{ gun: 33 }]', '[]', ['napoleonic.yaml:9:7: mirror.lines[1]: expected a list of groups, found []']],
  ['lines that are a map', '- [{ gun: 33 }]', '- { gun: 33 }', ['napoleonic.yaml:9:7: mirror.lines[1]: expected a list of groups, found a map']],
  ['duels without manpower', '  manpower: 120\n', '', ['napoleonic.yaml:10:1: duels.manpower: required: a whole number from 1 to 10000']],
  ['a misspelt key', 'escort: 60', 'escrot: 60', [`napoleonic.yaml:16:26: duels.cases.gun.escrot: unknown key 'escrot': did you mean 'escort'?`]],
  ['a key that is not', 'infantry: line', 'infantry: line\nweather: rain', [`napoleonic.yaml:3:1: weather: unknown key 'weather': expected one of era, infantry, mirror, duels`]],
  ['a reason that is a number', 'He is paid for his spells.', '7', ['napoleonic.yaml:20:5: duels.unmeasured.magus: expected text, found 7: write it in quotes']],
  ['no map at all', TRIALS, '- era: napoleonic\n', ['napoleonic.yaml:1:1: expected trials (era, infantry, mirror, duels), found a list of 1']],
  ['no YAML', 'era: napoleonic', 'era: [', ['napoleonic.yaml:1:6: this [ is never closed. Put a ] after the last value']],
]

test.for(SPOILT)('%s is refused', ([, sound, spoilt, said]) => {
  expect(saidOf(TRIALS, sound, spoilt)).toEqual(said)
})

const CAST = TRIALS.slice(0, TRIALS.indexOf('  unmeasured:')).replace(
  '  cases:\n',
  '  cases:\n    magus: { spells: [bolt] }\n',
)

test('[MG-slots] a caster in a duel has the spells written for it', () => {
  const reading = parseTrial(CAST, 'napoleonic', SHEETS)
  const duels = reading.ok ? reading.trial.duels : []
  expect(duels.map(({ unit, spells }) => [unit, spells])).toEqual([
    ['line', []],
    ['gun', []],
    ['magus', ['bolt']],
  ])
})

// prettier-ignore
const MISCAST: [what: string, sound: string, spoilt: string, said: string[]][] = [
  ['a spell that is not', '[bolt]', '[bolf]', [`napoleonic.yaml:16:23: duels.cases.magus.spells[0]: expected a spell of battles, found "bolf": did you mean 'bolt'?`]],
  ['a spell of campaigns', '[bolt]', '[harvest]', ['napoleonic.yaml:16:23: duels.cases.magus.spells[0]: expected a spell of battles, found "harvest": there is only bolt, rampart']],
  ['a spell twice', '[bolt]', '[bolt, bolt]', ['napoleonic.yaml:16:14: duels.cases.magus.spells: expected at most 1 spells, found 2 (MG-slots)', 'napoleonic.yaml:16:29: duels.cases.magus.spells[1]: "bolt" is listed twice: keep only one (MG-slots)']],
  ['more spells than slots', '[bolt]', '[bolt, rampart]', ['napoleonic.yaml:16:14: duels.cases.magus.spells: expected at most 1 spells, found 2 (MG-slots)']],
  ['a spell of a unit that casts none', 'gun: { manpower', 'gun: { spells: [bolt], manpower', ['napoleonic.yaml:17:12: duels.cases.gun.spells: expected at most 0 spells, found 1 (MG-slots)']],
  ['a caster that is not', 'magus:', 'magos:', [`napoleonic.yaml:16:5: duels.cases.magos: expected a unit of napoleonic, found "magos": did you mean 'magus'?`]],
  ['spells that are no list', '[bolt]', 'bolt', ['napoleonic.yaml:16:14: duels.cases.magus.spells: expected a list of spells, found "bolt"']],
  ['a spell that is a number', '[bolt]', '[7]', [`napoleonic.yaml:16:23: duels.cases.magus.spells[0]: expected a spell's id, found 7: write it in quotes`]],
]

test.for(MISCAST)('[MG-slots] %s is refused', ([, sound, spoilt, said]) => {
  expect(saidOf(CAST, sound, spoilt)).toEqual(said)
})

/** The problems of trials with one place changed, which must be there. */
function saidOf(text: string, sound: string, spoilt: string): string[] {
  if (!text.includes(sound)) throw new Error(`the trials do not say ${sound}`)
  const reading = parseTrial(
    text.replace(sound, () => spoilt),
    'napoleonic',
    SHEETS,
  )
  return reading.ok ? [] : reading.problems.map(problem => formatProblem('', problem).slice(1))
}

test('missing trials are reported as such', () => {
  const reading = readTrial('no-such-folder', 'napoleonic', SHEETS)
  expect(reading.ok ? [] : reading.problems).toEqual([
    {
      path: [],
      message: say('no-file'),
      line: 1,
      column: 1,
      file: 'napoleonic.yaml',
    },
  ])
})
