import { createElement } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ScenarioSummary } from '@sandtable/protocol'
import type { Plug } from './plug.ts'
import { addWords, startWords } from '../words/words.ts'
import { draw } from '../testing/draw.ts'
import { goldRun } from '../testing/gold-run.ts'
import { layFlat } from '../testing/flat.tsx'
import { lobby } from '../words/en/lobby.ts'
import { isOnPaper, plugIn, systemOf, titleOf } from './plugged.ts'
import { rulebook } from '../rules/rulebook.ts'

layFlat()
await startWords(false)
addWords({ lobby })
const { PageHead } = await import('../lobby/page-head.tsx')
const { PrintLinks } = await import('../lobby/print-links.tsx')
const { RulesPage } = await import('../rules/rules-page.tsx')
const { ScenarioCard } = await import('../lobby/scenario-card.tsx')

/** A system with only the required parts. */
const LEAST: Plug = {
  name: 'gold-run',
  title: 'Gold Run',
  plain: (pack, use) => Promise.resolve(use(goldRun(pack as never))),
}

const BOOKISH: Plug = {
  ...LEAST,
  name: 'bookish',
  title: 'Bookish',
  words: { 'lobby:system-bookish': 'Bookish, by heart · {{when}}' },
  rules: () => Promise.resolve({ default: '## Turns\n\n- **T-1** [A] A turn.\n' }),
  onPaper: true,
}

const COPSES: ScenarioSummary = {
  id: 'copses',
  ruleset: 'gold-run',
  pack: 'p',
  title: 'The gold of the copses',
  when: 'Long ago',
  about: '',
  tagline: null,
  minutes: null,
  difficulty: null,
  turns: 2,
  players: [],
  bots: [],
}

beforeAll(() => plugIn([LEAST, BOOKISH]))
afterAll(() => plugIn([]))

const cardOf = (ruleset: string): Promise<string> =>
  draw(
    createElement(ScenarioCard, {
      scenario: { ...COPSES, ruleset },
      busy: false,
      play: () => {},
      choose: () => {},
    }),
  )

test('a card names a system by its title or by words of its own, and an unknown one by its name', async () => {
  expect(await cardOf('gold-run')).toContain('Gold Run · Long ago')
  expect(await cardOf('bookish')).toContain('Bookish, by heart · Long ago')
  expect(await cardOf('chess')).toContain('chess · Long ago')
  expect(titleOf('gold-run')).toBe('Gold Run')
  expect(() => systemOf('chess')).toThrow('can’t show games of chess')
})

test('parts that a system lacks are left out: a rule book, pages, printing', async () => {
  const links = (ruleset: string) => draw(createElement(PrintLinks, { scenario: { ...COPSES, ruleset } }))
  expect([await links('gold-run'), isOnPaper('chess')]).toEqual(['', false])
  expect(await links('bookish')).toContain('/copses')
  const books = await draw(createElement(RulesPage, { book: 'gold-run' }))
  expect([books.includes('/rules/bookish'), books.includes('/rules/gold-run')]).toEqual([true, false])
  expect((await rulebook('gold-run')).rules.size).toBe(0)
  expect([...(await rulebook('bookish')).rules.keys()]).toEqual(['T-1'])
  expect(await draw(createElement(PageHead, { at: '/' }))).toContain('/rules')
})
