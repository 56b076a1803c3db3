import type { Page } from 'playwright-core'
import { gameSummary, listScenarios, packOf } from '@sandtable/protocol'
import { opening } from '../src/lobby/opening.ts'

/** From now on the page speaks English in disguise: every phrase from a table is marked, and longer. */
export async function inDisguise(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('sandtable-language', 'en-XA'))
}

/** The program, its systems, the players in tests, and a word from the button library's own language files. */
const OTHERS = ['Sandtable', 'Wars Across the World', 'Manpower', 'Player', 'captain', 'Dismiss']

/** Names on the screen: the program's, players', bots', and all texts of packs. */
export async function knownNames(url: string): Promise<ReadonlySet<string>> {
  const scenarios = await listScenarios(url)
  const packs = await Promise.all(scenarios.map(({ pack }) => packOf(url, pack)))
  return new Set([...OTHERS, ...textsIn([scenarios, packs])])
}

/** Texts of the pack of the game on the screen; servers make a skirmish's pack themselves, in English. */
async function ownNames(page: Page): Promise<ReadonlySet<string>> {
  const { origin, pathname } = new URL(page.url())
  const [, game] = /^\/game\/(.*)/.exec(pathname) ?? []
  return game === undefined
    ? new Set()
    : textsIn(await packOf(origin, (await gameSummary(origin, game)).pack))
}

function textsIn(data: unknown): Set<string> {
  const texts = new Set<string>()
  const read = (value: unknown): void => {
    if (typeof value === 'string' && !ID.test(value))
      for (const part of [value, opening(value), ...value.split(/\n\s*\n/)]) texts.add(plain(part))
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) read(one)
  }
  read(data)
  return texts
}

/** Ids in a pack. */
const ID = /^[a-z0-9-]+$/

const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')

const RULE_ID = /^[A-Z]{1,3}-[\w.-]+$/
/** Keys of the keyboard, letters on counters, and dice. */
const SIGN = /^(\p{L}{1,2}|[A-Z][a-z]?\d*|\d+d\d+)$/u

/** Texts on the page that come from no table. */
export async function undisguised(page: Page, known: ReadonlySet<string>): Promise<string[]> {
  const names = new Set([...known, ...(await ownNames(page))])
  const texts = await page.evaluate(textsOnScreen)
  const called = [...names].filter(name => name.length < 50).join('\n')
  const drawn = `${called}${called.toUpperCase()}`
  const isNamed = (text: string): boolean =>
    names.has(text) || (/^\p{Lu}|\s/u.test(text) && drawn.includes(text))
  const isKnown = (part: string): boolean => {
    const text = plain(part)
    if (!/\p{L}/u.test(text) || RULE_ID.test(text) || SIGN.test(text)) return true
    const bare = text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    return [text, bare].some(isNamed)
  }
  // Names stand in rows.
  const isAllowed = (text: string): boolean =>
    unmarked(text)
      .split(' · ')
      .every(part => isKnown(part) || part.split(', ').every(isKnown))
  return [...new Set(texts)].filter(text => !isAllowed(text))
}

/** A text without its marked parts, nested ones too. */
function unmarked(text: string): string {
  const shorter = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '')
  return shorter === text ? text : unmarked(shorter)
}

/** Runs in the page: every visible text, and every name that a screen reader reads out. */
function textsOnScreen(): string[] {
  const NAMED = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt']
  const isSeen = (one: Element): boolean => (one.closest('select') ?? one).checkVisibility()
  const texts: string[] = []
  for (const one of document.querySelectorAll('body *')) {
    if (['SCRIPT', 'STYLE', 'TEXTAREA'].includes(one.tagName) || !isSeen(one)) continue
    // Rules in our own words are marked as English until somebody translates them.
    if (one.closest('body [lang=en]') !== null) continue
    // A drawn card has the text of its pack in lines.
    if (one.closest('[data-drawn-card]') !== null) continue
    texts.push(...NAMED.map(name => one.getAttribute(name) ?? ''))
    // Names on a drawn map are in capitals, and in pieces.
    if (one.tagName === 'text' && /^[^a-z]*$/.test(one.textContent)) continue
    for (const node of one.childNodes)
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
  }
  return texts.map(text => text.trim()).filter(text => text !== '')
}

/** Texts that are cut off, stick out of their button, or run beyond the screen. */
export const overflowing = (page: Page): Promise<string[]> => page.evaluate(textsCutOff)

/** Runs in the page. */
function textsCutOff(): string[] {
  const SLACK = 1.5
  const BOXES = 'button, a, label, th, td, summary, li, p, h1, h2, h3, dt, dd'
  const cut: string[] = []
  /** The nearest element around a text that cuts it off or lets it scroll. */
  const frameOf = (from: Element): { box: DOMRect; scrolls: boolean } | null => {
    for (let at: Element | null = from; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX, position } = getComputedStyle(at)
      if (overflowX !== 'visible') {
        const box = at.getBoundingClientRect()
        return { box, scrolls: overflowX === 'auto' || overflowX === 'scroll' }
      }
      if (position === 'fixed') return null
    }
    return null
  }
  for (const one of document.querySelectorAll('body *')) {
    const own = [...one.childNodes].filter(
      node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
    if (own.length === 0 || one.closest('svg, select, [aria-hidden=true]') !== null) continue
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const frame = frameOf(one)
    // Text for screen readers is one pixel wide.
    if (frame !== null && frame.box.width <= 2) continue
    const range = document.createRange()
    for (const node of own) {
      range.selectNodeContents(node)
      for (const { left, right } of range.getClientRects()) {
        const within = one.closest(BOXES)?.getBoundingClientRect()
        const isCut =
          frame !== null &&
          !frame.scrolls &&
          (left < frame.box.left - SLACK || right > frame.box.right + SLACK)
        const isBeyond =
          (frame === null || !frame.scrolls) &&
          (left < -SLACK || right > document.documentElement.clientWidth + SLACK)
        const sticksOut = within !== undefined && (left < within.left - SLACK || right > within.right + SLACK)
        const why = isCut ? 'cut' : isBeyond ? 'beyond' : sticksOut ? 'out' : null
        if (why !== null && one.closest('[title]') === null)
          cut.push(`${why}: ${one.tagName.toLowerCase()} ${node.textContent?.trim().slice(0, 60)}`)
      }
    }
  }
  return [...new Set(cut)]
}
