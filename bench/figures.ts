/** A subject's measurements, CPU microseconds per run first; null: it isn't available here. */
export type Figures = Record<string, number | null>
