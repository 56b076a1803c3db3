import type { Answer, Dice } from '@sandtable/kernel'
import type { Room } from '../game/room.ts'
import type { Tap } from './tap.ts'
import { barrierBetween, fork, isSpace, pending, submit } from '@sandtable/kernel'
import { answerOnce, decisionOf, mover } from './player.ts'

/** Plays on until a player may give several orders; returns that player's line. */
export async function untilOrders(lines: readonly Tap[]): Promise<Tap> {
  for (;;) {
    const line = lines[await mover(lines)] as Tap
    if ((await decisionOf(line))?.kind === 'orders') return line
    await answerOnce(line)
  }
}

/** Orders that one player can give in a row, without dice, secrets or another question between them. */
export function ordersIn({ g }: Room, count: number, dice: Dice): Answer[] {
  if (g === null) throw new Error('the game has not begun')
  let now = fork(g)
  const orders: Answer[] = []
  for (let tries = 0; orders.length < count; tries++) {
    if (tries > 2_000) throw new Error(`only ${orders.length} of ${count} orders found`)
    const [asked] = pending(now)
    if (asked === undefined || !isSpace(asked.options)) throw new Error('no orders are asked for')
    const order = asked.options.sample(dice)
    const next = fork(now)
    submit(next, asked.player, order)
    const [then, ...others] = pending(next)
    const goesOn = then?.kind === asked.kind && then.player === asked.player && others.length === 0
    if (!goesOn || barrierBetween(now, next) !== null) continue
    now = next
    orders.push(order)
  }
  return orders
}
