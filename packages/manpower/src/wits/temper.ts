/** How a commander weighs one thing against another; values are hundredths of manpower, like costs. */
export interface Temper {
  /** What he fears of the enemies' fire, for each point that it would cost him. */
  readonly danger: number
  /** What a turn's march nearer to his goal is worth, as a part of the group's worth. */
  readonly advance: number
  /** The least harm that is worth an opportunity shot, as a part of what fires. */
  readonly shot: number
  /** What that shot must do at least, as a part of what it could do to another enemy. */
  readonly patience: number
}

/** He weighs what a place costs. */
export const CAREFUL: Temper = { danger: 0.6, advance: 0.1, shot: 0.03, patience: 0.6 }

/** He goes at the enemy, and shoots at whatever moves. */
export const EAGER: Temper = { danger: 0, advance: 0.4, shot: 0, patience: 0 }
