import type { WarPack } from '@sandtable/shelf'
import { complain } from '../../print.ts'
import { readOutlines } from '@sandtable/scenario'
import { sayFileProblem } from '../../words/faults.ts'
import { warPhrase } from './words/words.ts'

/** The outlines beside a pack's files; without valid ones, the map is printed as a plan, and stderr says why. */
export function outlinesOf(folder: string, { pack }: WarPack): string | null {
  const { text, problems } = readOutlines(folder, Object.keys(pack.map.regions))
  if (text === null)
    complain([...problems.map(problem => sayFileProblem(folder, problem)), warPhrase('sheet:plan')])
  return text
}
