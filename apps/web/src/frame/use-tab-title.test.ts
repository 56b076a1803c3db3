import { expect, test } from 'vitest'
import i18next from 'i18next'
import { startWords } from '../words/words.ts'
import { tabTitle } from './use-tab-title.ts'

const players = ['Normans', 'Saxons']
const title = 'Hastings 1066'

test('the tab says whose move it is', async () => {
  await startWords(false)
  const said = (stage: 'gathering' | 'playing' | 'over', waiting: number[], viewer: number | null): string =>
    tabTitle(i18next.t, { stage, waiting }, { title, players, viewer })
  expect(said('playing', [1], 1)).toBe('Your move – Hastings 1066')
  expect(said('playing', [1], 0)).toBe('Saxons to move – Hastings 1066')
  expect(said('playing', [0, 1], null)).toBe('Normans and Saxons to move – Hastings 1066')
  expect(said('gathering', [], 0)).toBe('Hastings 1066')
  expect(said('over', [], 0)).toBe('Hastings 1066 – over')
})
