import type { Page } from 'playwright-core'
import AxeBuilder from '@axe-core/playwright'

const GRAVE: readonly unknown[] = ['serious', 'critical']

/** What axe finds grave on a page, in light and in dark: a line for each rule with the places. */
export async function grave(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // The older way runs in the page itself, and opens no other.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
    for (const { id, impact, nodes } of violations)
      if (GRAVE.includes(impact))
        found.push(`${colorScheme}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  }
  return found
}
