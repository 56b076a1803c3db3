import type { ComponentType } from 'react'
import { lazy } from 'react'

/** A part that is loaded when it is first shown; whoever shows it puts it into a `Suspense`. */
export const lazily = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  lazy(async () => ({ default: await load() }))
