import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GoldRun } from '@sandtable/testkit'
import type { Message } from './messages.ts'
import { GOLD_RUN, printed } from '@sandtable/testkit'
import { emptyStream, hear } from './stream.ts'
import { join } from './client.ts'
import { pendingOf } from './follower.ts'
import { puppets } from './testing/puppet.ts'
import { quietTime } from './testing/quiet-time.ts'

const S = printed(2)
const VIEW = GOLD_RUN.view(S, GOLD_RUN.start(S).position, 0)
const TALK = [
  { is: 'welcome', protocol: 2, game: 'g', player: 0, ruleset: 'gold-run', scenario: 'toy', pack: '' },
  { is: 'view', number: 3, view: VIEW },
  { is: 'state', stage: 'playing', waiting: [0], seats: [], outcome: null },
  { is: 'events', from: 3, events: [{ is: 'taken-back', events: 2 }] },
  {
    is: 'decision',
    undo: true,
    decision: {
      id: 'd',
      kind: 'lay-for-the-lead',
      rule: 'T-1.3',
      agenda: [{ seq: 'game', at: 'lead' }],
      options: { list: [null] },
    },
  },
] as unknown as readonly Message[]

const anything = fc.oneof(
  fc.constantFrom<unknown>(null, -1, 2 ** 53, 1e308, '', '__proto__', [], {}, [null], { is: 'x' }, [
    { is: 'x' },
  ]),
  fc.jsonValue({ maxDepth: 3 }),
)

/** A message with something else in one of its places, however deep. */
const changed = (message: Message): fc.Arbitrary<string> =>
  fc.tuple(fc.nat(), anything).map(([at, value]) => {
    let left = at % 12
    return JSON.stringify(message, (key, part: unknown) => (key !== '' && left-- === 0 ? value : part))
  })

const talks = fc.tuple(
  ...TALK.map(message => fc.oneof(fc.constant(JSON.stringify(message)), changed(message))),
)

test("whatever a server sends, a client goes on, or says in words why it can't", () => {
  let followed = 0
  const reasons: string[] = []
  const goesOn = (talk: readonly string[]): void => {
    const { socket, lines } = puppets()
    const client = join<GoldRun>({
      url: 'http://table.example',
      game: 'g',
      token: 't',
      rules: GOLD_RUN,
      s: S,
      socket,
      timer: quietTime().timer,
    })
    const stream = emptyStream<GoldRun>()
    client.on('change', () => hear(stream, client.now))
    lines[0]?.open()
    for (const text of talk) lines.at(-1)?.say(text)
    if (client.now.view !== null) followed++
    try {
      pendingOf(client.now)
    } catch (error) {
      reasons.push((error as Error).message)
    }
    client.close()
  }
  fc.assert(fc.property(talks, goesOn), { numRuns: 2_000, seed: 3 })
  expect(reasons.filter(why => why === '')).toEqual([])
  expect(followed).toBeGreaterThan(200)
})
