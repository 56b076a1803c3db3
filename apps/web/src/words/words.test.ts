import type { Translation } from './translation.ts'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { addWords, ownVoice, startWords, wordsReady } from './words.ts'
import { print } from './en/print.ts'
import { field } from '../systems/manpower/words/en/field.ts'
import { miniatures } from '../systems/manpower/words/en/miniatures.ts'

test.each([
  [false, 'Click somewhere else.', 'Press the button, or click elsewhere.'],
  [true, 'Tap somewhere else.', 'Press the button, or tap elsewhere.'],
])('on a touch screen (%s) it says tap, with a mouse click', async (isTouch, begins, goesOn) => {
  await startWords(isTouch)
  addWords({ field }, 'manpower')
  expect(i18next.t('field:place:not:hint')).toBe(begins)
  expect(i18next.t('field:out:hint')).toBe(goesOn)
  expect(i18next.t('field:initiative:nth', { count: 2, ordinal: true })).toBe('2nd')
})

test('phrases about a group fit one unit and many', () => {
  const ofOne = Object.values({ ...field, ...miniatures }).filter(text =>
    /\{\{who\}\} (is|has|[a-z]+s)\b/.test(text),
  )
  expect(ofOne).toEqual([])
})

test('in the pseudo-language each phrase is marked, and its places stay as they are', async () => {
  await startWords(false, 'en-XA')
  addWords({ print, field }, 'manpower')
  await wordsReady()
  expect(i18next.t('print:title')).toMatch(/^⟦.*··⟧$/)
  expect(i18next.t('field:orders:way', { who: 'Old Martha', metres: 1200 })).toMatch(
    /^⟦.*Old Martha 1,200 .*··⟧$/,
  )
  const say = ownVoice({ en: { taken: '{{side}} took {{place}}' }, others: {} })
  expect(say('taken', { side: 'Normans', place: 'York' })).toBe('Normans took York')
  await wordsReady()
  expect(say('taken', { side: 'Normans', place: 'York' })).toMatch(/^⟦Normans .* York·+⟧$/)
  await startWords(false)
})

test('a translation has the phrases of English, and the plurals of its own language', () => {
  const english = {
    'a:turns_one': '{{count}} turn',
    'a:turns_other': '{{count}} turns',
    'a:undo': 'Undo',
  } as const
  const czech: Translation<typeof english> = {
    'a:turns_one': '{{count}} kolo',
    'a:turns_few': '{{count}} kola',
    'a:turns_other': '{{count}} kol',
    'a:undo': 'Zpět',
  }
  // @ts-expect-error One phrase is missing.
  const short: Translation<typeof english> = { 'a:turns_other': '{{count}} kol' }
  // @ts-expect-error One phrase is too many.
  const long: Translation<typeof english> = { ...czech, 'a:redo': 'Znovu' }
  expect(Object.keys({ ...short, ...long })).toHaveLength(5)
})
