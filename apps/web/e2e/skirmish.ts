import type { Page } from 'playwright-core'

/** Starts a skirmish on Hill 41 from the lobby, against the bot. */
export async function startSkirmish(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Skirmish: Hill 41' }).click()
  await page.getByLabel('Era').selectOption('ww2')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForURL(/\/game\//)
}

/** Takes the first leader that the bot hasn't taken. */
export async function lead(page: Page): Promise<void> {
  await page.locator('[data-lead] button[aria-pressed]').first().click()
  await page.locator('[data-confirm]:enabled').click()
  await page.locator('[data-muster]').waitFor()
}

/** Adds units of a kind, several times. */
export async function add(page: Page, unit: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await page.locator(`[data-unit="${unit}"] > button`).click()
}
