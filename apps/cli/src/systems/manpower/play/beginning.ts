import { nameApart, openArmy } from '@sandtable/shelf'
import { giveArmy } from './draft.ts'
import { fieldPhrase } from '../words/words.ts'
import { sayProblems } from '../../../words/faults.ts'

/** How a skirmish starts from the command line. */
export interface SkirmishOptions {
  readonly skirmish?: string
  readonly manpower?: string
  readonly army?: string
}

/** MG-income An army's budget by default. */
const USUAL = '500'

/** MG-skirmish The name of a skirmish, from a battle's name and options; a named army is read at once. */
export function scenarioFor(
  named: string | undefined,
  { skirmish, manpower, army }: SkirmishOptions,
): Promise<{ readonly scenario: string | undefined } | { readonly why: string }> {
  const refused = (why: string): Promise<{ readonly why: string }> => Promise.resolve({ why })
  if (army !== undefined) {
    const opening = openArmy(army)
    if (!opening.ok)
      return refused(fieldPhrase('begin:army', { why: sayProblems(opening.problems).join('; ') }))
    giveArmy(opening.army)
  }
  if (skirmish === undefined)
    return manpower === undefined
      ? Promise.resolve({ scenario: named })
      : refused(fieldPhrase('begin:manpower'))
  if (named === undefined) return refused(fieldPhrase('begin:where'))
  if (nameApart(named).terms !== null) return refused(fieldPhrase('begin:terms', { scenario: named }))
  return Promise.resolve({ scenario: `${named}--${skirmish}-${manpower ?? USUAL}` })
}
