import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Answer, Game, Pending } from '@sandtable/kernel'
import type { Bot, Seat, Wits } from './bot.ts'
import type { GoldRun } from '@sandtable/testkit'
import type { Scenario, Waw } from '@sandtable/waw'
import { begin, encode, fork, imagine, isSpace, over, pending, same, seeded, submit } from '@sandtable/kernel'
import { botAnswer, playGame } from './play.ts'
import { captain, greedy, random } from './bot.ts'
import { GOLD_RUN, printed } from '@sandtable/testkit'
import { formatProblem, readPack } from '@sandtable/scenario'
import { warScenario, WAW, WITS } from '@sandtable/waw'

function missouri(): Scenario {
  const reading = readPack(join(import.meta.dirname, '../../../packs/missouri-1861'))
  if (!reading.ok)
    throw new Error(reading.problems.map(problem => formatProblem('missouri-1861', problem)).join('\n'))
  return warScenario(reading.pack)
}

const goldRun = (seed: string): Game<GoldRun> => begin(GOLD_RUN, printed(2), { dice: seeded(seed) })

/** A player's seat at a decision with this list of options. */
function seatWith(options: readonly Answer[]): Seat<GoldRun> {
  const g = goldRun('a seat')
  const { rules, s, p: view, agenda } = g
  const decision = { id: '0-0', player: 0, kind: 'test', rule: '', options } as Pending
  return {
    rules,
    s,
    view,
    agenda,
    player: 0,
    pending: decision as Pending<GoldRun>,
    dice: seeded('its dice'),
  }
}

const witsOf = (plans: readonly Answer[], urges: readonly Answer[]): Wits<GoldRun> => ({
  plans: () => plans,
  urges: () => urges,
})

describe('a bot', () => {
  test('at random gives every option in time, and nothing else', () => {
    const seat = seatWith(['left', 'right', { to: 3 }])
    const given = Array.from({ length: 60 }, () => encode(random(seat)))
    expect([...new Set(given)].toSorted()).toEqual(['"left"', '"right"', '{"to":3}'])
  })

  test('as captain takes the first plan that is allowed, whatever object says it', () => {
    const seat = seatWith(['left', { to: 3 }, 'right'])
    expect(captain(witsOf(['up', { to: 3 }, 'left'], ['right']))(seat)).toEqual({ to: 3 })
  })

  test('as a greedy one takes the first urge that is allowed', () => {
    const seat = seatWith(['left', 'right'])
    expect(greedy(witsOf(['left'], ['up', 'right']))(seat)).toBe('right')
  })

  test.for([captain, greedy])('plays at random if nothing that it wants is allowed', make => {
    const seat = seatWith(['left', 'right'])
    const bot = make(witsOf(['up'], ['down']))
    const given = Array.from({ length: 30 }, () => encode(bot(seat)))
    expect([...new Set(given)].toSorted()).toEqual(['"left"', '"right"'])
  })
})

const BOTS: Readonly<Record<string, Bot<Waw>>> = {
  random,
  captain: captain<Waw>(WITS),
  greedy: greedy<Waw>(WITS),
}

const isOption = ({ options }: Pending, answer: Answer): boolean =>
  isSpace(options) ? options.has(answer) : options.some(option => same(option, answer))

test.for(Object.keys(BOTS))(
  '[L4] %s answers only with options, in a whole game',
  { timeout: 60_000 },
  name => {
    const bot = BOTS[name] as Bot<Waw>
    const given = new Map<string, boolean>()
    const watched: Bot<Waw> = seat => {
      const answer = bot(seat)
      given.set(`${seat.pending.kind} ${encode(answer)}`, isOption(seat.pending, answer))
      return answer
    }
    const g = begin(WAW, missouri(), { dice: seeded(name), record: false })
    playGame(g, [watched, watched], name)
    expect([...given].filter(([, option]) => !option)).toEqual([])
    expect(given.size).toBeGreaterThan(100)
  },
)

test('a bot is shown the view of its player, and neither the game nor the position', () => {
  const g = goldRun('what is shown')
  const decision = pending(g)[0] as Pending<GoldRun>
  const dice = seeded('dice')
  const seats: Seat<GoldRun>[] = []
  botAnswer(g, decision, seat => (seats.push(seat), random(seat)), dice)
  const view = GOLD_RUN.view(g.s, g.p, decision.player)
  const { s, agenda } = g
  expect(seats).toEqual([
    { rules: GOLD_RUN, s, view, agenda, player: decision.player, pending: decision, dice },
  ])
  expect(encode(view)).not.toBe(encode(g.p))
})

test('a bot can look ahead in games that it imagines, and the game it sits at stays as it is', () => {
  const g = goldRun('ahead')
  const before = encode(g.p)
  const ends = new Set<string>()
  const seer: Bot<GoldRun> = seat => {
    for (let i = 0; i < 5; i++) {
      const imagined = imagine(seat, seeded(`ahead ${i}`))
      playGame(imagined, [random, random], `ahead ${i}`)
      expect(over(imagined)).toBe(true)
      ends.add(encode(imagined.p))
    }
    return random(seat)
  }
  botAnswer(g, pending(g)[0] as Pending<GoldRun>, seer, seeded('dice'))
  expect(ends.size).toBe(5)
  expect(encode(g.p)).toBe(before)
})

describe('a game of bots', () => {
  test('names the player, the decision and the answer of a bot that gives an invalid answer', () => {
    const bad: Bot<GoldRun> = () => ({ no: 'such option' })
    const { kind } = pending(goldRun('bad bot'))[0] as Pending
    expect(() => playGame(goldRun('bad bot'), [bad, random], 'x')).toThrow(
      `player 0 answered '${kind}' with {"no":"such option"}: not-an-option`,
    )
  })

  test('is the same from the same seed, another from another', () => {
    const ends = ['one', 'one', 'two'].map(seed => {
      const g = goldRun('the same')
      playGame(g, [random, random], seed)
      return encode(g.log)
    })
    expect(ends[0]).toBe(ends[1])
    expect(ends[0]).not.toBe(ends[2])
  })

  test('is watched answer by answer, to its end', () => {
    const g = goldRun('watched')
    const asked: number[] = []
    playGame(g, [random, random], 'watched', ({ asked: number }) => asked.push(number))
    expect(over(g)).toBe(true)
    expect(asked).toEqual(Array.from({ length: g.asked }, (_, i) => i + 1))
  })
})

/** The same game in a world that differs from it only in what a player cannot know. */
function otherWorld(g: Game<Waw>, player: number, seed: string): Game<Waw> {
  const other = fork(g)
  const view = WAW.view(g.s, g.p as never, player)
  other.p = WAW.world(g.s, view as never, player, seeded(seed))
  return other
}

const decisionOf = (g: Game<Waw>, player: number): Pending<Waw> =>
  pending(g).find(asked => asked.player === player) as Pending<Waw>

/** Decisions of a game at which a bot's answer depends on what its player cannot know, and how many were tried. */
function tornAt(bot: Bot<Waw>, seed: string): { tried: number; torn: string[] } {
  const g = begin(WAW, missouri(), { dice: seeded(seed), record: false })
  const found = { tried: 0, torn: [] as string[] }
  for (let n = 0; !over(g); n++) {
    const { player, kind } = pending(g)[0] as Pending
    const here = botAnswer(g, decisionOf(g, player), bot, seeded(`${seed} ${n}`))
    const other = otherWorld(g, player, `${seed} ${n} other`)
    if (encode(other.p) !== encode(g.p)) {
      found.tried++
      const there = botAnswer(other, decisionOf(other, player), bot, seeded(`${seed} ${n}`))
      if (!same(here, there)) found.torn.push(`${n} ${kind}: ${encode(here)} and ${encode(there)}`)
    }
    submit(g, player, here)
  }
  return found
}

test.for(['captain', 'greedy'])(
  '[L6] %s gives the same answer in two worlds that differ only in hidden units and hands',
  { timeout: 120_000 },
  name => {
    const { tried, torn } = tornAt(BOTS[name] as Bot<Waw>, `two worlds of ${name}`)
    expect(torn).toEqual([])
    expect(tried).toBeGreaterThan(100)
  },
)
