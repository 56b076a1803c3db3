/** The error for the log: one of these, and its place. */
export interface Complaint {
  readonly what: 'commit' | 'game' | 'bot' | 'file' | 'sweep'
  readonly game?: string
  readonly bot?: string
}

/** Reports an error that the server survives to its operator. */
export type Complain = (error: unknown, about: Complaint) => void
