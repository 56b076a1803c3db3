import { expect, test } from 'vitest'
import type { Answer, Game, Viewer } from '@sandtable/kernel'
import type { GoldRun } from '@sandtable/testkit'
import { catchUp, encode, isSpace, over, watch } from '@sandtable/kernel'
import { openedPack, systemOf } from '@sandtable/shelf'
import { GOLD_RUN, GOLD_RUN_SYSTEM } from '@sandtable/testkit'
import type { Seen } from '../game/live-game.ts'
import type { PlainTale } from './plain.ts'
import { draw } from '../testing/draw.ts'
import { drawReplay } from '../replay/testing/draw-replay.tsx'
import { goldRun } from '../testing/gold-run.ts'
import { paper } from '../testing/flat.tsx'
import { lookOf, plainChronicle } from './plain.ts'
import { plainOnPaper } from './testing/plain-on-paper.tsx'
import { seenIn } from '../game/testing/seen-in.ts'
import { summaryOf } from '../game/testing/summary-of.ts'
import { walk } from '../testing/walk.ts'

const { plainShow } = await import('./plain-show.tsx')

const PACK = { id: 'copses', ruleset: 'gold-run', players: 2, rounds: 2 }
const PLAIN = goldRun(PACK)
const SUMMARY = summaryOf(openedPack(systemOf(GOLD_RUN_SYSTEM), PACK as never))

/** A viewer's state of a game. */
function seenBy(g: Game<GoldRun>, viewer: Viewer): Seen<GoldRun, PlainTale<GoldRun>> {
  const w = watch<GoldRun, PlainTale<GoldRun>>(GOLD_RUN, PLAIN.s, viewer)
  catchUp(GOLD_RUN, PLAIN.s, w, g.log ?? [], plainChronicle(PLAIN))
  return seenIn(g, viewer, {
    tale: w.tale,
    outcome: over(g) ? { winners: [0], how: 'played' } : null,
  })
}

test('a plain table has a button for each option, in words, and says what is asked', async () => {
  const asked: string[] = []
  const look = async (g: Game<GoldRun>, viewer: Viewer): Promise<number> => {
    const seen = seenBy(g, viewer)
    paper.narrow = false
    const page = await draw(plainOnPaper(PLAIN, SUMMARY, seen))
    const { question, options, drawn } = lookOf(PLAIN, seen, 0)
    for (const line of PLAIN.lines(seen.view as GoldRun['p'])) expect(page).toContain(line)
    expect(page.includes('data-options')).toBe(question !== null)
    for (const { words } of options) expect(page).toContain(`<b>${words}</b>`)
    expect(page.includes('Show other options')).toBe(drawn)
    if (question !== null) asked.push(question)
    return 1
  }
  const how = { seed: 'plain', first: 3, oneIn: 4, most: 1, others: 1 }
  const { pages } = await walk({ rules: GOLD_RUN, s: PLAIN.s, scales: [1], look }, how)
  expect(pages).toBeGreaterThan(20)
  expect(new Set(asked).size).toBeGreaterThan(3)
})

test('of too many options some are listed, others on request, and all of them count', async () => {
  const looks = { drawn: 0, listed: 0 }
  const look = (g: Game<GoldRun>, viewer: Viewer): Promise<number> => {
    const seen = seenBy(g, viewer)
    const open = seen.decision?.options ?? []
    const shown = (draw: number): readonly Answer[] =>
      lookOf(PLAIN, seen, draw).options.map(({ answer }) => answer)
    expect(shown(0)).toEqual(shown(0))
    const counts = isSpace(open) ? shown(0).every(open.has) : encode(shown(0)) === encode(open)
    expect(counts).toBe(true)
    expect(encode(shown(1)) === encode(shown(0))).toBe(!isSpace(open))
    looks[isSpace(open) ? 'drawn' : 'listed']++
    return Promise.resolve(1)
  }
  const how = { seed: 'drawn', first: 5, oneIn: 1, most: 1, others: 1 }
  await walk({ rules: GOLD_RUN, s: PLAIN.s, scales: [1], look }, how)
  expect(looks.drawn).toBeGreaterThan(2)
  expect(looks.listed).toBeGreaterThan(2)
})

test('a plain game is replayed moment by moment, for every viewer', async () => {
  expect(await drawReplay(plainShow(PLAIN), 'plain', 1)).toBeGreaterThan(20)
})
