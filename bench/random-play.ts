import type { Answer, Dice, Kind, Options, Ruleset } from '@sandtable/kernel'
import { begin, isSpace, playOut, rollDice, seeded } from '@sandtable/kernel'
import { cost } from './measure.ts'

export const anyOption = (options: Options, dice: Dice): Answer =>
  isSpace(options) ? options.sample(dice) : (options[rollDice(dice, options.length)] as Answer)

/** All rules of a ruleset together are much code: it takes so long until the machine has learned it, 10 s. */
export const RULES_WARM_UP = 10_000_000

/** Whole games of random play, nothing recorded: the time of one answer, with all its consequences. */
export function randomPlay<K extends Kind>(
  rules: Ruleset<K>,
  s: K['s'],
  warmUp = RULES_WARM_UP,
): Record<string, number> {
  const dice = seeded('random play')
  let [games, answers] = [0, 0]
  const play = (): void => {
    games++
    const g = begin(rules, s, { dice, record: false })
    playOut(g, (_g, _player, _kind, options) => {
      answers++
      return anyOption(options, dice)
    })
  }
  const us = cost(() => null, play, warmUp)
  return { us: (us * games) / answers, answers: answers / games }
}
