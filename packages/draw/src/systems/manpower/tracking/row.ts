/** A number of a kind: "Riflemen 143". */
export interface Counted {
  readonly unit: string
  readonly units: number
}

/** A group on the unit tracking sheet (M-sheet-columns, MG-sheet): what a game or a roster knows of it. */
export interface TrackingRow {
  readonly group: string
  readonly alive: readonly Counted[]
  readonly injured: readonly Counted[]
  readonly dead: readonly Counted[]
  /** Metres, and the unit that sets them. */
  readonly speed: { readonly metres: number; readonly from: string } | null
  readonly order: 'open' | 'close' | null
  readonly shots: { readonly spent: number; readonly of: number } | null
  readonly morale: { readonly which: 'high' | 'low'; readonly turns: number } | null
  readonly advantage: number | null
  /** With the uses that are left; null: it is not used up. */
  readonly equipment: readonly { readonly name: string; readonly left: number | null }[]
  readonly pools: readonly {
    readonly unit: string
    readonly health: number | null
    readonly crew: number | null
  }[]
  readonly spells: readonly string[]
  readonly cargo: number | null
}

/** A row to write on. */
export const EMPTY_ROW: TrackingRow = {
  group: '',
  alive: [],
  injured: [],
  dead: [],
  speed: null,
  order: null,
  shots: null,
  morale: null,
  advantage: null,
  equipment: [],
  pools: [],
  spells: [],
  cargo: null,
}
