/** How a region lies there now, as plain data. */
export interface RegionLook {
  /** What a screen reader says of it: name, terrain, who holds it, what one may do there. */
  readonly name: string
  /** `reachable` and `target` are lit, `veiled` is dimmed, `plain` is neither. */
  readonly state: 'plain' | 'reachable' | 'target' | 'selected' | 'veiled'
  /** What going there costs, as it is printed on a chip; null: no chip. */
  readonly cost: string | null
  /** Crossed sabres on the chip: a battle waits. */
  readonly battle: boolean
  /** A stack stands at the anchor, so that the chip keeps beside it. */
  readonly occupied: boolean
  /** The defence value of the fortress that stands here; null: none does. */
  readonly fdv: number | null
  /** A fortress is besieged here. */
  readonly siege: boolean
}

export const PLAIN: Omit<RegionLook, 'name'> = {
  state: 'plain',
  cost: null,
  battle: false,
  occupied: false,
  fdv: null,
  siege: false,
}
