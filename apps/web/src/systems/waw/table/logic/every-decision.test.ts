import type { Answer, Frame, Pending } from '@sandtable/kernel'
import type { Position, Scenario } from '@sandtable/waw'
import { begin, copy, isSpace, knownGame, pending, rollDice, same, seeded, submit } from '@sandtable/kernel'
import { WAW } from '@sandtable/waw'
import { expect, test } from 'vitest'
import { choicesOf, crowdOf } from './choices.ts'
import { commandOf, doneOrders, ready, reachOf } from './orders.ts'
import { pilesOf } from './piles.ts'
import { scenario } from '../testing/own-game.ts'
import { table } from '../../words/en/table.ts'

/** The number of answers checked in each war. */
const ANSWERS = 500

/** The table's failures with a decision; empty if all is well. */
function faultsIn(
  s: Scenario,
  view: Position,
  seen: Pending,
  { kind, options }: Pending,
  agenda: readonly Frame[],
): string[] {
  if (isSpace(seen.options)) {
    const command = commandOf(s, knownGame({ rules: WAW, s, view, agenda }), view, seen)
    const answerable = kind === 'orders' ? command !== null : crowdOf(seen) !== null
    return answerable ? [] : ['no way to answer']
  }
  const all = options as readonly Answer[]
  const choices = choicesOf(s, view, seen)
  const answers = choices.flatMap(({ answer, alike }) => Array.from({ length: alike }, () => answer))
  const named = new Set(
    choices.map(({ name, counter, card, region }) => `${name}/${counter}/${card}/${region}`),
  )
  return [
    ...(answers.length === all.length && answers.every(one => all.some(option => same(option, one)))
      ? []
      : ['other options']),
    ...(named.size === choices.length ? [] : ['options that cannot be told apart']),
    ...choices.filter(({ name }) => name === '' || name.startsWith('{')).map(({ key }) => `no words: ${key}`),
  ]
}

test.for([
  { name: 'hastings-1066', evasion: false },
  { name: 'hastings-1066', evasion: true },
  { name: 'missouri-1861', evasion: false },
  { name: 'mongols-1241', evasion: false },
])(
  '[TABLE] every question in $name, evasion on land: $evasion, can be answered, and has words',
  ({ name, evasion }) => {
    const printed = scenario(name)
    const s: Scenario = { ...printed, rules: { ...printed.rules, land_evasion: evasion } }
    const dice = seeded(`table ${name}`)
    const g = begin(WAW, s, { dice: seeded(name), record: false })
    const asked = new Set<string>()
    for (let i = 0; i < ANSWERS; i++) {
      const [decision] = pending(g)
      if (decision === undefined) break
      const view = copy(WAW.view(s, g.p, decision.player))
      const seen = pending(knownGame({ rules: WAW, s, view, agenda: g.agenda })).find(
        ({ player }) => player === decision.player,
      ) as Pending
      asked.add(decision.kind)
      expect({ kind: decision.kind, faults: faultsIn(s, view, seen, decision, g.agenda) }).toEqual({
        kind: decision.kind,
        faults: [],
      })
      const { options } = decision
      const answer = isSpace(options)
        ? options.sample(dice)
        : (options[rollDice(dice, options.length)] as (typeof options)[number])
      expect(submit(g, decision.player, answer)).toBeNull()
    }
    expect([...asked].filter(kind => kind !== 'orders' && !Object.hasOwn(table, `ask:${kind}`))).toEqual([])
    expect(asked.size).toBeGreaterThan(6)
    expect(asked.has('evade')).toBe(evasion)
  },
)

test.for(['hastings-1066', 'missouri-1861'])(
  '[TABLE] in %s every leg of every route has its costs, and every ready stack has something to do',
  name => {
    const s = scenario(name)
    const g = begin(WAW, s, { dice: seeded('legs'), record: false })
    for (let [d] = pending(g); d !== undefined && d.kind !== 'orders'; [d] = pending(g))
      submit(g, d.player, isSpace(d.options) ? [] : (d.options.at(-1) as string))
    const [decision] = pending(g)
    const view = copy(WAW.view(s, g.p, (decision as Pending).player))
    const command = commandOf(
      s,
      knownGame({ rules: WAW, s, view, agenda: g.agenda }),
      view,
      decision as Pending,
    )
    if (command === null) throw new Error('no orders are asked for')
    const stacks = ready(command, pilesOf(s, view))
    expect(stacks.length).toBeGreaterThan(0)
    for (const { counters } of stacks) {
      const { routes } = reachOf(command, counters)
      for (const route of routes.values()) {
        expect(route.legs.map(({ to }) => to)).toEqual(route.steps)
        const fares = route.legs.flatMap(leg => leg.fares)
        expect(fares.reduce((sum, { cost }) => sum + cost, 0)).toBe(route.spent)
      }
    }
    expect(doneOrders(command)).toEqual([{ do: 'done' }])
  },
)
