import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Game, Pending } from '@sandtable/kernel'
import type { Position, Waw } from '@sandtable/waw'
import { botAnswer, captain } from '@sandtable/ai'
import { begin, copy, fold, fork, pending, seeded, submit } from '@sandtable/kernel'
import { readBattleFile, readPack } from '@sandtable/scenario'
import { battleScenario, moraleLeft, warScenario, WAW, WITS } from '@sandtable/waw'
import { consequenceOf, sideOfPlayer } from './consequence.ts'

const reading = readPack(join(import.meta.dirname, '../../../../../../packs/hastings-1066'))
if (!reading.ok) throw new Error('Hastings cannot be read')
const s = warScenario(reading.pack)

/** Plays on until somebody must choose who takes a hit. */
function atHit(): { g: Game<Waw>; asked: Pending } {
  for (let seed = 0; seed < 20; seed++) {
    const g = begin(WAW, s, { dice: seeded(`hit ${seed}`) })
    for (let [asked] = pending(g); asked !== undefined; [asked] = pending(g)) {
      if (asked.kind === 'hit') return { g, asked }
      submit(g, asked.player, botAnswer(g, asked, captain(WITS), seeded(asked.id)))
    }
  }
  throw new Error('no hit was ever to be placed')
}

/** The morale of a side when an event of the log had happened, and nothing after it. */
function moraleAfter(g: Game<Waw>, event: number, side: 0 | 1): number {
  const { g: before } = atHit()
  const p = fold(WAW, s, copy(before.p), (g.log ?? []).slice(0, event + 1))
  return moraleLeft(p.battle, p, side)
}

test('what is told beforehand of a hit is what comes of it', () => {
  const { g, asked } = atHit()
  for (const unit of asked.options as readonly number[]) {
    const told = consequenceOf(s, g.p, asked, unit)
    const after = fork(g)
    after.log = []
    submit(after, asked.player, unit)
    const lost = after.log.findIndex(e => e.is === 'step-lost')
    const side = sideOfPlayer(g.p, asked.player)
    expect(after.log[lost]).toMatchObject({ unit })
    expect(told.from).toBe(moraleLeft(g.p.battle, g.p, side))
    expect(told.gone).toBe(g.p.steps[unit] === 1)
    expect(told.to).toBe(moraleAfter(after, lost, side))
  }
})

test('[G-88] a support unit that is given up in the rout is gone, and morale stays as it is', () => {
  const example = readBattleFile(
    join(import.meta.dirname, '../../../../../../packs/examples/missouri-1861.battle.yaml'),
  )
  if (!example.ok) throw new Error('the example cannot be read')
  const missouri = battleScenario(example.file)
  const view = copy(missouri.setup) as Position
  const battery = view.battle.support[1]?.[0] as number
  const asked = { id: '', player: 1, kind: 'support-loss', rule: 'W-12.2-su-loss', options: [battery] }
  const { gone, from, to } = consequenceOf(missouri, view, asked, battery)
  expect([gone, to]).toEqual([true, from])
})
