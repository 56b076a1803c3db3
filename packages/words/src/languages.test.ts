import { expect, test } from 'vitest'
import { languageOf, PSEUDO, voiceIn } from './index.ts'

test('the first language that somebody wants and that there is is spoken, whatever the country', () => {
  const all = ['en', PSEUDO, 'de', 'pt-BR']
  expect(languageOf(['de-AT', 'en'], all)).toBe('de')
  expect(languageOf(['fr', 'PT-br'], all)).toBe('pt-BR')
  expect(languageOf(['fr', 'pt'], all)).toBe('en')
  expect(languageOf([PSEUDO, 'de'], all)).toBe(PSEUDO)
})

test('only the table of the language that is spoken is loaded, and English stands in for what does not come', async () => {
  const loaded: string[] = []
  const tables = {
    en: { gone_one: '{{count}} unit lost', gone_other: '{{count}} units lost' },
    others: {
      cs: async () => {
        loaded.push('cs')
        return { gone_one: '{{count}} padlý', gone_few: '{{count}} padlí', gone_other: '{{count}} padlých' }
      },
      de: () => Promise.reject(new Error('not found')),
    },
  }
  const lost = async (language: string): Promise<string> =>
    (await voiceIn(tables, language))('gone', { count: 3 })
  expect([await lost('en-GB'), await lost('fr'), await lost('de')]).toEqual(Array(3).fill('3 units lost'))
  expect(loaded).toEqual([])
  expect([await lost('cs-CZ'), loaded]).toEqual(['3 padlí', ['cs']])
  expect(await lost(PSEUDO)).toMatch(/^⟦3 .*·⟧$/)
})
