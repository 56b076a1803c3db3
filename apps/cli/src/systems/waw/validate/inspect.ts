import type { LocatedProblem, Outlines, PackReading } from '@sandtable/scenario'
import type { Level, Proof, Subject } from './check.ts'
import type { Located, Report as Common } from '../../../validate/report-text.ts'
import type { Settings } from './trials.ts'
import { openWar } from '@sandtable/shelf'
import { prospectsOf } from '@sandtable/waw'
import { CHECKS } from './checks.ts'
import { playTrials } from './trials.ts'
import { warPhrase } from '../words/words.ts'

/** The findings about a war, with the games that show them. */
export interface Report extends Common {
  readonly proofs: readonly Proof[]
}

/** Checks a pack from its data to its play. If one part is wrong, parts that build on it are skipped. */
export function inspect(
  reading: PackReading,
  settings: Settings,
  done: (games: number) => void = () => {},
  outlines: Outlines | null = null,
): Report {
  const from = performance.now()
  const report = looked(reading, settings, done, outlines)
  return { ...report, seed: settings.seed, seconds: (performance.now() - from) / 1000 }
}

type Findings = Omit<Report, 'seed' | 'seconds'>

function looked(
  reading: PackReading,
  settings: Settings,
  done: (games: number) => void,
  outlines: Outlines | null,
): Findings {
  const war = openWar(reading)
  if (!war.ok) return refused(war.title, war.at, war.problems)
  const { opened, locate } = war
  const { pack, s } = opened
  const subject: Subject = { pack, s, prospects: prospectsOf(s), outlines }
  const watches = CHECKS.map(({ name, open }) => ({ name, ...open(subject) }))
  const trials = playTrials(s, settings, watches, done)
  const results = watches.map(({ name, result }) => ({ name, ...result(trials) }))
  const located = (level: Level): Located[] =>
    results.flatMap(({ name, found }) =>
      found
        .filter(finding => finding.level === level)
        .map(({ level: _level, place, ...finding }) => ({
          check: name,
          ...finding,
          ...(place ?? locate(finding.path)),
        })),
    )
  return {
    title: pack.title,
    checks: [
      { name: 'files', figures: sizeOf(subject), level: null },
      {
        name: 'rules',
        figures: warPhrase('rules:options', {
          edition: pack.edition,
          count: Object.keys(opened.read.options).length,
        }),
        level: null,
      },
      ...results.map(({ name, figures, found }) => ({
        name,
        figures,
        level: found.some(({ level }) => level === 'wrong') ? ('wrong' as const) : (found[0]?.level ?? null),
      })),
    ],
    wrong: located('wrong'),
    suspicious: located('suspicious'),
    proofs: results.flatMap(({ proofs }) => proofs ?? []),
    games: trials.length,
  }
}

const refused = (
  title: string | null,
  check: 'files' | 'rules',
  problems: readonly LocatedProblem[],
): Findings => ({
  title,
  checks: [
    ...(check === 'files' ? [] : [{ name: 'files', figures: warPhrase('files:fit'), level: null }]),
    {
      name: check,
      figures: warPhrase('files:wrong', { count: problems.length }),
      level: 'wrong',
    },
  ],
  wrong: problems.map(problem => ({ check, ...problem })),
  suspicious: [],
  proofs: [],
  games: 0,
})

const sizeOf = ({ pack, s }: Subject): string =>
  warPhrase('files:size', {
    regions: s.map.regions.length,
    units: s.units.length,
    leaders: s.leaders.length,
    cards: Object.keys(pack.cards).length,
    turns: s.turns.length,
  })
