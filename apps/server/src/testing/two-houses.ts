import type { Dice } from '@sandtable/kernel'
import type { WarPack } from '@sandtable/shelf'
import type { House } from './house.ts'
import type { Pair } from './paired-worlds.ts'
import type { PretendTime } from './pretend-time.ts'
import type { ServerSettings } from '../server.ts'
import type { Tap } from './tap.ts'
import { questionOf } from '@sandtable/kernel'
import { bodyOf } from '../game/body.ts'
import { decisionId } from '../game/secrets.ts'
import { alike, FIRST, recordIn, takenBack, tokenIn } from './paired-worlds.ts'
import { everythingTold } from './everything-told.ts'
import { hangUp, joined } from './player.ts'
import { openHouse } from './house.ts'
import { pretendTime, SECOND } from './pretend-time.ts'

/** Two servers with the same setup under one clock: one for each world. */
export interface TwoHouses {
  readonly houses: readonly [House, House]
  readonly time: PretendTime
  readonly close: () => Promise<void>
}

export async function twoHouses(settings: Partial<ServerSettings> = {}): Promise<TwoHouses> {
  const time = pretendTime(FIRST)
  const houses = [
    await openHouse({ clock: time, ...settings }),
    await openHouse({ clock: time, ...settings }),
  ] as const
  return { houses, time, close: async () => void (await Promise.all(houses.map(house => house.close()))) }
}

/** One served world: each player's line, and the viewer's. */
interface Served {
  readonly house: House
  readonly players: readonly Tap[]
  readonly viewer: Tap
  /** Bytes that reached the viewer outside the viewer's line. */
  readonly besides: string[]
}

/** The result of a pair: how many answers were given, and where the viewer could tell the worlds apart; null: nowhere. */
export interface Trial {
  readonly answers: number
  readonly apart: string | null
}

export interface Plan {
  readonly opened: WarPack
  readonly steps: number
  readonly dice: Dice
  /** A stored world, made to leak. */
  readonly planted?: (record: ReturnType<typeof recordIn>) => ReturnType<typeof recordIn>
}

/** One undo for this many answers that allow it, and one look at everything for this many answers. */
const UNDO = 5
const LOOK = 6

/** Plays a pair on both servers at once, and records every byte sent to the viewer. */
export async function tryPair({ houses, time }: TwoHouses, first: Pair, plan: Plan): Promise<Trial> {
  const { opened, steps, dice, planted = record => record } = plan
  const records = [first.here, first.there].map(g => planted(recordIn(opened, first.id, g)))
  await Promise.all(houses.map((house, w) => house.store.create(records[w] as (typeof records)[number])))
  const worlds = await Promise.all(houses.map(house => served(house, first)))
  const { secret } = bodyOf(records[0] as (typeof records)[number])
  let pair = first
  let answers = 0
  let apart = await lookedAt(worlds, pair)
  while (answers < steps && apart === null) {
    await time.pass(SECOND)
    const step = alike(pair, dice)
    if (step === null) break
    const decision = decisionId(secret, questionOf(pair.here), step.player)
    await inEach(worlds, step.player, w => ({
      do: 'answer',
      id: `answer-${answers}`,
      decision,
      answers: [step.answers[w] as (typeof step.answers)[number]],
    }))
    if (step.loose && answers % UNDO === 0) {
      await inEach(worlds, step.player, () => ({ do: 'undo', id: `undo-${answers}` }))
      pair = takenBack(pair, step.after)
    } else pair = step.after
    answers++
    apart = answers % LOOK === 0 ? await lookedAt(worlds, pair) : await heardApart(worlds)
  }
  apart ??= await lookedAt(worlds, pair)
  await Promise.all(worlds.flatMap(({ players, viewer }) => [...players, viewer].map(hangUp)))
  return { answers, apart }
}

async function served(house: House, { id, viewer, here }: Pair): Promise<Served> {
  const players: Tap[] = []
  for (const player of here.s.players.keys())
    players.push(await joined(house.url, id, { token: tokenIn(id, player) }))
  const own = viewer === null ? await joined(house.url, id) : (players[viewer] as Tap)
  return { house, players, viewer: own, besides: [] }
}

type Command = Parameters<Tap['ask']>[0]

/** One player sends something in both worlds; it must be accepted. */
async function inEach(
  worlds: readonly Served[],
  player: number,
  command: (w: number) => Command,
): Promise<void> {
  await Promise.all(
    worlds.map(async ({ players }, w) => {
      const reply = await (players[player] as Tap).ask(command(w))
      if (reply.is !== 'accepted')
        throw new Error(`world ${w}: ${JSON.stringify(command(w))} was answered ${JSON.stringify(reply)}`)
    }),
  )
}

/** The viewer requests everything that a viewer can. */
async function lookedAt(worlds: readonly Served[], { id, viewer }: Pair): Promise<string | null> {
  await Promise.all(
    worlds.map(async world => {
      const token = viewer === null ? undefined : tokenIn(id, viewer)
      world.besides.push(...(await everythingTold(world.house.url, id, { line: world.viewer, token })))
    }),
  )
  return heardApart(worlds)
}

/** Where the viewer received different things; null: nowhere. */
async function heardApart(worlds: readonly Served[]): Promise<string | null> {
  await Promise.all(worlds.map(({ viewer }) => viewer.settled()))
  const [here = [], there = []] = worlds.map(({ viewer, besides }) => [...viewer.heard, ...besides])
  const at = Array.from({ length: Math.max(here.length, there.length) }, (_, i) => i).find(
    i => here[i] !== there[i],
  )
  return at === undefined ? null : difference(here[at] ?? '', there[at] ?? '')
}

function difference(a: string, b: string): string {
  let at = 0
  while (a[at] === b[at]) at++
  const from = Math.max(0, at - 120)
  return `${a.slice(0, 40)}: …${a.slice(from, at + 120)}… but …${b.slice(from, at + 120)}…`
}
