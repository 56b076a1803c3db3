import type { Answer } from '@sandtable/kernel'
import type { Desk, Outcome } from './table-talk.ts'
import type { Named } from './names.ts'
import { find, plain } from './names.ts'
import { padEnd, padStart, widest } from '../screen.ts'
import { trouble, wordOf } from './table-talk.ts'
import { phrase } from '../words/words.ts'

const listOf = ({ decision }: Desk): readonly Answer[] => decision.options as readonly Answer[]

const nameOf = (desk: Desk, option: Answer): string => desk.talk.option(desk, option)

/** Options that pass, which an empty line means. */
const LEAVE = ['pass', 'done']

const isLeave = (option: Answer): boolean => LEAVE.includes(wordOf(option))

/** The options as a numbered list. */
export function optionLines(desk: Desk): string[] {
  const { paint } = desk.terminal.screen
  const all = listOf(desk)
  const names = all.map(option => nameOf(desk, option))
  const width = widest(names)
  return all.flatMap((option, i) => {
    const number = padStart(String(i + 1), String(all.length).length + 2)
    const note = desk.talk.aside(desk, option)
    const enter = leaves(all) === option ? [phrase('play:enter')] : []
    const asides = [...(note === '' ? [] : [note]), ...enter].map(paint.dim)
    const name = note === '' ? (names[i] as string) : padEnd(names[i] as string, width)
    return [[paint.bold(number), name, ...asides].join('  '), ...desk.talk.below(desk, option)]
  })
}

const leaves = (all: readonly Answer[]): Answer | undefined => all.find(isLeave)

/** Whether the name of an option, or its bare word, starts with what was typed. */
export function beginsOption(desk: Desk, line: string): boolean {
  const wanted = plain(line)
  return listOf(desk).some(
    option => plain(nameOf(desk, option)).startsWith(wanted) || wordOf(option).startsWith(wanted),
  )
}

/** The option that a line means: its number, its name or the start of it; an empty line passes. */
export function optionTyped(desk: Desk, line: string): Outcome {
  const all = listOf(desk)
  if (line === '') {
    const pass = leaves(all)
    return pass === undefined ? trouble(phrase('play:choose', { count: all.length })) : { answers: [pass] }
  }
  if (/^\d+$/.test(line)) {
    const option = all[Number(line) - 1]
    return option === undefined
      ? trouble(phrase('play:choose', { count: all.length }))
      : { answers: [option] }
  }
  const words = all.filter(option => wordOf(option) === plain(line))
  if (words.length === 1) return { answers: words }
  const names = all.map((option, number): Named => {
    const name = nameOf(desk, option)
    return { number, name, keys: [name] }
  })
  const found = find(line, names, (form, places) => phrase(`${form}:option`, places))
  return 'trouble' in found ? trouble(found.trouble) : { answers: [all[found.found.number] as Answer] }
}
