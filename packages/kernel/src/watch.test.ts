import { expect, test } from 'vitest'
import type { Chronicle, Watch } from './index.ts'
import type { Tally } from '../test/tally.ts'
import { catchUp, emit, lookAgain, watch } from './index.ts'
import { game, tally } from '../test/tally.ts'

const RULES = tally({
  a: g => emit(g, { is: 'said', player: 0, word: 'hush' }),
  b: g => emit(g, { is: 'added', by: 2 }),
  c: g => emit(g, { is: 'told', player: 1, word: 'aloud' }),
})

type Tale = readonly [is: string, total: number, before: number | null]

const CHRONICLE: Chronicle<Tally, Tale> = {
  tell: (e, view, before) => [e.is, view.total, before?.total ?? null],
  keeps: e => e.is === 'added',
}

const G = game(RULES)
const LOG = G.log ?? []

const watching = (eyes: number | null | 'all', redacted = false): Watch<Tally, Tale> =>
  watch(RULES, G.s, eyes, redacted)

test('a viewer is shown what it may see, each event once, with the view just after it', () => {
  const w = watching(1)
  expect(catchUp(RULES, G.s, w, LOG.slice(0, 2), CHRONICLE)).toEqual([['added', 2, 0]])
  expect(catchUp(RULES, G.s, w, LOG, CHRONICLE)).toEqual([['told', 2, null]])
  expect(catchUp(RULES, G.s, w, LOG, CHRONICLE)).toEqual([])
  expect(w.tale.map(([is]) => is)).toEqual(['added', 'told'])
  expect(w.view).toEqual({ total: 2, words: ['?', 'aloud'] })
})

test('an open viewer is shown everything, and so is the reader of a log redacted for them', () => {
  const all = watching('all')
  catchUp(RULES, G.s, all, LOG, CHRONICLE)
  expect(all.tale.map(([is]) => is)).toEqual(['said', 'added', 'told'])
  expect(all.view).toEqual(G.p)
  const redacted = watching(1, true)
  catchUp(RULES, G.s, redacted, LOG, CHRONICLE)
  expect(redacted.tale).toHaveLength(3)
})

test('a viewer forgets events that were taken back, and is shown nothing new', () => {
  const w = watching('all')
  catchUp(RULES, G.s, w, LOG.slice(0, 2), CHRONICLE)
  lookAgain(RULES, G.s, w, LOG.slice(0, 1), CHRONICLE)
  expect([w.shown, w.tale.length, w.view.total]).toEqual([1, 1, 0])
  lookAgain(RULES, G.s, w, LOG, CHRONICLE)
  expect([w.shown, w.tale.length]).toEqual([1, 1])
})
