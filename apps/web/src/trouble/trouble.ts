import { createStore } from 'zustand/vanilla'
import { notLoaded } from './update.ts'

/** What went wrong outside of drawing, the last of it; null: nothing, or it was dismissed. */
export const trouble = createStore<{ readonly error: unknown }>(() => ({ error: null }))

const sayTrouble = (error: unknown): void => trouble.setState({ error })
export const dismissTrouble = (): void => trouble.setState({ error: null })

/** Browsers say this of a page that works. */
const HARMLESS = /ResizeObserver loop/

/** Shows whatever goes wrong where nobody would see it: in a handler of a click, or in something that was waited for. */
export function watchTrouble(): void {
  addEventListener('error', event => {
    if (!HARMLESS.test(event.message)) sayTrouble(event.error ?? new Error(event.message))
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) sayTrouble(reason)
  })
  addEventListener('vite:preloadError', () => void notLoaded())
}
