import type { Locator, Page } from 'playwright-core'
import { PATIENCE } from './house.ts'

/** The table waits for a player to take over, look, choose or move; or for nobody. */
export type Ask =
  'curtain' | 'announced' | 'skip' | 'outcome' | 'siege' | 'battle' | 'options' | 'crowd' | 'orders' | 'over'

/** The longest that a bot may think, in milliseconds. */
const THINKING = 3 * PATIENCE

export const battleBoard = (page: Page): Locator => page.getByRole('dialog', { name: /^Battle of/ })
export const siegeBoard = (page: Page): Locator => page.getByRole('dialog', { name: /^Siege of/ })
/** The options of the choice that a battle waits for. */
export const battleOptions = (page: Page): Locator =>
  battleBoard(page).locator('footer [role=group] > div button')
export const options = (page: Page): Locator => page.locator('[data-options] button')
export const region = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Map' }).getByRole('button', { name: new RegExp(`^${name}, `) })
/** A stack that can move, in the list of them. */
export const readyStack = (page: Page, name: string): Locator =>
  page.getByRole('complementary').getByRole('button', { name: new RegExp(`${name}.* MP$`) })
export const button = (page: Page, name: RegExp): Locator => page.getByRole('button', { name }).first()
export const whatNow = (page: Page): Locator => page.locator('[role=status][aria-atomic]').first()

/** Waits until the player has something to do, and says what. */
export async function asks(page: Page): Promise<Ask> {
  const handle = await page.waitForFunction(signOnScreen, null, { timeout: THINKING, polling: 50 })
  return (await handle.jsonValue()) as Ask
}

/** Runs in the page: the player's next task; null: none. */
function signOnScreen(): Ask | null {
  const pressable = (selector: string): HTMLButtonElement[] =>
    [...document.querySelectorAll<HTMLButtonElement>(selector)].filter(one => !one.disabled)
  const says = (selector: string, words: RegExp): boolean =>
    pressable(selector).some(one => words.test(one.textContent))
  if (says('main button', /^Continue as /)) return 'curtain'
  if (says('section button', /^To the battle/)) return 'announced'
  const board = '[role=dialog][aria-label^="Battle of"]'
  if (document.querySelector(board) !== null) {
    if (says(`${board} header button`, /Skip/)) return 'skip'
    if (says(`${board} footer button`, /^(Close|Next battle)/)) return 'outcome'
    return pressable(`${board} footer [role=group] > div button`).length > 0 ? 'battle' : null
  }
  if (says('[role=dialog][aria-label^="Siege of"] footer button', /^(Close|Show the result)/)) return 'siege'
  if (says('[role=dialog] button', /Watch the replay/)) return 'over'
  if (pressable('[data-options] button').length > 0) return 'options'
  if (says('aside button, section button', /(Bring .* inside|All stay outside)/)) return 'crowd'
  return says('button', /End movement/) ? 'orders' : null
}

/** Answers as simply as possible: the suggested losses, no cards, no moves. */
export async function answer(page: Page, ask: Ask): Promise<void> {
  if (ask === 'curtain') return press(button(page, /^Continue as /))
  if (ask === 'announced') return press(button(page, /^To the battle/))
  if (ask === 'skip') return press(button(page, /Skip ahead/))
  if (ask === 'outcome') return press(outcomeSeen(page))
  if (ask === 'siege')
    return press(siegeBoard(page).getByRole('button', { name: /^(Close|Show the result)/ }))
  if (ask === 'battle') return press(battleOptions(page).last())
  if (ask === 'options') return press(options(page).last())
  if (ask === 'crowd') return press(button(page, /(Bring .* inside|All stay outside)/))
  if (ask === 'orders') return press(button(page, /End movement/))
}

/** Clicks on a region where nothing lies on it. */
export async function clickRegion(page: Page, name: string): Promise<void> {
  const { x, y } = await pointOf(page, name)
  await page.mouse.click(x, y)
}

/** The same under a finger. */
export async function tapRegion(page: Page, name: string): Promise<void> {
  const { x, y } = await pointOf(page, name)
  await page.touchscreen.tap(x, y)
}

async function pointOf(page: Page, name: string): Promise<{ readonly x: number; readonly y: number }> {
  const at = await region(page, name).evaluate(freePoint)
  if (at === null) throw new Error(`no point of ${name} can be reached`)
  return at
}

/** Runs in the page: a point of the element that nothing covers, as near to its middle as there is one. */
function freePoint(element: Element): { readonly x: number; readonly y: number } | null {
  const { left, top, width, height } = element.getBoundingClientRect()
  const steps = Array.from({ length: 21 }, (_, i) => i / 20)
  const far = ({ x, y }: { x: number; y: number }): number =>
    Math.hypot(x - left - width / 2, y - top - height / 2)
  return (
    steps
      .flatMap(i => steps.map(j => ({ x: left + i * width, y: top + j * height })))
      .filter(({ x, y }) => document.elementFromPoint(x, y) === element)
      .toSorted((a, b) => far(a) - far(b))[0] ?? null
  )
}

/** Closes the aftermath of a battle. */
export const outcomeSeen = (page: Page): Locator =>
  battleBoard(page).getByRole('button', { name: /^(Close|Next battle)/ })

/** A button may vanish before it is pressed: then the table has moved on by itself. */
export const press = (what: Locator): Promise<void> => what.click({ timeout: 1_500 }).catch(gone)
const gone = (error: Error): void => {
  if (error.name !== 'TimeoutError') throw error
}

/** Plays on until the table wants this; returns everything it wanted on the way. */
export async function playTo(page: Page, wanted: (ask: Ask) => boolean, most = 200): Promise<Ask[]> {
  const seen: Ask[] = []
  while (seen.length < most) {
    const ask = await asks(page)
    seen.push(ask)
    if (wanted(ask)) return seen
    if (ask === 'over') throw new Error(`the game was over before that: ${seen.join(' ')}`)
    await answer(page, ask)
  }
  throw new Error(`that never came: ${seen.join(' ')}`)
}
