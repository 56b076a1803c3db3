import { describe, expect, test } from 'vitest'
import type { GoldRun } from '@sandtable/testkit'
import { encode, over, rollDice, seeded } from '@sandtable/kernel'
import { GOLD_RUN, printed, randomAnswer } from '@sandtable/testkit'
import type { Client } from './client.ts'
import type { Accepted, Refused } from './messages.ts'
import type { Fate } from './testing/net.ts'
import { join } from './client.ts'
import { pendingOf } from './follower.ts'
import { netTo } from './testing/net.ts'
import { quietTime } from './testing/quiet-time.ts'
import { referee } from './testing/referee.ts'

const S = printed(2)
const FATES: readonly Fate[] = ['breaks-before', 'breaks-after', 'vanishes']

/** Sometimes a line breaks. */
function fates(seed: string): { next: () => Fate; broken: () => number } {
  const dice = seeded(seed)
  let broken = 0
  const next = (): Fate => {
    if (rollDice(dice, 12) > 0) return 'arrives'
    broken++
    return FATES[rollDice(dice, FATES.length)] as Fate
  }
  return { next, broken: () => broken }
}

/** Answers at random whenever something is owed, often more than can be taken, and sometimes takes back. */
function play(
  client: Client<GoldRun>,
  seed: string,
): { readonly replies: (Accepted | Refused)[]; readonly waits: () => boolean } {
  const dice = seeded(seed)
  const replies: (Accepted | Refused)[] = []
  let waits = false
  const go = async (): Promise<void> => {
    const owed = pendingOf(client.now)
    if (waits || owed === null) return
    waits = true
    const back = client.now.undo && rollDice(dice, 4) === 0
    const answers = Array.from({ length: 1 + rollDice(dice, 3) }, () => randomAnswer(owed.options, dice))
    replies.push(await (back ? client.undo() : client.answer(answers)))
    waits = false
    await go()
  }
  client.on('change', () => void go())
  return { replies, waits: () => waits }
}

describe.for(['a', 'b', 'c', 'd', 'e', 'f'])('lines that keep breaking, %s', seed => {
  test('[L9] a game is played to its end, every command counts once, and every client holds its view', async () => {
    const time = quietTime()
    const game = referee(GOLD_RUN, S, seeded(seed))
    const { next, broken } = fates(seed)
    const chance = seeded(`${seed} pauses`)
    let ids = 0
    const clients = ['seat-0', 'seat-1', null].map(token =>
      join({
        url: 'http://table.example',
        game: 'game',
        ...(token === null ? {} : { token }),
        rules: GOLD_RUN,
        s: S,
        socket: netTo(game, time, next),
        timer: time.timer,
        newId: () => `c${ids++}`,
        chance: () => rollDice(chance, 100) / 99,
      }),
    )
    const players = clients.slice(0, 2).map((client, player) => play(client, `${seed} ${player}`))
    const settled = (): boolean =>
      clients.every(({ connected, now }) => connected && now.state?.stage === 'over') &&
      players.every(({ waits }) => !waits())
    for (let steps = 0; !settled(); steps++) {
      expect(steps).toBeLessThan(100_000)
      expect(await time.next()).toBe(true)
    }
    expect(over(game.table.game)).toBe(true)
    clients.forEach(({ now }, i) => {
      const viewer = i === 2 ? null : i
      expect(encode(now.view)).toBe(encode(game.viewOf(viewer)))
      expect([now.player, now.number, now.decision]).toEqual([viewer, game.numberOf(viewer), null])
    })
    const accepted = players.flatMap(({ replies }) => replies).filter(reply => reply.is === 'accepted')
    expect(new Set(game.done).size).toBe(accepted.length)
    // An undo takes no answer, and counts like one.
    expect(game.table.game.asked).toBe(accepted.reduce((sum, { taken }) => sum + Math.max(1, taken), 0))
    expect(accepted.length).toBeGreaterThan(20)
    expect(accepted.some(({ stop }) => stop !== null)).toBe(true)
    expect(broken()).toBeGreaterThan(10)
  })
})
