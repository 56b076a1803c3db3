/** What went wrong, for the log: one of these, and where. */
export interface Complaint {
  readonly what: 'commit' | 'game' | 'bot' | 'file' | 'sweep'
  readonly game?: string
  readonly bot?: string
}

/** Tells the operator of an error that the server survives. */
export type Complain = (error: unknown, about: Complaint) => void
