import { describe, expect, test } from 'vitest'
import type { Answer, Game } from '@sandtable/kernel'
import { begin, loaded, seeded, submit } from '@sandtable/kernel'
import type { FieldSpec, GroupSpec } from '../testing/field.ts'
import type { Manpower } from '../kind.ts'
import { at } from '../position.ts'
import { field } from '../testing/field.ts'
import { fireAt, happened } from '../testing/firing.ts'
import { MANPOWER } from '../ruleset.ts'
import { open } from '../testing/moves.ts'

const men = (side: number, y: number, units = 20): GroupSpec => ({
  side,
  stacks: [['riflemen-ww1', units]],
  at: [side === 0 ? 100 : 300, y],
})

/** Blue defends, and so goes first; two groups each, in range of each other. */
const FOUR: FieldSpec = { groups: [men(0, 100), men(0, 300), men(1, 100), men(1, 300)] }
const DONE: Answer = { do: 'done' }

/** A battle at the Targeting of its first turn. */
function targeting(spec: FieldSpec = FOUR, dice: readonly number[] = []): Game<Manpower> {
  const s = field(spec)
  const setup = { ...s.setup, turn: 1, order: [1, 0] }
  const falling = loaded(
    dice.map(die => die - 1),
    seeded('rest'),
  )
  return begin(MANPOWER, { ...s, setup, opening: { seq: 'battle', at: 'targeting' } }, { dice: falling })
}

function say(g: Game<Manpower>, player: number, ...answers: readonly Answer[]): void {
  for (const answer of answers) expect(submit(g, player, answer)).toBeNull()
}

const bothFire = (g: Game<Manpower>): void => {
  say(g, 1, fireAt([2, 0, 0], 20, 0), DONE)
  say(g, 0, fireAt([0, 0, 0], 20, 2), fireAt([1, 0, 0], 20, 3), DONE)
}

describe('as Acting begins', () => {
  test('[MG-sur-when] the first player may give up a group before the attacks on it', () => {
    const g = targeting()
    bothFire(g)
    expect(open(g)).toMatchObject({ kind: 'yield', player: 1 })
    expect([g.p.phase, g.p.active]).toEqual(['acting', 1])
    say(g, 1, { do: 'surrender', group: 2 })
    expect(at(g.p.groups, 2).where).toBe('captured')
    expect(open(g)).toMatchObject({ kind: 'yield', player: 1 })
    say(g, 1, DONE)
    expect(happened(g, 'volley-fired')).toHaveLength(1)
    expect(happened(g, 'attack-lost').map(({ declared }) => declared.group)).toEqual([2, 0])
  })

  test("[MG-sur-when] only the player's own groups, in the one form", () => {
    const g = targeting()
    bothFire(g)
    for (const answer of [
      { do: 'surrender', group: 0 },
      { do: 'surrender', group: 9 },
      { do: 'surrender', group: 2.5 },
      { do: 'surrender' },
      { do: 'hold' },
      'done',
    ])
      expect(submit(g, 1, answer)).toBe('not-an-option')
    expect(open(g).options.shape).toEqual({ groups: [2, 3] })
  })

  test('[MG-sur-when] a player without threats is not asked: neither the last to act, nor when there is no fire', () => {
    const calm = targeting()
    say(calm, 1, fireAt([2, 0, 0], 20, 0), DONE)
    say(calm, 0, DONE)
    expect(calm.p.turn).toBe(2)
    const g = targeting()
    bothFire(g)
    say(g, 1, DONE)
    expect(g.p.turn).toBe(2)
  })

  test('[MG-sur-when] a spell that is about to take effect threatens too', () => {
    const mage: GroupSpec = { side: 0, stacks: [['wizard', 1]], spells: ['firebolt'], at: [200, 100] }
    const g = targeting({ era: 'medieval', groups: [mage, men(1, 100)] })
    say(g, 1, DONE)
    const spell = g.s.spells.findIndex(({ id }) => id === 'firebolt')
    const aim = { at: 'stack', group: 1, stack: 0 }
    say(g, 0, { do: 'cast', spell, casters: [[0, 0]], aim }, DONE)
    expect(open(g)).toMatchObject({ kind: 'yield', player: 1 })
  })
})
