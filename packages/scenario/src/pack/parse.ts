import type { PackFile } from '../pack-file.ts'
import type { Locate, LocatedProblem } from '../problem.ts'
import type { Finding } from './finding.ts'
import type { FileName, PackTexts, Part } from './parts.ts'
import { inLineOrder, PROBLEM_LIMIT } from '../problem.ts'
import { id as anId, problemsOf } from '../shapes.ts'
import { readYaml } from '../yaml-text.ts'
import { checkPack } from './check.ts'
import { normalisePack } from './normalise.ts'
import { fileOf, PARTS, SCHEMAS } from './parts.ts'

/** Paths begin with the part: ['map', 'regions', 'st-louis', 'terrain'] is in map.yaml. */
export type PackReading =
  | { readonly ok: true; readonly pack: PackFile; readonly locate: Locate }
  | { readonly ok: false; readonly problems: LocatedProblem[] }

/** Reads the texts of a pack's files, and either gives what they say or all that is wrong with them. */
export function parsePack(id: string, texts: Readonly<Record<FileName, string>>): PackReading {
  const pack = partOf('pack', texts)
  const map = partOf('map', texts)
  const counters = partOf('counters', texts)
  const cards = partOf('cards', texts)
  const setup = partOf('setup', texts)
  const parts = { pack, map, counters, cards, setup }
  const locate: Locate = path => parts[PARTS.find(part => part === path[0]) ?? 'pack'].locate(path)

  const shape = [...wrongName(id), ...Object.values(parts).flatMap(part => part.problems)]
  if (!pack.data || !map.data || !counters.data || !cards.data || !setup.data || shape.length > 0)
    return { ok: false, problems: firstOf(shape) }
  const written = {
    pack: pack.data,
    map: map.data,
    counters: counters.data,
    cards: cards.data,
    setup: setup.data,
  }
  const findings = checkPack(written)
  if (findings.length > 0)
    return {
      ok: false,
      problems: firstOf(findings.map(finding => ({ ...finding, ...locate(finding.path) }))),
    }
  return { ok: true, pack: normalisePack(id, written), locate }
}

interface PartReading<T> {
  readonly data: T | null
  readonly problems: LocatedProblem[]
  readonly locate: Locate
}

function partOf<P extends Part>(
  part: P,
  texts: Readonly<Record<FileName, string>>,
): PartReading<PackTexts[P]> {
  const file = fileOf(part)
  const read = readYaml(texts[file])
  if (!read.ok) {
    const problems = read.problems.map(problem => ({ ...problem, path: [part, ...problem.path], file }))
    return { data: null, problems, locate: () => ({ line: 1, column: 1, file }) }
  }
  const locate: Locate = path => ({ ...read.locate(path.slice(1)), file })
  const shape = SCHEMAS[part].safeParse(read.data)
  const problems = (shape.error?.issues ?? []).flatMap(issue => problemsOf(issue, [part]))
  return {
    data: shape.success ? shape.data : null,
    problems: problems.map(problem => ({ ...problem, ...locate(problem.path) })),
    locate,
  }
}

function wrongName(id: string): LocatedProblem[] {
  const wrong = anId.safeParse(id).error?.issues[0]
  if (wrong === undefined) return []
  const message = `the name of the pack's folder: ${wrong.message}`
  return [{ path: ['pack'], message, line: 1, column: 1, file: fileOf('pack') }]
}

/** The first problems, file by file, each from top to bottom. */
function firstOf(found: readonly (Finding & ReturnType<Locate>)[]): LocatedProblem[] {
  return PARTS.flatMap(part => inLineOrder(found.filter(({ path }) => path[0] === part)))
    .slice(0, PROBLEM_LIMIT)
    .map(({ message, ...found }) => ({
      ...found,
      message: typeof message === 'string' ? message : message(),
    }))
}
