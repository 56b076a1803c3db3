import { expect, test } from 'vitest'
import type { Entry, Parley, Word } from './parley.ts'
import { hearing, isAsked, outcomeBy, SILENCE, WORDS } from './parley.ts'
import { rollDice, seeded } from './dice.ts'

/** What counts after these words, said in order by players by their numbers. */
function after(players: number, ...said: readonly (readonly [number, Word])[]): Parley | string {
  let parley: Parley = SILENCE
  for (const [player, does] of said) {
    const next = hearing(parley, { player, does }, players)
    if (typeof next === 'string') return next
    parley = next
  }
  return parley
}

test('[K-18] whoever resigns or runs out of time loses for the whole side, and all other sides win', () => {
  expect(after(2, [1, 'resign'])).toMatchObject({ ended: { how: 'resigned', by: 1 } })
  expect(hearing(SILENCE, { player: 0, does: 'time-up' }, 2)).toMatchObject({
    ended: { how: 'forfeit', by: 0 },
  })
  expect(outcomeBy({ how: 'resigned', by: 0 }, [0, 1, 0, 2])).toEqual({
    winners: [1, 3],
    how: 'resigned',
    by: 0,
  })
})

test('[K-18] a draw takes everybody', () => {
  const offered = [2, 'offer-draw'] as const
  expect(after(3, offered, [0, 'accept'])).toMatchObject({
    open: { by: 2, what: 'draw', agreed: [0] },
    ended: null,
  })
  expect(after(3, offered, [0, 'accept'], [1, 'accept'])).toMatchObject({ ended: { how: 'agreed' } })
  expect(after(3, offered, [0, 'accept'], [1, 'decline'])).toEqual(SILENCE)
  expect(outcomeBy({ how: 'agreed', by: null }, [0, 1])).toEqual({ winners: [], how: 'agreed' })
})

test('[K-18] moves are given back by all others, and the game goes on', () => {
  expect(after(2, [0, 'ask-undo'], [1, 'accept'])).toEqual({ open: null, ended: null, granted: true })
})

test('[K-18] only others answer an offer, each once, and only its maker withdraws it', () => {
  expect(after(3, [0, 'offer-draw'], [0, 'accept'])).toBe('nothing-proposed')
  expect(after(3, [0, 'offer-draw'], [1, 'accept'], [1, 'accept'])).toBe('nothing-proposed')
  expect(after(3, [0, 'offer-draw'], [1, 'withdraw'])).toBe('nothing-proposed')
  expect(after(3, [0, 'offer-draw'], [0, 'withdraw'])).toEqual(SILENCE)
  expect(after(3, [0, 'decline'])).toBe('nothing-proposed')
})

test('[K-18] a new offer takes the place of an open one', () => {
  expect(after(2, [0, 'offer-draw'], [1, 'ask-undo'])).toMatchObject({ open: { by: 1, what: 'undo' } })
})

test('[K-18] whatever is said in whatever order, an end is final and an offer waits for those who have not answered', () => {
  for (let game = 0; game < 300; game++) {
    const dice = seeded(`parley ${game}`)
    const players = 2 + rollDice(dice, 3)
    let parley: Parley = SILENCE
    for (let n = 0; n < 40; n++) {
      const entry: Pick<Entry, 'player' | 'does'> = {
        player: rollDice(dice, players),
        does: WORDS[rollDice(dice, WORDS.length)] as Word,
      }
      const next = hearing(parley, entry, players)
      expect(next === 'game-over').toBe(parley.ended !== null)
      if (typeof next === 'string') continue
      const waits = [...Array(players).keys()].filter(player => isAsked(next.open, player))
      expect(waits.length > 0).toBe(next.open !== null)
      expect([next.open, next.ended, next.granted || null].filter(one => one !== null).length).toBeLessThan(2)
      parley = next
    }
  }
})
