import type { Page } from 'playwright-core'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { CHROMIUM_ARGS, findChromium } from '@sandtable/testkit'
import { chromium } from 'playwright-core'
import { answer, asks, battleOptions, button, clickRegion, playTo, readyStack, tapRegion } from './player.ts'
import { startBattle, endPart, ownGroups, untilAsked } from './hallam.ts'
import { fightAtYork, untilOrders } from './fulford.ts'
import { add, startSkirmish, lead } from './skirmish.ts'
import { aimAtRodna, besiegeRodna } from './rodna.ts'
import { startGame } from './start-game.ts'
import { openHouse, PHONE } from './house.ts'

/** Makes the pictures in docs/screens from games that are really played: `npm run screens`. */
const ROOT = join(import.meta.dirname, '../../..')
const FOLDER = join(ROOT, 'docs/screens')

/** Small enough that no picture of a map weighs too much; a battle has more to show, and weighs less. */
const SCREEN = { width: 1200, height: 750 }
const ROOMY = { width: 1440, height: 900 }
/** A battlefield is dense, and weighs more than a map. */
const DENSE = { width: 1120, height: 700 }

const found = await findChromium()
if ('missing' in found) throw new Error(found.missing)
mkdirSync(FOLDER, { recursive: true })
const browser = await chromium.launch({ executablePath: found.path, args: [...CHROMIUM_ARGS] })
const house = await openHouse(join(ROOT, 'apps/web/dist'), browser)

/** Takes a picture when everything is at rest. */
async function take(page: Page, name: string, part: string | null = null): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.mouse.move(0, 0)
  await page.waitForTimeout(700)
  const path = join(FOLDER, `${name}.png`)
  if (part === null) await page.screenshot({ path })
  else await page.locator(part).first().screenshot({ path })
  console.log(`docs/screens/${name}.png`)
}

/** Missouri 1861 with a stack picked up and a way chosen. */
async function missouri(page: Page): Promise<void> {
  await startGame(page, 'Missouri 1861')
  await playTo(page, ask => ask === 'orders')
  await take(page, 'map')
  await page.getByRole('button', { name: /^Zoom in/ }).click()
  await page.getByRole('button', { name: /^Zoom in/ }).click()
  await take(page, 'map-near', 'main')
  await page.getByRole('button', { name: /^Show the whole map/ }).click()
  await readyStack(page, 'Lyon').click()
  await page.getByRole('listbox').waitFor()
  await take(page, 'stack')
  await page.emulateMedia({ colorScheme: 'dark' })
  await take(page, 'dark')
}

/** The large table: Lyon's army is picked up, and the odds of his march are shown. */
async function lyon(page: Page): Promise<void> {
  await startGame(page, 'Missouri 1861')
  await playTo(page, ask => ask === 'orders')
  await readyStack(page, 'Lyon').click()
  await clickRegion(page, 'Jefferson City')
  await page
    .getByText(/hold the field/)
    .first()
    .waitFor()
  await take(page, 'table')
}

/** The battle of Fulford: the odds, a loss to choose, and the replay of the war. */
async function fulford(page: Page): Promise<void> {
  await untilOrders(page)
  await readyStack(page, 'Hardrada').click()
  await clickRegion(page, 'York')
  await button(page, /See the odds/).click()
  await page
    .getByRole('dialog')
    .getByText(/hold the field/)
    .first()
    .waitFor()
  await take(page, 'odds')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('h')
  await take(page, 'cards')
  await page.keyboard.press('Escape')
  await fightAtYork(page)
  for (let ask = await asks(page); ask === 'battle' || ask === 'skip'; ask = await asks(page)) {
    if (ask === 'battle' && (await battleOptions(page).filter({ hasText: 'Take it' }).count()) > 0) break
    await answer(page, ask)
  }
  await page.setViewportSize(ROOMY)
  await take(page, 'battle')
  await playTo(page, ask => ask === 'outcome')
  await take(page, 'aftermath')
  await page.setViewportSize(SCREEN)
  await playTo(page, ask => ask === 'options' || ask === 'orders' || ask === 'over')
  await page.goto(`/replay/${new URL(page.url()).pathname.split('/')[2] ?? ''}`)
  await page.getByRole('slider').first().waitFor()
  await take(page, 'replay')
  await page.goto('/')
  await page.getByText('Your games').waitFor()
  await take(page, 'lobby')
}

/** The siege of Rodna: the die has fallen. */
async function rodna(page: Page): Promise<void> {
  await aimAtRodna(page)
  await besiegeRodna(page)
  await playTo(page, ask => ask === 'siege')
  await take(page, 'siege')
}

async function phone(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play the bot: Hastings 1066' }).tap()
  await playTo(page, ask => ask === 'orders')
  await tapRegion(page, 'Holderness')
  await tapRegion(page, 'York')
  await take(page, 'phone')
}

/** Hallam Junction: a mortar aims, and a group marches on a phone. */
async function hallam(page: Page): Promise<void> {
  await startBattle(page)
  await endPart(page)
  await untilAsked(page)
  await page.getByRole('row', { name: 'Old Martha' }).getByRole('button').click()
  await page.locator('[data-targets] button').first().click()
  await page.locator('[data-confirm]:enabled').waitFor()
  await take(page, 'manpower-battle')
}

async function hallamOnPhone(page: Page): Promise<void> {
  await startBattle(page)
  await ownGroups(page).first().click({ force: true })
  await page.keyboard.press('Shift+ArrowUp')
  await take(page, 'manpower-phone')
}

/** A skirmish on Hill 41: its leader is chosen, and an army is bought. */
async function skirmish(page: Page): Promise<void> {
  await startSkirmish(page)
  await lead(page)
  await add(page, 'riflemen-ww2', 8)
  await add(page, 'assault-infantry', 3)
  await add(page, 'machine-gun-team', 3)
  await add(page, '81-mm-mortar', 1)
  await add(page, 'medium-tank', 3)
}

/** A volley beside a real table, its dice typed in. */
async function miniatures(page: Page): Promise<void> {
  await page.goto('/miniatures')
  await page.getByRole('button', { name: /^Hill 41/ }).click()
  await page.getByLabel('Attacker', { exact: true }).selectOption({ label: '6th Rifles, Riflemen · 60 left' })
  await page.getByRole('switch', { name: '5 m higher or more' }).last().check()
  await page.getByRole('button', { name: 'Something else for West company' }).click()
  for (const die of ['4', '5'])
    await page
      .getByRole('group', { name: /^The next die/ })
      .getByRole('button', { name: die })
      .click()
  await take(page, 'miniatures')
}

const large = await house.guest({ viewport: SCREEN })
await lyon((await house.guest({ viewport: SCREEN })).page)
await missouri(large.page)
await large.page.emulateMedia({ colorScheme: 'light' })
await fulford(large.page)
await rodna((await house.guest({ viewport: ROOMY })).page)
await phone((await house.guest({ ...PHONE, deviceScaleFactor: 1 })).page)
await hallam((await house.guest({ viewport: DENSE })).page)
await hallamOnPhone((await house.guest({ ...PHONE, deviceScaleFactor: 1 })).page)
const mustering = (await house.guest({ viewport: ROOMY })).page
await skirmish(mustering)
await take(mustering, 'skirmish')
await miniatures((await house.guest({ ...PHONE, deviceScaleFactor: 1 })).page)
await browser.close()
await house.close()
