import type { Page } from 'playwright-core'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listScenarios, packOf } from '@sandtable/protocol'

/** From now on the page speaks English in disguise: whatever is in a table of words is marked, and longer. */
export async function inDisguise(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('sandtable-language', 'en-XA'))
}

/** The program, its systems, whoever sits down in tests, and what the library of buttons brings in languages of its own. */
const OTHERS = ['Sandtable', 'Wars Across the World', 'Manpower', 'Player', 'captain', 'Dismiss']

/** Names on the screen: of the program, of players and bots, and all texts of packs. */
export async function knownNames(url: string): Promise<ReadonlySet<string>> {
  const scenarios = await listScenarios(url)
  const packs = await Promise.all(scenarios.map(({ pack }) => packOf(url, pack)))
  const names = new Set(OTHERS)
  const read = (value: unknown): void => {
    if (typeof value === 'string')
      for (const part of [value, ...value.split(/\n\s*\n/)]) names.add(plain(part))
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) read(one)
  }
  read([scenarios, packs])
  return names
}

const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')

const PACKAGES = join(import.meta.dirname, '../../../packages')

/**
 * What rulesets say, and drawings and files of rules have in them: they bring their own tables, which are not in disguise
 * yet. Each text of theirs is a pattern with anything in its places; several of them may stand in one text.
 */
function rulesetWords(): { readonly whole: RegExp; readonly part: RegExp } {
  const sources = ['waw', 'manpower', 'draw', 'scenario', 'print'].flatMap(name => {
    const folder = join(PACKAGES, name, 'src')
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(path => path.endsWith('.ts') && !path.includes('.test.'))
      .map(path => readFileSync(join(folder, path), 'utf8'))
  })
  const phrases = sources
    .flatMap(text => [...text.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`/g)])
    .map(([, one, two, three]) => (one ?? two ?? three ?? '').split(PLACE))
    .filter(parts => /[a-z]{2}/i.test(parts.join('')))
  const pieces = phrases
    .flat()
    .map(plain)
    .filter(piece => piece.length > 4 && /\p{L} \p{L}/u.test(piece))
  const whole = new Set(phrases.map(parts => parts.map(escaped).join('.+')))
  return {
    whole: new RegExp(`^(${[...whole].join('|')})\\.?$`, 'i'),
    part: new RegExp(`(^|\\W)(${[...new Set(pieces.map(escaped))].join('|')})(\\W|$)`, 'i'),
  }
}

const PLACE = /\$?\{+[^}]*\}+/g
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const RULESETS = rulesetWords()

/** Rules in our own words are English until somebody translates their files. */
const RULES: readonly string[] = ['waw', 'manpower'].map(name =>
  readFileSync(join(PACKAGES, name, 'RULES.md'), 'utf8').replaceAll('`', ''),
)
const RULE_ID = /^[A-Z]{1,3}-[\w.-]+$/
/** Where rulesets put phrases together. */
const JOINTS = /\s[-/=→]\s|[()]|(?:[;:,.]|\b(?:or|and|against)\b)(?:\s|$)/
/** Keys of the keyboard, letters on counters, metres of a scale, and what stands for an edition. */
const SIGN = /^(\p{L}{1,2}|\d+ m|[A-Z][a-z]?\d*|(CF|MF) \d+)$/u

/** Texts on the page that are in no table of words. */
export async function undisguised(page: Page, names: ReadonlySet<string>): Promise<string[]> {
  const texts = await page.evaluate(textsOnScreen)
  const called = [...names].filter(name => name.length < 50).join('\n')
  const drawn = `${called}${called.toUpperCase()}`
  const isNamed = (text: string): boolean =>
    names.has(text) || (/^\p{Lu}|\s/u.test(text) && drawn.includes(text))
  const isKnown = (part: string): boolean => {
    const text = plain(part)
    if (!/\p{L}/u.test(text) || RULE_ID.test(text) || SIGN.test(text)) return true
    const bare = text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    return (
      [text, bare].some(isNamed) ||
      [text, bare].some(one => RULESETS.whole.test(one)) ||
      RULES.some(rules => rules.includes(text))
    )
  }
  const isAllowed = (text: string): boolean => {
    const parts = unmarked(text).split(' · ')
    return parts.every(part => isKnown(part) || part.split(JOINTS).every(isKnown) || RULESETS.part.test(part))
  }
  return [...new Set(texts)].filter(text => !isAllowed(text))
}

/** A text without what is marked, whatever lies within the marks. */
function unmarked(text: string): string {
  const shorter = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '')
  return shorter === text ? text : unmarked(shorter)
}

/** Runs in the page: every text that can be seen, and every name that is read out. */
function textsOnScreen(): string[] {
  const NAMED = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt']
  const isSeen = (one: Element): boolean => (one.closest('select') ?? one).checkVisibility()
  const texts: string[] = []
  for (const one of document.querySelectorAll('body *')) {
    if (['SCRIPT', 'STYLE', 'TEXTAREA'].includes(one.tagName) || !isSeen(one)) continue
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
  /** The nearest element around a text that cuts it off, or that it can be scrolled in. */
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
    // What is only read out is one pixel wide.
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
