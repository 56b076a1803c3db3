import { createStore } from 'zustand/vanilla'
import { notLoaded } from './update.ts'

/** The last error outside of rendering; null: none, or dismissed. */
export const trouble = createStore<{ readonly error: unknown }>(() => ({ error: null }))

const sayTrouble = (error: unknown): void => trouble.setState({ error })
export const dismissTrouble = (): void => trouble.setState({ error: null })

/** Browsers report this for pages that work. */
const HARMLESS = /ResizeObserver loop/

/** Shows errors that would go unseen: in event handlers and in promises. */
export function watchTrouble(): void {
  addEventListener('error', event => {
    if (!HARMLESS.test(event.message)) sayTrouble(event.error ?? new Error(event.message))
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) sayTrouble(reason)
  })
  addEventListener('vite:preloadError', () => void notLoaded())
}
