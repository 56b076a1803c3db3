/** A subject's measurements, CPU microseconds per run first; null: it isn't available here. */
export type Figures = Record<string, number | null>

/** What takes the measurements of each subject; it loads what it measures only then. */
export type Measures = Readonly<Record<string, () => Promise<Figures>>>
