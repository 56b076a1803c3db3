import type { FileName } from '../pack/parts.ts'
import { parsePack } from '../pack/parse.ts'
import { formatProblem } from '../../../problem.ts'
import { tinyPack } from './tiny-pack.ts'

/** One place of the tiny pack made wrong: the old text, the new, and all its problems. */
export type Spoilt = [what: string, sound: string, spoilt: string, said: string[]]

/** The problems of the tiny pack with this change in one of its files. */
export const saidWith = (file: FileName, sound: string, spoilt: string): string[] =>
  saidOf(changed(tinyPack(), file, sound, spoilt))

/** The texts of a pack with one changed in a place that must exist. */
export function changed(
  texts: Record<FileName, string>,
  file: FileName,
  sound: string,
  spoilt: string,
): Record<FileName, string> {
  if (!texts[file].includes(sound)) throw new Error(`${file} does not say ${sound}`)
  return { ...texts, [file]: texts[file].replace(sound, () => spoilt) }
}

/** The problems of a pack's files, each line without the folder's name. */
export function saidOf(texts: Record<FileName, string>): string[] {
  const reading = parsePack('tiny', texts)
  return reading.ok ? [] : reading.problems.map(problem => formatProblem('', problem).slice(1))
}
