/** A region's look, as plain data. */
export interface RegionLook {
  /** Its label for screen readers: name, terrain, holder, and possible actions. */
  readonly name: string
  /** `reachable` and `target` are lit, `veiled` is dimmed, `plain` is neither. */
  readonly state: 'plain' | 'reachable' | 'target' | 'selected' | 'veiled'
  /** The cost to go there, for a chip; null: no chip. */
  readonly cost: string | null
  /** Crossed sabres on the chip: a battle waits. */
  readonly battle: boolean
  /** Whether a stack stands at the anchor, so that the chip stays beside it. */
  readonly occupied: boolean
  /** The defence value of the fortress here; null: none. */
  readonly fdv: number | null
  /** A fortress is besieged here. */
  readonly siege: boolean
  /** The stack here whose card a key opens; null: none. */
  readonly piece: string | null
}

export const PLAIN: Omit<RegionLook, 'name'> = {
  state: 'plain',
  cost: null,
  battle: false,
  occupied: false,
  fdv: null,
  siege: false,
  piece: null,
}
