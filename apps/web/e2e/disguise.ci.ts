import { describe, expect, test } from 'vitest'
import type { Stop } from './stops.ts'
import { BATTLE, PAGES, WAR } from './stops.ts'
import { inBrowser } from './in-browser.ts'
import { inDisguise, knownNames, overflowing, undisguised } from './disguise.ts'
import { PHONE } from './house.ts'

const WALKS: Readonly<Record<string, readonly Stop[]>> = {
  'on its pages': PAGES,
  'at a war': WAR,
  'at a battle in metres': BATTLE,
}

describe.each([
  ['a wide screen', {}],
  ['a phone', PHONE],
])('on %s', (_screen, wishes) => {
  inBrowser('in the pseudo-language', welcome => {
    test('the head of the page is in its language too', async () => {
      const { page } = await welcome(wishes)
      await inDisguise(page)
      await page.goto('/learn')
      await page.locator('h1').first().waitFor()
      const [language, ...texts] = await page.evaluate(() => [
        document.documentElement.lang,
        document.title,
        document.querySelector('meta[name="description"]')?.getAttribute('content'),
      ])
      expect(language).toBe('en-XA')
      for (const text of texts) expect(text).toMatch(/^⟦.*⟧$/)
    })

    test.each(Object.keys(WALKS))('every text %s comes from a table of words, and has room', async walk => {
      const { page } = await welcome(wishes)
      await inDisguise(page)
      await page.goto('/learn')
      const names = await knownNames(new URL(page.url()).origin)
      for (const { name, go } of WALKS[walk] ?? []) {
        await go(page)
        await expect.poll(() => undisguised(page, names), { message: name, timeout: 3_000 }).toEqual([])
        await expect.poll(() => overflowing(page), { message: name, timeout: 3_000 }).toEqual([])
      }
    })
  })
})
