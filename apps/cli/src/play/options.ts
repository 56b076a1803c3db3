import type { Answer } from '@sandtable/kernel'
import type { Card, Scenario } from '@sandtable/waw'
import type { Desk, Outcome } from './desk.ts'
import type { Named } from './names.ts'
import { cardTerms, isCombat, marksOf, points, sayOption, valuesOf } from '@sandtable/waw'
import { cardText } from './hand-text.ts'
import { find, plain } from './names.ts'
import { padEnd, padStart, widest } from '../screen.ts'
import { trouble } from './desk.ts'

const listOf = ({ decision }: Desk): readonly Answer[] => decision.options as readonly Answer[]

const nameOf = ({ s, view, decision }: Desk, option: Answer): string =>
  sayOption(s, view, decision.kind, option)

/** Options that leave it at that, and that an empty line means. */
const LEAVE = ['pass', 'done']

const isLeave = (option: Answer): boolean => LEAVE.includes(wordOf(option))

/** The bare word of an option: 'pass', or what it says to do. */
function wordOf(option: Answer): string {
  if (typeof option === 'string') return option
  const what = typeof option === 'object' && option !== null && 'do' in option ? option.do : ''
  return typeof what === 'string' ? what : ''
}

/** The options as a numbered list. */
export function optionLines(desk: Desk): string[] {
  const { paint } = desk.terminal.screen
  const all = listOf(desk)
  const names = all.map(option => nameOf(desk, option))
  const width = widest(names)
  return all.flatMap((option, i) => {
    const number = padStart(String(i + 1), String(all.length).length + 2)
    const note = noteOn(desk, option)
    const enter = leaves(all) === option ? ['(or just Enter)'] : []
    const asides = [...(note === '' ? [] : [note]), ...enter].map(paint.dim)
    const name = note === '' ? (names[i] as string) : padEnd(names[i] as string, width)
    return [[paint.bold(number), name, ...asides].join('  '), ...cardLines(desk, option)]
  })
}

const CARD_KINDS = ['card', 'cards', 'discard']
const UNIT_KINDS = ['hit', 'panic', 'pursuit-hit', 'loss', 'unpaid', 'replacement', 'hidden-excess', 'train']

function cardLines({ s, decision, terminal }: Desk, option: Answer): string[] {
  if (typeof option !== 'number' || !CARD_KINDS.includes(decision.kind)) return []
  const card = s.cards[option] as Card
  const { paint } = terminal.screen
  const terms = cardTerms(s, card).join(' · ')
  return [
    ...(terms === '' ? [] : [`      ${paint.dim(terms)}`]),
    ...cardText(terminal.screen, s, card).slice(1),
  ]
}

/** What a unit is like, for somebody who has to choose one. */
function noteOn({ s, view, decision: { kind } }: Desk, option: Answer): string {
  if (kind === 'purchase') return wareNote(s, option)
  if (typeof option !== 'number' || !UNIT_KINDS.includes(kind)) return ''
  const { cf, mf } = valuesOf(s, view, option)
  const place = s.map.regions[view.where[option] as number]?.name
  const at = place === undefined || view.where[option] === view.battle.region ? [] : [place]
  const two = isCombat(s, option) && (view.steps[option] as number) > 1 ? ['two steps'] : []
  return [`CF ${cf} MF ${mf}`, ...two, ...marksOf(s, view, option), ...at].join(', ')
}

/** W-A3.3-cost */
const REPLACEMENT = '2$, restores a reduced unit'

/** What is for sale: a unit comes with all its steps. */
function wareNote(s: Scenario, option: Answer): string {
  const ware = option as { readonly do?: string; readonly unit?: number }
  if (wordOf(option) === 'replacement') return REPLACEMENT
  const unit = wordOf(option) === 'unit' ? s.units[ware.unit as number] : undefined
  if (unit === undefined || ware.unit === undefined) return ''
  const row = ware.unit * ROWS + unit.steps
  const figures = unit.support ? [] : [`CF ${s.cf[row]} MF ${s.mf[row]}`]
  const two = unit.steps > 1 ? ['two steps'] : []
  return [...figures, `MP ${points(s.mp[row] as number)}`, ...two, ...Object.keys(unit.is)].join(', ')
}

/** Rows of a unit's figures: 0, 1 or 2 steps left. */
const ROWS = 3

const leaves = (all: readonly Answer[]): Answer | undefined => all.find(isLeave)

/** Whether the name of an option begins with what was typed, or its bare word does. */
export function beginsOption(desk: Desk, line: string): boolean {
  const wanted = plain(line)
  return listOf(desk).some(
    option => plain(nameOf(desk, option)).startsWith(wanted) || wordOf(option).startsWith(wanted),
  )
}

/** The option that a line means: its number, its name or the beginning of it, or nothing for passing. */
export function optionTyped(desk: Desk, line: string): Outcome {
  const all = listOf(desk)
  if (line === '') {
    const pass = leaves(all)
    return pass === undefined
      ? trouble(`Please choose: a number from 1 to ${all.length}.`)
      : { answers: [pass] }
  }
  if (/^\d+$/.test(line)) {
    const option = all[Number(line) - 1]
    return option === undefined
      ? trouble(`Please choose a number from 1 to ${all.length}.`)
      : { answers: [option] }
  }
  const words = all.filter(option => wordOf(option) === plain(line))
  if (words.length === 1) return { answers: words }
  const names = all.map((option, number): Named => {
    const name = nameOf(desk, option)
    return { is: 'counter', number, name, keys: [name] }
  })
  const found = find(line, names, 'option')
  return 'trouble' in found ? trouble(found.trouble) : { answers: [all[found.found.number] as Answer] }
}
