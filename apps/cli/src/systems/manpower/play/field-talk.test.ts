import { expect, test } from 'vitest'
import type { FieldPack } from '@sandtable/shelf'
import { over } from '@sandtable/kernel'
import { COLDWATER, typedAt } from '../testing/coldwater.ts'
import { openPack } from '../../../open-pack.ts'
import { packNames } from '@sandtable/shelf'
import { PATIENCE } from '../../../testing/bin.ts'
import { pointsIn, windNamed } from './measures.ts'

const numberOf = (name: string): number => COLDWATER.s.setup.groups.findIndex(group => group.name === name)

/** As many as the pack has of them. */
const WEAVERS = COLDWATER.s.setup.groups[numberOf('Weavers')]?.stacks[0]?.healthy

test('[CLI] every battle in metres that comes with the program can be opened', () => {
  expect(packNames(['manpower'])).toContain('coldwater-ford')
  for (const name of packNames(['manpower'])) expect(openPack(name)?.system.title).toBe('Manpower')
})

test('[CLI] points are read in metres, with the words before and after them', () => {
  expect(pointsIn('4th of Line 300 450.5, 310 460 facing n')).toEqual({
    before: '4th of Line',
    points: [
      [30_000, 45_050],
      [31_000, 46_000],
    ],
    after: 'facing n',
  })
  expect(pointsIn('alder 300')).toBe(null)
  expect([windNamed('NE'), windNamed('south-west'), windNamed('up')]).toEqual([[1, 1], [-1, -1], null])
})

test('[CLI] a group moves to a typed point, and undo takes it back', async () => {
  const outriders = numberOf('Outriders')
  const moved = await typedAt(COLDWATER, 'move outriders 260 600 facing w')
  expect(moved.session.table.game.p.groups[outriders]).toMatchObject({ facing: [-1, 0] })
  expect(moved.after('move outriders 260 600 facing w')).toContain(
    'Outriders moved 65 m south towards (260, 600)',
  )
  const back = await typedAt(COLDWATER, 'move h 260 600', 'undo')
  expect(back.session.table.game.p.groups[outriders]?.at).toEqual(COLDWATER.s.setup.groups[outriders]?.at)
})

test('[CLI] [M-mp-upgrades] leftover manpower buys equipment for existing groups', async () => {
  const { s } = COLDWATER
  const [side, men] = [s.setup.order[0] ?? 0, numberOf('Weavers')]
  const setup = { ...s.setup, manpower: s.players.map(() => 1000), buying: [side] }
  const { session, after } = await typedAt(
    { ...COLDWATER, s: { ...s, setup } },
    'equip weavers with veteran',
    'equip weavers with veteran training',
    'equip weavers with gas masks',
  )
  expect(session.table.game.p.groups[men]?.stacks[0]?.equipment).toMatchObject([
    { kind: s.equipment.findIndex(({ id }) => id === 'veteran-training') },
  ])
  expect(after('equip weavers with veteran training')).toBe('Weavers: they already have it.\n')
  expect(after('equip weavers with gas masks')).toContain('Weavers: there’s nothing like that there.')
})

test('[CLI] it says why a group cannot go, form or fire', async () => {
  const { after } = await typedAt(
    COLDWATER,
    'move outriders 260 350',
    'move prickers 300 300',
    'order weavers close',
    'land weavers',
    'done',
    'done',
    'fire weavers at prickers',
  )
  expect(after('move outriders 260 350')).toBe(
    'Outriders: it’s 313 m, and they can go 250 m. The way is clear to 255.53 427.54.\n',
  )
  expect(after('move prickers 300 300')).toBe("You have no group called 'prickers'.\n")
  expect(after('order weavers close')).toBe('Weavers: they’re already in that formation.\n')
  expect(after('land weavers')).toBe('Weavers: they’re already on the ground.\n')
  expect(after('fire weavers at prickers')).toMatch(
    /^Weavers can’t fire at Prickers: its range is 3 m, and the target is \d+ m\s+away\./,
  )
})

test('[CLI] a refusal gives the one reason that applies', async () => {
  const { after } = await typedAt(
    COLDWATER,
    'move weavers 9999 9999',
    'order weavers open 999',
    'split weavers 999',
    'fire weavers at prickers',
    'move outriders 260 600',
    'split weavers 10',
    'done',
    'move prickers 300 300',
  )
  expect(after('move weavers 9999 9999')).toBe(
    'Weavers: that’s off the map, which is 800 m wide and 800 m high.\n',
  )
  expect(after('order weavers open 999')).toBe(`Weavers: too many files for ${WEAVERS} units.\n`)
  expect(after('split weavers 999')).toBe(`Weavers: there are only ${WEAVERS} of them.\n`)
  expect(after('fire weavers at prickers')).toBe(
    'You can use "fire" only while an enemy moves or in your Targeting. Move your groups.\n',
  )
  expect(after('split weavers 10')).toBe('Weavers: do that before any of your groups moves.\n')
})

test('[CLI] every refused order says what bars it, and by how much', async () => {
  const { after } = await typedAt(
    COLDWATER,
    'merge weavers into fullers',
    'merge weavers into weavers',
    'board weavers outriders',
    'enter weavers',
    'enter weavers into the watchtower',
    'enter weavers into the castle',
    'out weavers',
    'leave weavers',
  )
  expect(after('merge weavers into fullers')).toBe(
    'Weavers and Fullers: they must be within 10 m of each other, and are 50 m apart.\n',
  )
  expect(after('merge weavers into weavers')).toBe('Weavers and Weavers: a group can’t join itself.\n')
  expect(after('board weavers outriders')).toBe('Weavers and Outriders: that group can’t carry anyone.\n')
  expect(after('enter weavers')).toBe(
    'Weavers, a house in Coldwater: they must be within 10 m of it, and are 19 m away.\n',
  )
  expect(after('enter weavers into the watchtower')).toBe(
    `Weavers, the watchtower: not enough room inside: there’s room for 4 more, and the group has ${WEAVERS}.\n`,
  )
  expect(after('enter weavers into the castle')).toBe("Can’t find 'the castle' to go into.\n")
  expect(after('out weavers')).toBe('Weavers: they aren’t on a carrier or in a building.\n')
  expect(after('leave weavers')).toMatch(
    /^Weavers: they can only leave from an edge of the map: move up to it first\.\n/,
  )
})

test('[CLI] [M-grp-formation] a move that wheels says what the wheel costs', async () => {
  const { session, after } = await typedAt(
    COLDWATER,
    'move weavers 356 590 facing n',
    'group weavers',
    'turn weavers e',
  )
  const told = after('move weavers 356 590 facing n')
  expect(told).toMatch(/Weavers moved 42 m north towards \(356, 590\), then wheeled north \(\d+ m\)/)
  expect(session.table.game.p.groups[numberOf('Weavers')]?.facing).toEqual([0, 1])
  const [, left] = /, (\d+) m of movement left/.exec(after('group weavers')) ?? []
  expect(after('turn weavers e')).toContain(`more than the ${left} m they have left.`)
})

test('[CLI] groups are split and joined again', async () => {
  const { session, after } = await typedAt(COLDWATER, 'split apprentices 10', 'sheet')
  expect(session.table.game.p.groups.at(-1)).toMatchObject({
    name: 'Apprentices 2',
    stacks: [{ healthy: 10 }],
  })
  expect(after('sheet')).toMatch(/Apprentices 2 +550 685 +Peasants: 10 +100$/m)
  const joined = await typedAt(COLDWATER, 'split apprentices 10', 'merge apprentices 2 into i')
  const [before, now] = [COLDWATER.s.setup, joined.session.table.game.p].map(
    ({ groups }) => groups[numberOf('Apprentices')]?.stacks,
  )
  expect(now?.[0]?.healthy).toBe(before?.[0]?.healthy)
})

test('[CLI] attacks are declared by name and by point, and shown with their dice', async () => {
  const { session, typist } = await typedAt(
    COLDWATER,
    'done',
    'done',
    'aim tower engines 400 500',
    'done',
    'done',
  )
  expect(typist.paper()).toContain('Tower engines will fire at (400, 500)')
  expect(session.table.game.log?.some(e => e.is === 'ground-struck')).toBe(true)
})

test('[CLI] look shows distance, sight and the parts of the advantage with their rules', async () => {
  const { after } = await typedAt(COLDWATER, 'look weavers at household')
  expect(after('look weavers at household')).toMatch(/Weavers to Household: \d+ m, /)
  expect(after('look weavers at household')).toContain('+3 defending the node M-adv-node')
})

test('[CLI] threat tells who could hit a group from how far, and why the others can’t', async () => {
  const { after } = await typedAt(
    openPack('hallam-junction') as FieldPack,
    'auto',
    'threat 2nd rifles',
    'threat 500 450',
  )
  expect(after('threat 2nd rifles')).toMatch(
    /Could hit 2nd Rifles:\n +Siege train, \d+ m, .+: on average [\d.]+ dead/,
  )
  expect(after('threat 2nd rifles')).toMatch(/can’t: its range is \d+ m/)
  expect(after('threat 500 450')).toMatch(/someone on foot at 500 450/)
})

test('[CLI] sight measures between groups and places', async () => {
  const { after } = await typedAt(
    COLDWATER,
    'sight weavers to household',
    'sight 10 10 to 10 60',
    'sight weavers',
  )
  expect(after('sight weavers to household')).toMatch(/\d+ m, (in sight|out of sight: )/)
  expect(after('sight 10 10 to 10 60')).toMatch(/^ *50 m, /)
  expect(after('sight weavers')).toContain('sight FROM to TO')
})

test('[CLI] a battle is played to its end by leaving it to the captain', { timeout: PATIENCE }, async () => {
  const hallam = openPack('hallam-junction') as FieldPack
  const { session, typist } = await typedAt(hallam, 'auto game', 'auto game')
  expect(over(session.table.game)).toBe(true)
  expect(typist.paper()).toMatch(/The end ─+\n/)
})

test('[CLI] spells are started and abilities used by their names', async () => {
  const marsh = openPack('lantern-marsh') as FieldPack
  const { session, after, typist } = await typedAt(
    marsh,
    'done',
    'done',
    'done',
    'done',
    'cast meteor',
    'cast haste by the witch at marsh spears',
    'use raise the colours for house guard',
    'cast firebolt at knights',
    'build trench by bows 300 450',
    'treat bows',
    'group three keepers',
    'group the witch',
  )
  const { castings, groups } = session.table.game.p
  expect(castings.map(({ spell, casters }) => [marsh.s.spells[spell]?.id, casters.length])).toEqual([
    ['meteor', 3],
    ['haste', 1],
  ])
  expect(groups.find(({ name }) => name === 'House guard')?.stacks[1]?.used).toBe(1)
  const paper = typist.paper()
  expect(paper).toContain('Three Keepers started Meteor: it takes effect in turn 4')
  expect(after('cast firebolt at knights')).toMatch(
    /^Firebolt: its range is 150 m, and the target is \d+ m away\.\n/,
  )
  expect(after('build trench by bows 300 450')).toMatch(
    /^This era has no building called 'trench'\. Try Palisade, /,
  )
  expect(paper).toContain("You have no group called 'bows'.")
  expect(after('group three keepers')).toContain('casting Meteor: takes effect in turn 4')
  expect(after('group the witch')).toMatch(/, 1 file in close order, /)
})

test('[CLI][MG-combat] odds show what a volley would do for every sum of two dice', async () => {
  const { s } = COLDWATER
  const [x = 0, y = 0] = s.setup.groups[numberOf('Bows of the mill')]?.at ?? []
  const groups = s.setup.groups.map(group =>
    group.name === 'Household' ? { ...group, at: [x, y - 6000] as [number, number] } : group,
  )
  const near = { ...COLDWATER, s: { ...s, setup: { ...s.setup, groups } } }
  const { after } = await typedAt(near, 'odds bows of the mill at household')
  const told = after('odds bows of the mill at household')
  expect(told).toMatch(
    /^ {2}Strength [\d.]+, divided by 1, × 0.5 for armour: \+3 defending the node M-adv-node/,
  )
  expect(told.match(/^ +\d+ +\d+\.\d% +\d+ dead, \d+ more injured$/gm)).toHaveLength(11)
  expect(told).toMatch(/[\d.]+ dead, [\d.]+ more injured on average/)
})

test('[CLI][M-spl-phase] odds show what a spell would do before it is cast', async () => {
  const marsh = openPack('lantern-marsh') as FieldPack
  const { setup } = marsh.s
  const firebolt = marsh.s.spells.findIndex(({ id }) => id === 'firebolt')
  const mage = setup.groups.find(({ stacks }) => stacks.some(({ spells }) => spells.includes(firebolt)))
  const [x = 0, y = 0] = mage?.at ?? []
  const groups = setup.groups.map(group =>
    group.name === 'Knights of the Quill' ? { ...group, at: [x, y - 4000] as [number, number] } : group,
  )
  const near = { ...marsh, s: { ...marsh.s, setup: { ...setup, groups } } }
  const { after } = await typedAt(near, 'done', 'done', 'done', 'done', 'odds cast firebolt at knights')
  const told = after('odds cast firebolt at knights')
  expect(told).toMatch(/^ {2}Damage 2d6, divided by 1/)
  expect(told).toMatch(/[\d.]+ dead, [\d.]+ more injured on average/)
})

test('[CLI] odds of a volley that cannot be fired say why', async () => {
  const { after } = await typedAt(COLDWATER, 'odds weavers at villeins')
  expect(after('odds weavers at villeins')).toMatch(/^Weavers can’t fire at Villeins: [^]*\.\n$/)
})

test('[CLI] help stands in two columns, and an entry too long for the first has its own line', async () => {
  const { after } = await typedAt(COLDWATER, 'done', 'done', 'help')
  const lines = after('help').split('\n')
  expect(lines).toContain('  aim GROUP X Y [group|side] [xNUMBER]')
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(100)
  const column = lines.find(line => line.startsWith('  treat GROUP'))?.indexOf('use a group') ?? 0
  expect(lines.find(line => line.includes('fire at the ground; add'))?.indexOf('fire at the ground')).toBe(
    column,
  )
})

test('[CLI] [M-bld-stats] the sheet and `group` show a group’s place and building', async () => {
  const { after } = await typedAt(
    openPack('hill-41') as FieldPack,
    'enter west company',
    'sheet',
    'group west company',
  )
  expect(after('sheet').split('Greens>')[0]).toMatch(
    /a West company +\d+ \d+ +Riflemen: 10 +200\n +inside the trench · Gas masks/,
  )
  expect(after('group west company')).toMatch(/ {2}at \d+ \d+, facing s, 8 files in open order, /)
})
