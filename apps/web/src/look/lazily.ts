import type { ComponentType } from 'react'
import { lazy } from 'react'
import { wordsReady } from '../words/words.ts'

/** A part of the page that didn't load. */
interface NotLoaded extends Error {
  readonly name: 'NotLoaded'
}

export const isNotLoaded = (error: unknown): error is NotLoaded =>
  error instanceof Error && error.name === 'NotLoaded'

const notLoaded = (cause: unknown): NotLoaded =>
  Object.assign(new Error('part of the page was not loaded', { cause }), { name: 'NotLoaded' as const })

/** A part that is loaded, with its words, when it is first shown; a `Suspense` stands in for it until then. */
export const lazily = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  lazy(() =>
    load()
      .then(async part => {
        await wordsReady()
        return { default: part }
      })
      .catch((why: unknown) => Promise.reject(notLoaded(why))),
  )
