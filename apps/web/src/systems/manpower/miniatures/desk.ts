import type { Given, Refused, Sitting } from '@sandtable/manpower'
import { give, sitDown, tableText, takeBack } from '@sandtable/manpower'
import { createStore } from 'zustand/vanilla'
import { useStore } from 'zustand'
import { openRoster } from './rosters.ts'
import { readTable } from '../words/table.ts'

/** A laid table: the text of its roster, and everything done at it. */
export interface Laid {
  readonly roster: string
  readonly sitting: Sitting
}

interface Desk {
  /** null: no roster yet. */
  readonly laid: Laid | null
  /** Whether dice are typed in, not rolled here. */
  readonly typed: boolean
}

const KEY = 'sandtable-tabletop'
const NAME = 'roster.yaml'

const desk = createStore<Desk>(() => ({ laid: null, typed: true }))

export const useDesk = (): Desk => useStore(desk)

/** A sitting changes in place: a new record notifies its viewers. */
function show(laid: Laid): void {
  desk.setState({ laid: { ...laid } })
  localStorage.setItem(KEY, tableText(laid.roster, laid.sitting))
}

/** Lays a table again; the roster's problems are listed line by line. */
export function lay(roster: string, name = NAME): readonly string[] {
  const opening = openRoster(name, roster)
  if (!opening.ok) return opening.problems
  show({ roster, sitting: sitDown(opening.s, seedOfChance()) })
  return []
}

const seedOfChance = (): string => [...crypto.getRandomValues(new Uint32Array(4))].join(' ')

/** Resumes a saved table from its text; a text says what is wrong with it. */
export function takeUp(text: string): string | null {
  const read = readTable(text, roster => {
    const opening = openRoster(NAME, roster)
    return opening.ok ? opening.s : opening.problems.join('\n')
  })
  if (typeof read === 'string') return read
  show(read)
  return null
}

/** Resumes the table kept in this browser; an unreadable one is left as it is. */
export function takeUpKept(): void {
  const text = localStorage.getItem(KEY)
  if (desk.getState().laid === null && text !== null) takeUp(text)
}

export function carryOut(laid: Laid, given: Given): Refused | null {
  const refused = give(laid.sitting, given)
  if (refused === null) show(laid)
  return refused
}

export function undoLast(laid: Laid): void {
  if (takeBack(laid.sitting)) show(laid)
}

export const typeDice = (typed: boolean): void => desk.setState({ typed })
