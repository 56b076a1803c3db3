import type { GameFault, PackProblem } from '@sandtable/shelf'
import type { LocatedProblem, Message } from '@sandtable/scenario'
import type { Told } from '@sandtable/protocol'
import { formatProblem, safe, sentence, WORDS } from '@sandtable/scenario'
import { troubleIn } from '@sandtable/protocol'
import { FILES } from './en/files.ts'
import { phrase } from './words.ts'
import { voiceIn } from './language.ts'

const ofFiles = await voiceIn(WORDS)

/** What is wrong with a file, in a line that names the place. */
export const sayFileProblem = (name: string, problem: LocatedProblem): string =>
  formatProblem(name, problem, ofFiles)

/** The same without the place. */
export const sayMessage = (message: Message): string => sentence(message, ofFiles)

/** Why a pack can't be played. */
export const sayProblem = (problem: PackProblem): string =>
  'terms' in problem
    ? phrase('terms:at', {
        name: problem.name,
        why: phrase(`refused:${problem.terms.key}`, problem.terms.parts),
      })
    : sayFileProblem(problem.name, problem.problem)

export const sayProblems = (problems: readonly PackProblem[]): string[] => problems.map(sayProblem)

/** Why a saved game can't be read, resumed or written. */
export function sayGameFault(path: string, fault: GameFault): string {
  const parts = 'why' in fault.parts ? { why: sayCause(fault.parts.why) } : fault.parts
  return phrase('file:at', { path, why: phrase(`game:${fault.key}`, parts) })
}

type Cause = keyof typeof FILES & `why:${string}`

const isKnown = (key: string): key is Cause => Object.hasOwn(FILES, key)

/** The meaning of an operating system's error, by its code; one without words here is named. */
export function sayCause(code: string): string {
  const key = `why:${code}`
  return isKnown(key) ? phrase(key) : code
}

/** A server's text is shown up to this length, and without anything that acts on a terminal. */
const LENGTH = 400
export const wordsOf = (text: string): string => safe(text, LENGTH)

/** Why a server refused something, or why a client can't go on; what a newer server says that has no phrase here is shown as it came. */
export function sayTold(told: Told): string {
  const trouble = troubleIn(told)
  if (trouble === null)
    return wordsOf(told.text ?? phrase('refused-unknown', { reason: told.reason ?? told.why }))
  const { key, parts } = trouble
  const places = key === 'unreachable' ? { ...parts, why: sayCause(parts.why) } : parts
  return wordsOf(phrase(`refused:${key}`, { ...places }))
}
