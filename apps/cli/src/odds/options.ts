export interface OddsOptions {
  readonly json?: boolean
}
