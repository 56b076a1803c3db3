/** Our own rulings that have changed since battles are saved: a battle goes on under those that it began with. */
export interface Rulings {
  /** MG-adv-min The least strength of a force divided by advantage: 1, or its undivided strength if that is less. */
  readonly least: 'one' | 'worth'
  /** MG-adv-node The side with the node's advantage in its zone: defenders, or the side that held it when the battle began. */
  readonly node: 'defenders' | 'holder'
  /** MG-standing What keeps a side in the battle: active groups, or any unit alive or still due. */
  readonly standing: 'active' | 'living'
  /** MG-win-single The side that has the zone at the end: the only side in it, or the stronger. */
  readonly zone: 'alone' | 'stronger'
  /**
   * MG-block Whether man equivalence counts that only rolled battles use, and a move that starts in range may
   * be stopped.
   */
  readonly bracketsBlock: boolean
  readonly blocksAtStart: boolean
  /** MG-block Whether flyers that cannot hover may be stopped. */
  readonly blocksFast: boolean
  /** MG-setup How far from enemies reinforcements arrive. */
  readonly arrivalGap: number
}

/** As battles begin now. */
export const RULINGS: Rulings = {
  least: 'worth',
  node: 'holder',
  standing: 'living',
  zone: 'stronger',
  bracketsBlock: false,
  blocksAtStart: true,
  blocksFast: false,
  arrivalGap: 10_000,
}

/** As battles began that versions 1 and 2 of these rules have saved. */
export const FIRST_RULINGS: Rulings = {
  least: 'one',
  node: 'defenders',
  standing: 'active',
  zone: 'alone',
  bracketsBlock: true,
  blocksAtStart: false,
  blocksFast: true,
  arrivalGap: 0,
}

/** The first version that kept rulings with each battle. */
export const RULINGS_KEPT = 3
