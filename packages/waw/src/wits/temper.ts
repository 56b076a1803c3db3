/** How a commander weighs one thing against another, in points or so. */
export const TEMPER = {
  /** A battle that is sure to be won, beside its points and its prize; and the least chance with which he attacks. */
  battle: 3,
  dare: 0.55,
  /** A unit lost, beside what its loss scores. */
  unit: 0.4,
  /** A region that the enemy holds, when it is taken; less where he would take it back. */
  take: 1,
  retaken: 0.3,
  /** How much nearer to his goals a step brings him. */
  draw: 1,
  /** What a threatened region of his own is worth as a goal. */
  rescue: 0.3,
  /** Home, when it is left empty within the enemy's reach, or too weak for what would end the game. */
  home: 0.4,
  crisis: 10,
  /** Going hungry, for each unit. */
  hunger: 0.3,
  /** A goal draws less by this with each step. */
  fade: 0.72,
  /** A move must promise so much more than staying. */
  enough: 0.05,
}
