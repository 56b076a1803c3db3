/** How a commander weighs things, roughly in points. */
export const TEMPER = {
  /** A battle sure to be won, besides its points and its prize; and the lowest chance for an attack. */
  battle: 3,
  dare: 0.55,
  /** A unit lost, besides the points for it. */
  unit: 0.4,
  /** A captured enemy region; less if the enemy would retake it. */
  take: 1,
  retaken: 0.3,
  /** A step towards the commander's goals. */
  draw: 1,
  /** A threatened region of one's own as a goal. */
  rescue: 0.3,
  /** Home, left empty within the enemy's reach, or too weak for a region that would end the game. */
  home: 0.4,
  crisis: 10,
  /** Being out of supply, for each unit. */
  hunger: 0.3,
  /** How much a goal's pull drops with each step. */
  fade: 0.72,
  /** How much more a move must promise than staying. */
  enough: 0.05,
}
