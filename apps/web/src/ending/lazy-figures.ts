import { lazily } from '../look/lazily.ts'

/** The figures of a finished game, loaded when it has ended. */
export const LazyFigures = lazily(async () => (await import('./figures.tsx')).GameFigures)
