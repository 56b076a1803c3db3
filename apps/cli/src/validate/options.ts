export interface ValidateOptions {
  readonly games: number
  readonly seed: string
  readonly save?: string
  readonly strict?: boolean
  readonly json?: boolean
}
