import i18next from 'i18next'
import { expect, test } from 'vitest'
import { addWords, startWords } from './words.ts'
import { field } from '../systems/manpower/words/en/field.ts'
import { miniatures } from '../systems/manpower/words/en/miniatures.ts'

test.each([
  [false, 'Click somewhere else.', 'Press the button, or click elsewhere.'],
  [true, 'Tap somewhere else.', 'Press the button, or tap elsewhere.'],
])('on a touch screen (%s) one taps, with a mouse one clicks', async (isTouch, begins, goesOn) => {
  await startWords(isTouch)
  addWords({ field }, 'manpower')
  expect(i18next.t('field:place:not:hint')).toBe(begins)
  expect(i18next.t('field:out:hint')).toBe(goesOn)
  expect(i18next.t('field:initiative:nth', { count: 2, ordinal: true })).toBe('2nd')
})

test('what is said of a group reads right of one and of many', () => {
  const ofOne = Object.values({ ...field, ...miniatures }).filter(text =>
    /\{\{who\}\} (is|has|[a-z]+s)\b/.test(text),
  )
  expect(ofOne).toEqual([])
})
