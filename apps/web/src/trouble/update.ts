import { createStore } from 'zustand/vanilla'
import { buildIn, servedBuild } from './own-build.ts'

/** Whether the server has another build of this page. */
export const update = createStore<{ readonly isThere: boolean }>(() => ({ isThere: false }))

/** The page can't go on with what the server has now. */
export const sayUpdated = (): void => update.setState({ isThere: true })

/** Hears the build that the server gives to browsers. */
export function heardBuild(served: string | null): void {
  const own = served === null ? null : buildIn(document)
  if (own !== null && served !== own) sayUpdated()
}

/** A part of the page couldn't be loaded, perhaps because the server has another build. */
export const notLoaded = (): Promise<void> => servedBuild().then(heardBuild, () => {})
