import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Game, Kind, Pending, Ruleset } from '@sandtable/kernel'
import {
  begin,
  copy,
  encode,
  isSpace,
  over,
  pending,
  rollDice,
  seeded,
  seen,
  submit,
} from '@sandtable/kernel'
import { PACKS, readFolder } from '@sandtable/shelf'
import type { GoldRun } from '@sandtable/testkit'
import { GOLD_RUN, printed, randomAnswer } from '@sandtable/testkit'
import type { Scenario } from '@sandtable/waw'
import { WAW } from '@sandtable/waw'
import type { Follower } from './follower.ts'
import type { Message } from './messages.ts'
import { follow, follower, pendingOf } from './follower.ts'
import { parseMessage } from './parse-message.ts'

const SAMPLES = 3

function scenarioOf(pack: string): Scenario {
  const opening = readFolder(join(PACKS, pack))
  if (!opening.ok) throw new Error(JSON.stringify(opening.problems))
  return opening.opened.s as Scenario
}

/** A message as it comes off the wire. */
const carried = (message: Message): Message => parseMessage(JSON.stringify(message)) as Message

/** Plays a random game; every player follows it from its first event, and works out their own options. */
function playFollowed<K extends Kind>(
  rules: Ruleset<K>,
  s: K['s'],
  seed: string,
): { asked: number; spaces: number } {
  const answers = seeded(`${seed} answers`)
  const g = begin(rules, s, { dice: seeded(seed) })
  const followers = Array.from({ length: rules.players(s) }, (_, player) => seatedAt(rules, s, player))
  const met = { asked: 0, spaces: 0 }
  let told = 0
  while (!over(g)) {
    const log = g.log?.slice(told) ?? []
    told += log.length
    const owed = pending(g)
    followers.forEach((f, player) => {
      const events = log.flatMap(e => seen(rules, e, player) ?? [])
      const heard = follow(f, carried({ is: 'events', from: f.number, events: events as never }))
      const asked = owed.find(one => one.player === player)
      followers[player] = asked === undefined ? heard : follow(heard, carried(decisionOf(g, asked)))
      if (asked === undefined) return
      met.asked++
      if (isSpace(asked.options)) met.spaces++
      expectSame(asked, pendingOf(followers[player]) as Pending, answers)
    })
    const { player, options } = owed[rollDice(answers, owed.length)] as Pending
    expect(submit(g, player, randomAnswer(options, answers))).toBeNull()
  }
  return met
}

const seatedAt = <K extends Kind>(rules: Ruleset<K>, s: K['s'], player: number): Follower<K> =>
  [
    { is: 'welcome', protocol: 2, game: 'g', player, ruleset: rules.name, scenario: 's', pack: 'p' } as const,
    { is: 'view', number: 0, view: null } as const,
  ].reduce(follow<K>, follower(rules, s))

const decisionOf = <K extends Kind>(g: Game<K>, { id, kind, rule }: Pending): Message => ({
  is: 'decision',
  undo: false,
  decision: { id, kind, rule, agenda: copy(g.agenda) },
})

function expectSame(real: Pending, rebuilt: Pending, dice: ReturnType<typeof seeded>): void {
  const { options, ...question } = rebuilt
  const { options: all, ...asked } = real
  expect(question).toEqual(asked)
  if (!isSpace(all) || !isSpace(options)) {
    expect(encode(options)).toBe(encode(all))
    return
  }
  expect(encode(options.shape)).toBe(encode(all.shape))
  for (let n = 0; n < SAMPLES; n++) {
    expect(all.has(options.sample(dice))).toBe(true)
    expect(options.has(all.sample(dice))).toBe(true)
  }
}

describe.for(['hastings-1066', 'missouri-1861'])('%s', pack => {
  test('[L6] a player who holds only a view works out the exact options', () => {
    const s = scenarioOf(pack)
    const met = [0, 1, 2].map(n => playFollowed(WAW, s, `followed ${n}`))
    expect(met.reduce((sum, { asked }) => sum + asked, 0)).toBeGreaterThan(200)
    expect(met.reduce((sum, { spaces }) => sum + spaces, 0)).toBeGreaterThan(50)
  })
})

test('[L6] options rebuilt from a view are the real ones, sealed answers and hidden hands or not', () => {
  for (let n = 0; n < 20; n++) {
    const { asked, spaces } = playFollowed(GOLD_RUN, printed(3), `followed ${n}`)
    expect(asked).toBeGreaterThan(spaces)
    expect(spaces).toBeGreaterThan(5)
  }
})

describe('where there is nothing to rebuild', () => {
  const s = printed(2)
  const g = begin(GOLD_RUN, s, { dice: seeded('one') })
  const [asked] = pending(g) as [Pending<GoldRun>, ...Pending<GoldRun>[]]
  const f = follow(seatedAt(GOLD_RUN, s, 0), {
    is: 'view',
    number: 2,
    view: GOLD_RUN.view(s, g.p, 0) as never,
  })

  test('a player who owes nothing has no options', () => {
    expect(pendingOf(follower(GOLD_RUN, s))).toBeNull()
    expect(pendingOf(f)).toBeNull()
    expect(pendingOf(follow(f, decisionOf(g, asked)))?.kind).toBe('lay-for-the-lead')
  })

  test('a server with other rules is detected', () => {
    const other = decisionOf(g, { ...asked, kind: 'sing' })
    expect(() => pendingOf(follow(f, other))).toThrow(
      "the server asks for 'sing', and the rules here for 'lay-for-the-lead'",
    )
    const nowhere = { ...decisionOf(g, asked) } as Message & { is: 'decision' }
    const agenda = [{ seq: 'game', at: 'supper' }]
    expect(() => pendingOf(follow(f, { ...nowhere, decision: { ...nowhere.decision!, agenda } }))).toThrow(
      'the rules have no such places: game/supper',
    )
  })
})
