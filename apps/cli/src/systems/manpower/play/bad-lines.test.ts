import { expect, test } from 'vitest'
import type { FieldPack } from '@sandtable/shelf'
import { COLDWATER, typedAt } from '../testing/coldwater.ts'
import { openPack } from '../../../open-pack.ts'

const HILL = openPack('hill-41') as FieldPack
const MARSH = openPack('lantern-marsh') as FieldPack

/** The output after a line, up to the next prompt. */
const answerTo = (paper: string, line: string): string =>
  paper.slice(paper.indexOf(`> ${line}\n`) + line.length + 3).split(/^\S*> |^Press Enter/m)[0] ?? ''

test('[CLI] a meaningless line is answered in words, and nothing is lost', async () => {
  const lines = [
    'move weavers',
    'move weavers NaN NaN',
    'move weavers 5',
    'move weavers -5 -9',
    'move weavers 1e9 1e9',
    'move weavers 99999999999999999999 5',
    'move weavers 300 300 facing up',
    'move nobody 300 300',
    `move ${'x'.repeat(5000)} 300 300`,
    'turn weavers up',
    'order weavers open 0',
    'order weavers 99999999999999999999',
    'split weavers 0',
    'split weavers 99999999999999999999',
    'merge weavers',
    'board weavers',
    'log 0',
    'log many',
    '',
  ]
  const { session, after } = await typedAt(COLDWATER, ...lines)
  expect(session.answers).toEqual([])
  for (const line of lines) expect(after(line)).toMatch(/^\S[^\n]{0,99}\n( {2}\S[^\n]{0,97}\n)*$/)
  expect(after('turn weavers up')).toBe("'up' isn’t a direction: n, ne, e, se, s, sw, w or nw.\n")
  expect(after('order weavers open 0')).toBe('Weavers: a group has at least one file.\n')
  expect(after('merge weavers')).toBe('Join it to which of your groups?\n')
  expect(after('board weavers')).toBe('Which of your carriers?\n')
  expect(after('log 0')).toBe('How many lines? For example: log 30\n')
})

test('[CLI] [MG-exact] points are typed to the centimetre, and no finer', async () => {
  const lines = ['move outriders 260.123456 600', 'move outriders 260.12 600']
  const { session, after } = await typedAt(COLDWATER, ...lines)
  expect(after(lines[0] as string)).toBe("Give metres with two decimals at most: '260.123456' has more.\n")
  expect(session.answers.map(({ answer }) => answer)).toMatchObject([{ path: [[26_012, 60_000]] }])
})

test('[CLI] [MG-opp] fire without a firer is no answer to a move, and a count may come without a name', async () => {
  const { session, typist } = await typedAt(
    HILL,
    'done',
    'move storm company ash 758 304',
    'fire x0',
    'fire battery x0',
    'fire battery using slings',
    'fire x1',
  )
  const paper = typist.paper()
  expect(answerTo(paper, 'fire x0')).toBe('Battery on the crest: x0 fires no shots. Type x3 for three.\n')
  expect(answerTo(paper, 'fire battery using slings')).toBe(
    "Battery on the crest has no weapon called 'slings'. It has Field gun.\n",
  )
  expect(paper).toMatch(
    /moving: Storm company Ash, now at \d+ \d+\n {2}can fire: Battery on the crest \([\d,]+ m\)/,
  )
  expect(session.table.game.log?.some(e => e.is === 'opportunity-taken')).toBe(true)
})

test('[CLI] [MG-ind-one] a group that shares an inaccuracy roll gets that reason when asking for another', async () => {
  const { typist } = await typedAt(
    HILL,
    'done',
    'done',
    'done',
    'aim special 1070 1190 side',
    'aim corps guns 1070 1190 group',
    'aim corps guns 1070 1190 x0',
    'aim mortars 1070 1190',
    'fire 6th at west company',
  )
  const paper = typist.paper()
  expect(answerTo(paper, 'aim corps guns 1070 1190 group')).toBe(
    'Corps guns: scatter has already been rolled once for all of them.\n',
  )
  expect(answerTo(paper, 'aim corps guns 1070 1190 x0')).toContain('x0 fires no shots')
  expect(answerTo(paper, 'aim mortars 1070 1190')).toBe(
    'Mortars: its range is 800 m, and the target is 1,121 m away.\n',
  )
  expect(answerTo(paper, 'fire 6th at west company')).toMatch(
    /West company: its range is 400 m, and the target is 1,101 m\s+away\.\n/,
  )
})

test("[CLI] [M-spl-target-late] a spell that takes effect isn't started again for lack of a target", async () => {
  const { session, typist } = await typedAt(
    MARSH,
    'done',
    'done',
    'done',
    'done',
    'cast fireball by fire keepers at knights',
    'cast haste by three keepers at marsh spears',
    'cast fireball by fire keepers',
    'done',
    'done',
    'done',
    'done',
    'cast fireball',
    'cast fireball at readers of the first',
  )
  const paper = typist.paper()
  expect(answerTo(paper, 'cast fireball by fire keepers at knights')).toBe(
    'Fireball: choose its target when it takes effect, not before.\n',
  )
  expect(answerTo(paper, 'cast haste by three keepers at marsh spears')).toBe(
    'Haste: Three Keepers doesn’t know it.\n',
  )
  expect(paper).toContain('ready, and still without a target: Fireball (cast Fireball at TARGET)')
  expect(answerTo(paper, 'cast fireball')).toContain(
    'Fireball is ready. Choose its target, a group or X Y: cast Fireball at TARGET',
  )
  expect(answerTo(paper, 'cast fireball at readers of the first')).toMatch(/^Fireball: [^\n]+\.\n$/)
  expect(session.table.game.p.castings).toMatchObject([{ begun: 1, due: 2, aim: null }])
})

test('[CLI] an item that costs too much shows its price, however high it is', async () => {
  const { typist } = await typedAt(MARSH, 'buy 0 spearman', 'buy 99999999999999999999 spearman')
  const paper = typist.paper()
  expect(answerTo(paper, 'buy 0 spearman')).toBe('Buy what? For example: buy 40 riflemen as Alder\n')
  expect(answerTo(paper, 'buy 99999999999999999999 spearman')).toMatch(
    /^You can’t buy Spearman 21: a stack can have 10,000 units at most\.\n/,
  )
})

test('[CLI] [MG-carry] an order to a carried group says where it is, not that there is none', async () => {
  const { typist } = await typedAt(
    openPack('kestrel-station') as FieldPack,
    'done',
    'move sappers 1500 70',
    'pass',
    'board sappers right carriers',
    'pass',
    'move sappers 1500 90',
    'group sappers',
    'out left company',
  )
  const paper = typist.paper()
  expect(answerTo(paper, 'move sappers 1500 90')).toBe('Sappers isn’t on the field (on a carrier).\n')
  expect(answerTo(paper, 'group sappers')).toContain('\n  on Right carriers; speed 250\n')
  expect(answerTo(paper, 'out left company')).toBe(
    'Left company: they aren’t on a carrier or in a building.\n',
  )
})

test('[CLI] [MG-opp] a named weapon is the one that fires at a mover', async () => {
  const fired = async (line: string): Promise<unknown> => {
    const hallam = openPack('hallam-junction') as FieldPack
    return (await typedAt(hallam, 'move 1st rifles 430 560', line)).session.answers.at(-1)?.answer
  }
  expect(await fired('fire duchess')).toMatchObject({ do: 'fire', attack: 0 })
  expect(await fired('fire duchess using gun')).toMatchObject({ do: 'fire', attack: 1 })
})
