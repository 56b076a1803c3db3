import type { FieldFile } from '@sandtable/scenario'
import { begin, digest, encode, isSpace, over, pending, rollDice, seeded, submit } from '@sandtable/kernel'
import { fieldScenario, MANPOWER } from '@sandtable/manpower'

/** A battle in which everybody leaves everything to chance, as one word that changes with any of its events. */
export function chanceBattle(file: FieldFile, seed: string): string {
  const game = begin(MANPOWER, fieldScenario(file), { dice: seeded(seed) })
  const chance = seeded(`${seed}, answers`)
  while (!over(game)) {
    const [decision] = pending(game)
    if (decision === undefined) throw new Error('nobody decides')
    const { options, player } = decision
    const answer = isSpace(options) ? options.sample(chance) : options[rollDice(chance, options.length)]
    if (answer === undefined || submit(game, player, answer) !== null) throw new Error('no option')
  }
  return digest(encode(game.log))
}
