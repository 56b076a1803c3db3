import type { Failure, NoParts, Phrase } from '@sandtable/kernel'
import { failure } from '@sandtable/kernel'

/** Why there is no store, or no longer one. Systems and databases give the reasons in codes, the same in every language. */
export interface StoreFaults {
  readonly 'folder-unusable': { readonly folder: string; readonly why: string }
  readonly 'folder-in-use': { readonly folder: string }
  readonly 'folder-in-use-by': { readonly folder: string; readonly pid: string }
  readonly 'symbolic-link': { readonly file: string }
  readonly 'database-failed': { readonly file: string; readonly why: string }
  /** No address of a PostgreSQL; the address itself may hold a password, and is left out. */
  readonly 'no-database-address': NoParts
  readonly 'database-unreachable': { readonly database: string; readonly why: string }
  readonly 'newer-tables': { readonly database: string; readonly found: number; readonly known: number }
}

export type StoreFault = Phrase<StoreFaults>
export type StoreError = Failure<'StoreError', StoreFault>

export const storeError = (why: StoreFault, cause?: unknown): StoreError => failure('StoreError', why, cause)

export const isStoreError = (error: unknown): error is StoreError =>
  error instanceof Error && error.name === 'StoreError'

/** Warnings for the operator about a database's folder. */
export interface Notices {
  /** It belongs to another user, who can read and replace the games in it. */
  readonly 'folder-of-another': { readonly folder: string }
  /** Others could open it; it has been closed to them. */
  readonly 'folder-closed': { readonly folder: string }
  /** Others can open it, and it holds other files too, so it stays as it is. */
  readonly 'folder-open': { readonly folder: string }
}

export type Notice = Phrase<Notices>
