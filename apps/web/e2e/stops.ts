import type { Locator, Page } from 'playwright-core'
import { startGame } from './start-game.ts'
import { PATIENCE } from './house.ts'
import { press } from './player.ts'

/** A place where a player stops to read; found without words, which may be in any language. */
export interface Stop {
  readonly name: string
  readonly go: (page: Page) => Promise<void>
}

const main = (page: Page): Locator => page.locator('main').first()
const inDialog = (page: Page): Locator => page.getByRole('dialog')

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await main(page).waitFor()
  await page.locator('h1').first().waitFor()
}

/** Goes to an address without asking the server for it. */
async function within(page: Page, path: string): Promise<void> {
  await page.evaluate(to => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.locator('h1').first().waitFor()
}

/** Pulls up the panel at the foot of a small screen. */
const panel = async (page: Page): Promise<void> => {
  const grab = page.locator('section[data-rest=low] > button').first()
  // The table may pull it up by itself just then.
  if (await grab.isVisible()) await grab.press('Enter', { timeout: 1_500 }).catch(() => {})
}

/** Shows every tab of the panel, one after the other; the last stays. */
const tab = async (page: Page, n: number): Promise<void> => {
  await panel(page)
  await page.getByRole('tab').nth(n).click()
  await page.getByRole('tabpanel').locator('*').first().waitFor()
}

/** Passes until orders are asked for. */
async function untilOrders(page: Page): Promise<void> {
  for (let n = 0; n < 200; n++) {
    if (await page.locator('[data-pile][data-ready=true]').count()) return
    await press(page.locator('[data-options] button').last())
  }
}

const region = (page: Page, name: string): Locator =>
  page.locator(`[data-map] [role=button][aria-label*="${name}, "]`)

async function pressed(page: Page, where: Locator): Promise<void> {
  await where.first().focus()
  await page.keyboard.press('Enter')
}

async function stackOfHarald(page: Page): Promise<void> {
  await page.locator('[data-pile][data-ready=true][aria-label*="Hardrada"]').first().click({ force: true })
  await page.locator('[data-units]').first().waitFor({ state: 'attached' })
}

async function battleOfFulford(page: Page): Promise<void> {
  await pressed(page, region(page, 'York'))
  await page.locator('[data-confirm]:enabled').first().click()
  await page.locator('[data-confirm]').first().waitFor({ state: 'detached' })
  await page.keyboard.press('e')
  const board = page.locator('[role=dialog] footer')
  for (let n = 0; n < 60 && (await board.count()) === 0; n++)
    await press(page.locator('[data-options] button').last())
  await board.waitFor({ timeout: PATIENCE })
}

async function skirmish(page: Page): Promise<void> {
  await open(page, '/')
  await page.locator('article[aria-labelledby=scenario-hill-41] button').first().click()
  await inDialog(page).locator('select').first().waitFor()
}

const begin = async (page: Page): Promise<void> => {
  await inDialog(page).locator('button:not([tabindex="-1"])').last().click()
  await page.waitForURL(/\/game\//)
  await page.locator('[data-lead]').waitFor()
}

export const PAGES: readonly Stop[] = [
  { name: 'lobby', go: page => open(page, '/') },
  {
    name: 'new game',
    go: async page => {
      await page.locator('article button').nth(1).click()
      await inDialog(page).waitFor()
    },
  },
  { name: 'learn', go: page => open(page, '/learn') },
  { name: 'rules of wars', go: page => open(page, '/rules') },
  { name: 'rules of battles', go: page => open(page, '/rules/manpower') },
  { name: 'odds', go: page => open(page, '/odds') },
  { name: 'nothing here', go: page => within(page, '/nothing-here') },
  {
    name: 'no file to replay',
    go: page => page.goto('/replay').then(() => page.getByRole('alert').waitFor()),
  },
  { name: 'miniatures', go: page => open(page, '/miniatures') },
  {
    name: 'roster',
    go: async page => {
      await page.locator('[data-of=roster] button').nth(1).click()
      await page.locator('form fieldset').first().waitFor()
    },
  },
  {
    name: 'miniatures at play',
    go: async page => {
      await open(page, '/miniatures')
      await page.locator('[data-of=roster] ul button').first().click()
      await page.locator('[data-of=attack] select').first().waitFor()
    },
  },
  {
    name: 'sheet of miniatures',
    go: async page => {
      const part = page.locator('button[data-of=sheet]')
      if (await part.isVisible()) await part.click()
      await page.locator('[data-group] button').first().click()
      await inDialog(page).waitFor()
    },
  },
]

export const WAR: readonly Stop[] = [
  {
    name: 'war',
    go: page =>
      startGame(page).then(() =>
        page.locator('[data-options], [data-pile][data-ready=true]').first().waitFor({ state: 'attached' }),
      ),
  },
  { name: 'orders', go: untilOrders },
  {
    name: 'menu',
    go: async page => {
      await page.locator('[aria-haspopup=menu]').first().click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'keys',
    go: async page => {
      await page.keyboard.press('Escape')
      await page.keyboard.press('?')
      await inDialog(page).waitFor()
    },
  },
  ...['log', 'rules', 'replay', 'learn'].map((name, n) => ({
    name,
    go: async (page: Page) => {
      await page.keyboard.press('Escape')
      await tab(page, n)
    },
  })),
  { name: 'a stack', go: stackOfHarald },
  { name: 'a march', go: page => pressed(page, region(page, 'York')) },
  {
    name: 'odds of a march',
    go: async page => {
      await panel(page)
      await page.locator('[data-odds] button').click()
      await inDialog(page).locator('h3').first().waitFor()
    },
  },
  {
    name: 'battle',
    go: async page => {
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await battleOfFulford(page)
    },
  },
  {
    name: 'replay',
    go: page =>
      page.goto(page.url().replace('/game/', '/replay/')).then(() => page.getByRole('slider').waitFor()),
  },
]

export const BATTLE: readonly Stop[] = [
  {
    name: 'battle in metres',
    go: page =>
      startGame(page, 'Hallam Junction').then(() =>
        page.locator('[data-finish]:enabled, [data-place-all]').first().waitFor({ timeout: PATIENCE }),
      ),
  },
  ...['sheet', 'log', 'rules', 'replay', 'learn'].map((name, n) => ({
    name: `${name} of a battle`,
    go: (page: Page) => tab(page, n),
  })),
  {
    name: 'a group',
    go: async page => {
      await page.locator('[data-own=true][data-state=can]').first().click({ force: true })
      await page.locator('[data-group-section]').waitFor({ state: 'attached' })
    },
  },
  { name: 'a move', go: page => page.keyboard.press('Shift+ArrowUp') },
  {
    name: 'targets',
    go: async page => {
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      for (let n = 0; n < 60 && (await page.locator('[data-targets]').count()) === 0; n++) {
        await page.keyboard.press('Escape')
        await press(page.locator('[data-finish]:enabled'))
        await page.keyboard.press('n')
        await panel(page)
      }
    },
  },
  {
    name: 'an aim',
    go: async page => {
      await panel(page)
      await page.locator('[data-targets] button').first().click()
      await page.locator('[data-confirm]:enabled').waitFor()
    },
  },
  { name: 'legend', go: page => page.locator('[data-legend]').click({ force: true }) },
  { name: 'terms of a skirmish', go: skirmish },
  { name: 'leaders', go: begin },
  {
    name: 'army',
    go: async page => {
      await page.locator('[data-lead] button[aria-pressed]').first().click()
      await page.locator('[data-confirm]:enabled').click()
      await page.locator('[data-muster]').waitFor()
      await page.locator('[data-unit=riflemen-ww2] > button, [data-unit] > button').first().click()
    },
  },
]
