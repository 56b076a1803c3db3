import type { Failure, Phrase } from '@sandtable/kernel'
import type { StoreFaults } from '@sandtable/store'
import { isStoreError } from '@sandtable/store'

/** Why a server doesn't start, besides the system's errors about its address. */
export interface StartFaults extends StoreFaults {
  /** The folder doesn't hold the browser app. */
  readonly 'no-pages': { readonly folder: string }
}

export type StartFault = Phrase<StartFaults>

/** Why a server hasn't started; null: none of these reasons. */
export const startFaultIn = (error: unknown): StartFault | null =>
  isStoreError(error) || isPagesError(error) ? error.why : null

const isPagesError = (error: unknown): error is Failure<'PagesError', StartFault> =>
  error instanceof Error && error.name === 'PagesError'
