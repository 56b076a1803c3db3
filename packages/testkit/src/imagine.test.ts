import { expect, test } from 'vitest'
import { begin, encode, fork, imagine, isSpace, over, pending, playOut, seeded } from '@sandtable/kernel'
import { randomAnswer } from './trial.ts'
import { GOLD_RUN, printed } from './toy/ruleset.ts'

/** Options as text; for a space, its shape. */
const listed = (options: ReturnType<typeof pending>[number]['options']): string =>
  encode(isSpace(options) ? options.shape : options)

test('[K-14] an imagined game is the view for its player, asks the same, and continues to an end', () => {
  const s = printed(3)
  const g = begin(GOLD_RUN, s, { dice: seeded('imagined') })
  const dice = seeded('answers')
  let imagined = 0
  playOut(g, (_g, player, kind, options) => {
    const view = GOLD_RUN.view(s, g.p, player)
    const known = { rules: GOLD_RUN, s, view, agenda: g.agenda, player }
    const game = imagine(known, seeded(`world ${imagined++}`))
    expect(GOLD_RUN.view(s, game.p, player)).toEqual(view)
    const asked = pending(game).find(other => other.player === player)
    expect([asked?.kind, asked && listed(asked.options)]).toEqual([kind, listed(options)])
    const copy = fork(game)
    playOut(copy, (_copy, _player, _kind, open) => randomAnswer(open, copy.dice))
    expect([over(copy), over(game)]).toEqual([true, false])
    return randomAnswer(options, dice)
  })
  expect(imagined).toBeGreaterThan(20)
})

test('[K-14] the same dice imagine the same game, and stay as they were', () => {
  const s = printed(3)
  const g = begin(GOLD_RUN, s, { dice: seeded('imagined') })
  const known = { rules: GOLD_RUN, s, view: GOLD_RUN.view(s, g.p, 0), agenda: g.agenda, player: 0 }
  const dice = seeded('world')
  const [once, twice] = [imagine(known, dice), imagine(known, dice)]
  expect([once.p, once.dice]).toEqual([twice.p, twice.dice])
  expect(dice).toEqual(seeded('world'))
})
