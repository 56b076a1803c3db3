import { visible } from '@sandtable/scenario'
import type { Screen } from './screen.ts'
import { shown } from './ink.ts'
import { screenOf } from './screen.ts'

/** The only way to the terminal, or to the file or pipe in its place: nothing a stranger wrote acts on it. */
const { stdout, stderr } = process

export const print = (text: string): void => void stdout.write(shown(text))

/** Error messages, a line each: no text can pass for two of them. */
export const complain = (lines: readonly string[]): void => {
  for (const line of lines) stderr.write(`${visible(line)}\n`)
}

/** JSON, with everything that acts on a terminal escaped. */
export const printJson = (value: object): void =>
  void stdout.write(`${JSON.stringify(value, null, 2).split('\n').map(escaped).join('\n')}\n`)

const escaped = (line: string): string =>
  line.replace(/[^ -~]/gu, character => (visible(character) === character ? character : unitsOf(character)))

const unitsOf = (character: string): string =>
  character
    .split('')
    .map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')

/** Our own words about a command line, of several lines. */
export const printError = (text: string): void => void stderr.write(shown(text))

/** The screen that `print` writes on. */
export const ownScreen = (): Screen => screenOf(stdout)
