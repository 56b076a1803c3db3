import { expect, test } from 'vitest'
import { encode } from '@sandtable/kernel'
import { orders, sat, TOGETHER, warTable } from '../testing/hastings.ts'
import { counterId } from '@sandtable/waw'
import { HUMAN } from '../../../play/session.ts'
import { openWar } from '../open-war.ts'
import { sit } from '../../../play/play.ts'
import { sittingOf } from '../../../play/sitting.ts'
import { typist } from '../../../testing/typist.ts'
import type { WarPack } from '@sandtable/shelf'
import type { Sat } from '../testing/hastings.ts'

/** At one keyboard: the Normans move nobody, and the Saxons give these orders. */
const saxons = (...lines: string[]): Promise<Sat> => sat(orders('Saxons', ...lines), TOGETHER)

/** A counter's place, as its owner sees it. */
function placeOf({ session }: Sat, id: string): string {
  const { s } = session.opened
  const view = session.table.game.p
  const c = [...s.owner.keys()].find(each => counterId(s, view, each) === id) as number
  return s.map.regions[view.where[c] as number]?.id ?? ''
}

/** The output after a line was typed, up to the next prompt. */
function after({ typist }: Sat, line: string): string {
  const paper = typist.paper()
  const from = paper.indexOf(`> ${line}\n`)
  const to = paper.indexOf('\nSaxons> ', from + 1)
  return paper.slice(from + line.length + 3, to < 0 ? undefined : to + 1)
}

test('[CLI] one line moves a stack several steps, by the cheapest path', async () => {
  const played = await saxons('move all london to york')
  expect(['harold', 'kings-housecarls-1', 'fyrd-london'].map(id => placeOf(played, id))).toEqual([
    'york',
    'york',
    'york',
  ])
  const steps = after(played, 'move all london to york').match(/marched from [\w ]+ to [\w ]+(?= \()/g)
  expect(steps).toEqual([
    'marched from London to East Anglia',
    'marched from East Anglia to Lindsey',
    'marched from Lindsey to York',
  ])
})

test('[CLI] only the named counters move, and excepted ones stay', async () => {
  const named = await saxons('move harold, bosham to east-a')
  expect(['harold', 'kings-housecarls-2', 'leofwine', 'fyrd-london'].map(id => placeOf(named, id))).toEqual([
    'east-anglia',
    'east-anglia',
    'london',
    'london',
  ])
  const rest = await saxons('move london but harold, fyrd of london to thames')
  expect(['harold', 'leofwine', 'fyrd-london', 'kings-housecarls-1'].map(id => placeOf(rest, id))).toEqual([
    'london',
    'thames-valley',
    'london',
    'thames-valley',
  ])
})

test('[CLI] undo takes a whole command back, however many steps it had', async () => {
  const played = await saxons('move all london to york', 'undo')
  expect(placeOf(played, 'harold')).toBe('london')
  expect(after(played, 'undo')).toBe('Undone.\n')
  expect(played.session.answers.some(({ answer }) => encode(answer).includes('march'))).toBe(false)
})

test('[CLI] a marching stack halts when another starts to march, and when movement ends', async () => {
  const played = await saxons('move harold to thames', 'move thegns of kent to the weald', 'done')
  const given = played.session.answers
    .map(({ answer }) => answer)
    .filter(answer => typeof answer === 'object')
  expect(given.map(order => (order as { do: string }).do)).toEqual([
    'done',
    'march',
    'halt',
    'march',
    'halt',
    'done',
  ])
})

test('[CLI] a marching stack can be sent on', async () => {
  const played = await saxons('move harold to thames', 'move harold to mercia')
  expect(placeOf(played, 'harold')).toBe('mercia')
})

test("[CLI] a single counter gets the reason why it can't go, even while another marches", async () => {
  const played = await saxons('move harold to thames', 'move fyrd of york to holderness')
  expect(after(played, 'move fyrd of york to holderness')).toMatch(/^Fyrd of York can’t get .*needs a leader/)
})

test('[CLI] ambiguous names are not guessed', async () => {
  const played = await saxons('move fyrd to london', 'move harold to w', 'move to york')
  expect(after(played, 'move fyrd to london')).toMatch(
    /^'fyrd' could be Fyrd of London, [^]* or Fyrd of \w+\.\n$/,
  )
  expect(after(played, 'move harold to w')).toMatch(/^'w' could be /)
  expect(after(played, 'move to york')).toMatch(/^Which stack, and where to\?/)
  expect(placeOf(played, 'harold')).toBe('london')
})

test("[CLI] it says why a stack can't go somewhere, and where it could", async () => {
  const played = await saxons(
    'move harold, gyrth to york',
    'move fyrd of wessex to the weald',
    'move thegns of kent to normandy',
    'move fyrd of york to holderness',
    'move hardrada to york',
  )
  expect(after(played, 'move harold, gyrth to york')).toBe(
    'These counters aren’t in one region: Harold (London) and Gyrth (East Anglia).\n',
  )
  expect(after(played, 'move fyrd of wessex to the weald')).toMatch(
    /^Fyrd of Wessex can’t get to The Weald this turn: moving there takes 3 MP, and Fyrd of Wessex\s+has\s+½\s+MP left\. They\s+can go to [^]*Winchester/,
  )
  expect(after(played, 'move thegns of kent to normandy')).toMatch(/needs a leader/)
  expect(after(played, 'move fyrd of york to holderness')).toMatch(/needs a leader/)
  expect(after(played, 'move hardrada to york')).toBe(
    "You have no counter called 'hardrada', and none in a region of that name.\n",
  )
})

test('[CLI] reach shows where a stack can go, and the cost', async () => {
  const played = await saxons('reach harold')
  const lines = after(played, 'reach harold').split('\n')
  expect(lines[0]).toBe('Harold can go to:')
  expect(lines).toContain('  East Anglia, ½ MP')
  expect(lines).toContain('  York, 1½ MP by way of East Anglia, Lindsey')
})

test('[CLI] there is nothing to search, hide, reveal or sortie from where the rules have nothing', async () => {
  const played = await saxons(
    'search york',
    'hide london',
    'reveal london',
    'sortie london',
    'sally london',
    'halt',
  )
  expect(after(played, 'search york')).toBe('You can’t search York: no enemies are hidden there.\n')
  expect(after(played, 'hide london')).toMatch(/leaders hide only with hidden units\.\n$/)
  expect(after(played, 'reveal london')).toBe('None of your counters in London can do that now.\n')
  expect(after(played, 'sortie london')).toBe(after(played, 'sally london'))
  expect(after(played, 'sally london')).toBe('None of your counters in London can do that now.\n')
  expect(after(played, 'halt')).toBe('You can’t halt: no stack is on the march.\n')
})

test('[CLI][W-A2.2-shelter] shelter puts a stack into the fortress of its region', async () => {
  const played = await saxons('shelter ansgar, fyrd of london', 'stack')
  expect(after(played, 'stack')).toContain('London: in the fortress: Ansgar the Staller ★, 1 unit (CF 2)')
})

test('[CLI][G-41][W-4.1.2-hide] reveal turns hidden counters face up, and hide turns them down again', async () => {
  const opened = openWar('missouri-1861') as WarPack
  const { s } = opened
  const csa = s.players.findIndex(({ id }) => id === 'csa')
  const lying = s.setup.hidden.findIndex((hidden, c) => hidden === 1 && s.owner[c] === csa)
  const region = s.map.regions[s.setup.where[lying] as number]?.id ?? ''
  const seats = s.players.map((_, player) => (player === csa ? HUMAN : 'random'))
  const session = warTable(opened, 'bushwhackers', seats)
  const at = typist(orders('Confederates', `reveal ${region}`, 'log 1', `hide ${region}`, 'log 1'))
  await sit(sittingOf(session, at, null))
  expect(session.answers.filter(({ player }) => player === csa).slice(-2)).toMatchObject([
    { answer: { do: 'uncover', stack: [lying] } },
    { answer: { do: 'hide', stack: [lying] } },
  ])
  expect(session.table.game.p.hidden[lying]).toBe(1)
})
