import type { Page } from 'playwright-core'
import AxeBuilder from '@axe-core/playwright'

/**
 * The problems axe finds on a page, in light and in dark: a line for each rule with its places. In the dark only
 * colours differ.
 */
export async function amiss(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(untilColoured)
    // The legacy mode runs in the page itself and opens no other.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules('color-contrast')).analyze()
    for (const { id, impact, nodes } of violations) {
      const places = nodes.map(({ target }) => target.join(' '))
      const real = id === 'label-content-name-mismatch' ? await notDrawn(page, places) : places
      if (real.length > 0) found.push(`${colorScheme}: ${id}, ${impact}: ${real.join(' | ')}`)
    }
  }
  return found
}

/** Runs in the page: buttons turn to another colour gradually. */
async function untilColoured(): Promise<void> {
  await new Promise(requestAnimationFrame)
  const turning = document.getAnimations().filter(one => one instanceof CSSTransition)
  await Promise.allSettled(turning.map(({ finished }) => finished))
}

/** Figures on a drawn counter are a picture of it: its name need not repeat them. */
const notDrawn = (page: Page, places: readonly string[]): Promise<string[]> =>
  page.evaluate(
    all => all.filter(one => document.querySelector(one)?.querySelector('svg text') === null),
    [...places],
  )
