import { afterEach, expect, test } from 'vitest'
import type { Answer } from '@sandtable/kernel'
import type { Pair } from './testing/paired-worlds.ts'
import type { Tap } from './testing/tap.ts'
import type { TwoHouses } from './testing/two-houses.ts'
import { questionOf, seeded } from '@sandtable/kernel'
import { decisionId } from './game/secrets.ts'
import { alike, pairOf, recordIn, tokenIn } from './testing/paired-worlds.ts'
import { bodyOf } from './game/body.ts'
import { everythingTold } from './testing/everything-told.ts'
import { joined } from './testing/player.ts'
import { MISSOURI } from './testing/packs.ts'
import { refusedBy } from './testing/tap.ts'
import { twoHouses } from './testing/two-houses.ts'

let two: TwoHouses
afterEach(() => two.close())

const ID = 'held-back'

/** A moment when the mover can give several answers in a row that can be taken back; and those answers. */
function looseMoment(): { pair: Pair; player: number; answers: Answer[] } {
  const dice = seeded(ID)
  for (let after = 0; ; after++) {
    const pair = pairOf(MISSOURI, ID, null, after)
    const answers: Answer[] = []
    let now: Pair = { ...pair, there: pair.here }
    for (let step = alike(now, dice); step?.loose === true && answers.length < 3; step = alike(now, dice)) {
      answers.push(step.answers[0])
      now = step.after
      if (answers.length === 3) return { pair, player: step.player, answers }
    }
  }
}

/** A client's line in each house. */
interface Onlooker {
  readonly token: string | undefined
  readonly lines: readonly Tap[]
}

/** The other player and a spectator, in both houses. */
const onlookers = (player: number): Promise<Onlooker[]> =>
  Promise.all(
    [tokenIn(ID, 1 - player), undefined].map(async token => ({
      token,
      lines: await Promise.all(
        two.houses.map(({ url }) => joined(url, ID, token === undefined ? {} : { token })),
      ),
    })),
  )

/** Both houses send them the same, except figures: they are for the server's operator, and count every message. */
async function tellAlike(all: readonly Onlooker[]): Promise<void> {
  for (const { token, lines } of all) {
    const told = two.houses.map(({ url }, w) => everythingTold(url, ID, { line: lines[w] as Tap, token }))
    const [busy, idle] = await Promise.all(told)
    expect(busy?.slice(0, -1)).toEqual(idle?.slice(0, -1))
    expect(lines[0]?.heard).toEqual(lines[1]?.heard)
  }
}

test('an answer that can still be taken back reaches no one else, neither as a byte nor as an extra message', async () => {
  two = await twoHouses()
  const { pair, player, answers } = looseMoment()
  const record = recordIn(MISSOURI, ID, pair.here)
  const { secret } = bodyOf(record)
  await Promise.all(two.houses.map(({ store }) => store.create(record)))
  const [busy, idle] = two.houses
  const token = tokenIn(ID, player)
  const mover = await joined(busy.url, ID, { token })
  await joined(idle.url, ID, { token })
  const looking = await onlookers(player)
  await tellAlike(looking)

  for (const [n, answer] of answers.entries()) {
    const decision = decisionId(secret, questionOf(pair.here) + n, player)
    expect((await mover.ask({ do: 'answer', id: `a${n}`, decision, answers: [answer] })).is).toBe('accepted')
    await two.time.pass(10_000)
  }
  expect((await mover.last('decision')).undo).toBe(true)
  await tellAlike(looking)

  await Promise.all([busy.restart(), idle.restart()])
  const again = await joined(busy.url, ID, { token })
  expect((await again.last('decision')).undo).toBe(true)
  await tellAlike(await onlookers(player))
  for (const n of answers.keys()) expect((await again.ask({ do: 'undo', id: `u${n}` })).is).toBe('accepted')
  expect(refusedBy(await again.ask({ do: 'undo', id: 'u-more' })).why).toBe('nothing-to-undo')
  await tellAlike(await onlookers(player))
})
