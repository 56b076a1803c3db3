import type { Manpower, Position, Scenario, Tale, Watch } from '@sandtable/manpower'
import type { Pending } from '@sandtable/kernel'
import { begin, copy, fold, over, pending, seeded, submit } from '@sandtable/kernel'
import { botAnswer, captain } from '@sandtable/ai'
import { MANPOWER, watch, WITS } from '@sandtable/manpower'
import { battleOf } from '../../field/testing/battles.ts'
import { catchUp } from '../../words/story.ts'

/** A battle of bots, as it is told. */
export interface FoughtByBots {
  readonly s: Scenario
  readonly tale: readonly Tale[]
  /** The position after this many events. */
  readonly at: (after: number) => Position
}

/** The first turns of a battle, played by bots. */
export function foughtByBots(id: string, turns: number): FoughtByBots {
  const { s } = battleOf(id)
  const g = begin(MANPOWER, s, { dice: seeded('fought by bots') })
  const dice = seeded('bots')
  while (!over(g) && g.p.turn <= turns) {
    const decision = pending(g)[0] as Pending<Manpower>
    submit(g, decision.player, botAnswer(g, decision, captain(WITS), dice))
  }
  const told: Watch = watch(s)
  const start = copy(told.view)
  catchUp(told, s, g.log ?? [])
  const events = told.tale.map(({ e }) => e)
  return { s, tale: told.tale, at: after => fold(MANPOWER, s, copy(start), events.slice(0, after)) }
}
