/**
 * Measures the built table in this folder in a real Chromium: `node main.ts FOLDER` prints the figures as JSON, or null where there
 * is no browser. Frames come as fast as they can be made, not as often as a screen shows them.
 */
import type { Browser } from 'playwright-core'
import { CHROMIUM_ARGS, findChromium } from '@sandtable/testkit'
import { chromium } from 'playwright-core'
import { startBattle, untilAsked } from '../hallam.ts'
import { startGame } from '../start-game.ts'
import { asks, button, playTo } from '../player.ts'
import { openHouse } from '../house.ts'
import { CROWD, crowd } from './crowd.ts'
import { measureMotion } from './motion.ts'
import { measurePlayback } from './playback-frames.ts'
import { measurePickUp } from './pick-up.ts'
import { scriptOf } from './first-load.ts'

const LARGEST = 'Mongols 1241'
const UNBRIDLED = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

async function measure(pages: string, executablePath: string): Promise<Record<string, number>> {
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS, ...UNBRIDLED] })
  const house = await openHouse(pages, browser)
  const { page } = await house.guest()
  const lobbyScript = await scriptOf(page, async () => {
    await page.goto('/')
    await button(page, /^Play the bot/).waitFor()
  })
  await startGame(page, LARGEST)
  await playTo(page, ask => ask === 'orders')
  const picked = await measurePickUp(page)
  const motion = await measureMotion(page)
  const storageState = await page.context().storageState()
  const again = await house.guest({ storageState })
  const tableScript = await scriptOf(again.page, async () => {
    await again.page.goto(page.url())
    await asks(again.page)
  })
  const crowded = await crowdMotion(pages, browser)
  const battle = await house.guest()
  await startBattle(battle.page)
  const besides = await house.guest({ storageState: await battle.page.context().storageState() })
  const battleScript = await scriptOf(besides.page, async () => {
    await besides.page.goto(battle.page.url())
    await untilAsked(besides.page)
  })
  const waiting = await house.guest({ reducedMotion: 'no-preference' })
  await startGame(waiting.page, LARGEST)
  await playTo(waiting.page, ask => ask === 'orders')
  const playback = await measurePlayback(waiting.page)
  await browser.close()
  await house.close()
  const reach = 1000 * (picked.toSorted((a, b) => a - b)[picked.length >> 1] as number)
  return { ...motion, playback, reach, lobbyScript, tableScript, battleScript, ...crowded }
}

/** The same of a battlefield on which every one of 2,000 men is drawn. */
async function crowdMotion(pages: string, browser: Browser): Promise<Record<string, number>> {
  const house = await openHouse(pages, browser, [crowd()])
  const { page } = await house.guest()
  await startGame(page, CROWD)
  await untilAsked(page)
  await page.getByRole('button', { name: 'Man', exact: true }).click()
  await page.getByRole('button', { name: 'Man', exact: true, pressed: true }).waitFor()
  const { us, canvas, cpu, canvasCpu, sharp } = await measureMotion(page)
  await house.close()
  return { crowd: us, crowdCanvas: canvas, crowdCpu: cpu, crowdCanvasCpu: canvasCpu, crowdSharp: sharp }
}

const found = await findChromium()
console.log(JSON.stringify('missing' in found ? null : await measure(process.argv[2] as string, found.path)))
