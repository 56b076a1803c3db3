/** What a subject has measured, CPU microseconds a run first among it; null: it cannot be had here. */
export type Figures = Record<string, number | null>
