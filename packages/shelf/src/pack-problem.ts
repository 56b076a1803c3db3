import type { NoParts, Phrase } from '@sandtable/kernel'
import type { LocatedProblem } from '@sandtable/scenario'

/** Why a scenario cannot be played by the terms that its name ends with. */
export interface TermsFaults {
  /** There are no other terms than its own. */
  readonly 'no-terms': { readonly scenario: string }
  readonly 'terms-form': { readonly terms: string; readonly examples: readonly string[] }
  readonly 'terms-word': { readonly word: string; readonly known: readonly string[] }
  readonly 'terms-armies': { readonly count: number; readonly sides: number }
  readonly 'terms-printed': NoParts
  readonly 'terms-sum': { readonly sum: string; readonly least: number; readonly most: number }
}

export type TermsFault = Phrase<TermsFaults>

/** Something wrong with a folder or a file: which, and where in it. */
export interface FileProblem {
  readonly name: string
  readonly problem: LocatedProblem
}

/** Why a pack cannot be played: something is wrong in its files, or with the terms behind its name. */
export type PackProblem = FileProblem | { readonly name: string; readonly terms: TermsFault }

/** Problems of one folder or file. */
export const problemsIn = (name: string, problems: readonly LocatedProblem[]): FileProblem[] =>
  problems.map(problem => ({ name, problem }))

/** Why there is no such game among some packs. */
interface AbsenceList extends TermsFaults {
  readonly 'no-such-scenario': { readonly scenario: string }
  readonly 'cannot-start': { readonly scenario: string }
}

export type Absence = Phrase<AbsenceList>
