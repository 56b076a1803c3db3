import type { GameSystem } from '@sandtable/shelf'
import type { LocatedProblem } from '@sandtable/scenario'
import type { Plugs } from '../systems/plug.ts'
import type { Report } from './report-text.ts'
import type { ValidateOptions } from './options.ts'
import { ownScreen, print, printJson } from '../print.ts'
import { folderOf, packFolder, SYSTEMS } from '@sandtable/shelf'
import { PLUGS } from '../systems.ts'
import { readRuleset } from '@sandtable/scenario'
import { refuse } from '../refuse.ts'
import { reportText } from './report-text.ts'
import { shownAs } from './shown-as.ts'
import { phrase } from '../words/words.ts'

/** sandtable validate: reads a pack, and plays with it, to find what is wrong or suspicious. */
export async function validate(
  pack: string,
  options: ValidateOptions,
  systems = SYSTEMS,
  plugs: Plugs = PLUGS,
): Promise<void> {
  const folder = packFolder(pack) ?? pack
  for (const { validate: own } of Object.values(plugs))
    if (await own?.takes?.(folder)) return own?.pack(folder, options)
  const played = readRuleset(folderOf(folder), Object.keys(systems))
  if (!played.ok) return unreadable(folder, played.problems, options)
  const own = plugs[played.ruleset]?.validate
  if (own !== undefined) return own.pack(folder, options)
  const { title } = systems[played.ruleset] as GameSystem
  refuse([phrase('validate:unplayed', { pack, system: title })])
}

/** A pack that doesn't even say which game it belongs to. */
function unreadable(
  folder: string,
  problems: readonly LocatedProblem[],
  { seed, json }: ValidateOptions,
): void {
  const report: Report = {
    title: null,
    checks: [
      {
        name: 'files',
        figures: phrase('validate:wrong', { count: problems.length }),
        level: 'wrong',
      },
    ],
    wrong: problems.map(problem => ({ check: 'files', ...problem })),
    suspicious: [],
    proofs: [],
    games: 0,
    seed,
    seconds: 0,
  }
  process.exitCode = 1
  if (json) printJson(report)
  else print(reportText(ownScreen(), shownAs(folder), report, () => phrase('validate:files')))
}
