/** W-12-rounds-land A land battle has two rounds. */
export const ROUNDS = 2

/** W-2-d10 The die has ten faces, 0 to 9. */
export const DIE = 10

/** W-5, W-12.4, W-14 Ranks: order of command, units led without penalty, change to the loss test, points for a death. */
// prettier-ignore
export const RANK = {
  1:       { order: 1, leads: 5,        loss: 0,  points: 0, rule: '' },
  2:       { order: 2, leads: 10,       loss: 0,  points: 1, rule: 'W-14-leader2' },
  3:       { order: 3, leads: Infinity, loss: -1, points: 2, rule: 'W-14-leader3' },
  monarch: { order: 4, leads: Infinity, loss: -1, points: 4, rule: 'W-14-monarch' },
} as const

export type Rank = keyof typeof RANK

/** W-12.1.1 Superiority in C or A: by multiples of the enemy's number (the side's own number if the enemy has none). */
// prettier-ignore
export const SUPERIORITY = {
  times:       [0, 0, 1, 2, 3],
  againstNone: [0, 1, 2, 3],
} as const

/** W-12.2-test The rout test: this face and all above rout. */
export const ROUTS_FROM = 5

/** W-12.4 Leader loss: the modifiers, and the result that fells. */
export const LEADER_LOSS = { lost: 1, wiped: 1, routed: 1, felledFrom: 9 } as const

/** W-14 Points: for a victory over a large stack, and how many losses in excess earn one. */
export const POINTS = { major: 3, lossesEach: 2 } as const

/** W-11.3-test Interception, evasion and search: up to this face they succeed; many enemies make it easier. */
export const TEST = { upTo: 3, many: -3, manyFrom: 5 } as const

/** W-11.2-failure What the enemy adds to the CF against a stack that failed to evade. */
export const CAUGHT = 1
