import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Game, Pending } from '@sandtable/kernel'
import type { Waw } from '@sandtable/waw'
import { botAnswer, captain } from '@sandtable/ai'
import { begin, fork, pending, seeded, submit } from '@sandtable/kernel'
import { readPack } from '@sandtable/scenario'
import { moraleLeft, warScenario, WAW, WITS } from '@sandtable/waw'
import { consequenceOf, sideOfPlayer } from './consequence.ts'

const reading = readPack(join(import.meta.dirname, '../../../../packs/hastings-1066'))
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
    const checked = after.log.find(e => e.is === 'morale-checked')
    const only = after.log.filter(e => e.is === 'step-lost' && e.side === side).length === 1
    if (checked !== undefined && only) expect(told.to).toBe(checked.morale[side])
    else expect(told.to).toBeLessThanOrEqual(told.from)
  }
})
