import type { Languages } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { joined, languageOf, PSEUDO, voiceIn } from './index.ts'

interface Greeting {
  readonly greeting: string
  readonly [key: string]: string
}
interface Farewell {
  readonly farewell: string
  readonly [key: string]: string
}

const GREETINGS: Languages<Greeting> = {
  en: { greeting: 'Hello' },
  others: {
    de: () => Promise.resolve({ greeting: 'Hallo' }),
    fr: () => Promise.resolve({ greeting: 'Salut' }),
  },
}
const FAREWELLS: Languages<Farewell> = {
  en: { farewell: 'Goodbye' },
  others: { de: () => Promise.resolve({ farewell: 'Tschüss' }) },
}

test('the first preferred language is taken, with or without its country, and else English', () => {
  expect(languageOf(['xx', 'de-AT'], ['en', 'de'])).toBe('de')
  expect(languageOf(['DE'], ['en', 'de'])).toBe('de')
  expect(languageOf(['xx'], ['de'])).toBe('en')
})

test('joined tables are said with one voice; what a language has not is said in English', async () => {
  const both = joined(GREETINGS, FAREWELLS)
  const said = async (language: string): Promise<string[]> => {
    const voice = await voiceIn(both, language)
    return [voice('greeting'), voice('farewell')]
  }
  expect(await said('en')).toEqual(['Hello', 'Goodbye'])
  expect(await said('de-CH')).toEqual(['Hallo', 'Tschüss'])
  expect(await said('fr')).toEqual(['Salut', 'Goodbye'])
  expect((await said(PSEUDO)).every(text => text.startsWith('⟦'))).toBe(true)
})
