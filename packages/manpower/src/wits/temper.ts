/** How a commander weighs one thing against another; values are hundredths of manpower, like costs. */
export interface Temper {
  /** The commander's fear of enemy fire, for each point that it would cost. */
  readonly danger: number
  /** The value of a turn's march nearer to the goal, as a part of the group's worth. */
  readonly advance: number
  /** The least harm that is worth an opportunity shot, as a part of what fires. */
  readonly shot: number
  /** What that shot must do at least, as a part of what it could do to another enemy. */
  readonly patience: number
}

/** Weighs the cost of a place. */
export const CAREFUL: Temper = { danger: 0.6, advance: 0.1, shot: 0.03, patience: 0.6 }

/** Goes at the enemy, and shoots at whatever moves. */
export const EAGER: Temper = { danger: 0, advance: 0.4, shot: 0, patience: 0 }
