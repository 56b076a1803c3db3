import type { Aftermath, Event, LogLine, Scenario, Tale } from '@sandtable/waw'
import { aftermathOf } from '@sandtable/waw'
import type { BattleStory, Scene } from '../battle/battle-story.ts'
import { battleFrom, sceneOf } from '../battle/battle-story.ts'

type Of<I extends Event['is']> = Extract<Event, { is: I }>

/** A finished battle: its story, what it came to, and what the log says of that. */
export interface AftermathStory {
  readonly story: BattleStory
  readonly facts: Aftermath
  /** The attackers' ways to the battle, each from the region where it began. */
  readonly waysIn: readonly (readonly number[])[]
  readonly luck: Scene['luck']
  /** The reasons of the points, side by side. */
  readonly points: readonly LogLine[]
}

/** The battle joined at this event of a tale, if it is over. */
export function aftermathFrom(s: Scenario, tale: readonly Tale[], id: number): AftermathStory | null {
  const story = battleFrom(tale, id)
  const before = tale[id]?.before ?? null
  if (story === null || before === null) return null
  const facts = aftermathOf(
    s,
    before,
    story.tale.map(({ e }) => e),
  )
  if (facts === null) return null
  const told = story.tale.filter(({ e }) => e.is === 'points-scored').flatMap(one => one.told)
  return {
    story,
    facts,
    waysIn: waysIn(s, tale.slice(0, id), facts),
    luck: sceneOf(s, story, facts.view).luck,
    points: told.map(({ line }) => line).filter(({ as }) => as === 'reason'),
  }
}

/** Ways of the attackers' marches in this player turn that end where the battle is. */
function waysIn(s: Scenario, before: readonly Tale[], { region, players }: Aftermath): number[][] {
  const began = before.findLastIndex(({ e }) => e.is === 'player-began')
  const ways: { readonly stack: readonly number[]; readonly way: number[] }[] = []
  for (const { e } of before.slice(began + 1)) {
    if (e.is !== 'marched' || !isAlly(s, e.player, players[0])) continue
    const last = ways.at(-1)
    if (last !== undefined && goesOn(last, e)) last.way.push(e.to)
    else ways.push({ stack: e.stack, way: [e.from, e.to] })
  }
  return ways.flatMap(({ way }) => (way.at(-1) === region ? [way] : []))
}

const goesOn = (
  { stack, way }: { readonly stack: readonly number[]; readonly way: readonly number[] },
  e: Of<'marched'>,
): boolean => way.at(-1) === e.from && e.stack.some(counter => stack.includes(counter))

const isAlly = (s: Scenario, player: number, other: number | undefined): boolean =>
  s.players[player]?.side === s.players[other ?? -1]?.side
