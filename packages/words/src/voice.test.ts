import { expect, test } from 'vitest'
import { pseudo, voiceOf } from './index.ts'

const TABLE = {
  'count:step_one': '{{count}} step',
  'count:step_other': '{{count}} steps',
  paid: 'paid {{sum, money}}',
  change: '{{change, signed}} for {{names}}',
  offered: '{{names, or}}?',
  left: '{{left}} left of {{whole}}',
  chance: '{{share, percent}} hold',
  taken: 'took the {{work, small}}',
} as const

test('a phrase is said in the form for its number, with its lists, sums and signs written by the language', () => {
  const voice = voiceOf(TABLE)
  expect(voice('count:step', { count: 1 })).toBe('1 step')
  expect(voice('count:step', { count: 12 })).toBe('12 steps')
  expect(voice('paid', { sum: 6 })).toBe('paid $6')
  expect(voice('change', { change: -2, names: ['Harold', 'Gyrth', 'Leofwine'] })).toBe(
    '−2 for Harold, Gyrth and Leofwine',
  )
  expect(voice('change', { change: 0, names: [] })).toBe('0 for ')
  expect(voice('offered', { names: ['York', 'Kent'] })).toBe('York or Kent?')
  expect(voice('left', { left: -1.5, whole: 1200 })).toBe('−1.5 left of 1,200')
  expect(voice('chance', { share: 0.634 })).toBe('63% hold')
  expect(voice('taken', { work: 'Field hospital' })).toBe('took the field hospital')
})

test('another language counts, lists and writes numbers in its own way', () => {
  const voice = voiceOf(
    { ...TABLE, 'count:step_few': '{{count}} kroky', change: '{{change, signed}} pro {{names}}' },
    'cs',
  )
  expect(voice('count:step', { count: 3 })).toBe('3 kroky')
  expect(voice('change', { change: 1.5, names: ['Harold', 'Gyrth'] })).toBe('+1,5 pro Harold a\u00a0Gyrth')
})

test('names keep their braces, markup and signs, whatever their source', () => {
  const voice = voiceOf(TABLE)
  expect(voice('offered', { names: ['<b>{{left}}</b>', '$t(paid)'] })).toBe('<b>{{left}}</b> or $t(paid)?')
})

test('a key that the table lacks is said as it is', () => {
  expect(voiceOf<Record<string, string>>(TABLE)('no:such')).toBe('no:such')
})

test('the pseudo-language marks and lengthens phrases and leaves their places alone', () => {
  const voice = voiceOf(pseudo(TABLE))
  expect(voice('paid', { sum: 6 })).toBe('⟦påîď $6········⟧')
  expect(voice('count:step', { count: 2 })).toMatch(/^⟦2 šţépš·+⟧$/)
})
